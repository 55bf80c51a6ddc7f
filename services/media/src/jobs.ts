/** The media service's work: packages what is ordered, and makes sure that no order is forgotten. */
import { availableParallelism } from 'node:os'
import { sweepConfined } from '@quintet/media-files/tools/confine'
import { isPatched } from '@quintet/media-files/tools/patched'
import { findSandbox, readMediaToolVersion } from '@quintet/media-files/tools/executables'
import { makeAvifWhenIdle } from './publish/avif.ts'
import type { MediaParts } from './parts.ts'
import { makeAsset } from './publish/assets.ts'
import { publishPicture } from './publish/pictures.ts'
import * as queries from './publish/queries.ts'
import { sweepStages } from './publish/stages.ts'
import { collectUnused } from './publish/unused.ts'

export type MediaWork = {
  /** Aborts running work and waits until it has ended; the next process redoes it. */
  stop(): Promise<void>
}

type Watch = {
  until: AbortSignal
  /** Registers running work, so that stopping waits for it. */
  watch: (done: Promise<void>) => Promise<void>
}

const LOOK_AGAIN_MS = 30_000
// ffmpeg uses all cores for video and one for audio; two at once keep them busy.
const ASSETS_AT_ONCE = Math.min(2, availableParallelism())
const PICTURES_AT_ONCE = 2

/**
 * Works off the media queues in this process. Without ffmpeg only pictures are made; media wait, and start within half a minute after it is
 * installed.
 */
export async function workMedia(parts: MediaParts): Promise<MediaWork> {
  const { jobs, log, storage } = parts
  const stopped = new AbortController()
  const running = new Set<Promise<void>>()
  const until = stopped.signal
  const watch = async (done: Promise<void>): Promise<void> => {
    running.add(done)
    await done.finally(() => running.delete(done))
  }
  await sweepConfined()
  // Leftovers only take up space, so an unreachable bucket must not prevent the start.
  await Promise.all([storage.sweep(), sweepStages(parts)]).catch((error: unknown) =>
    log.error({ err: error }, 'sweeping storage failed'),
  )
  await jobs.work('media.picture', { atOnce: PICTURES_AT_ONCE, until }, ({ pictureId }, signal) =>
    watch(publishPicture(parts, pictureId, signal)),
  )

  let isPackaging = false
  let idle: Promise<unknown> | null = null
  const look = async (): Promise<void> => {
    if (!isPackaging) isPackaging = await startPackaging(parts, { until, watch })
    await remindOfOpen(parts)
    await collectUnused(parts)
    idle ??= makeAvifWhenIdle(parts, until)
      .catch((error: unknown) => log.error({ err: error }, 'making AVIF failed'))
      .finally(() => (idle = null))
  }
  await look()
  if (!isPackaging)
    log.warn({}, 'ffmpeg is not installed: films and music wait (on Debian: apt-get install ffmpeg)')
  const timer = setInterval(() => {
    look().catch((error: unknown) => {
      if (!until.aborted) log.error({ err: error }, 'looking for unpackaged media failed')
    })
  }, LOOK_AGAIN_MS)
  timer.unref()
  return {
    async stop() {
      clearInterval(timer)
      stopped.abort()
      await Promise.allSettled([...running, idle])
    },
  }
}

// Jobs are lost if their workers die too often. One that is already queued is not added again.
async function remindOfOpen({ db, jobs }: MediaParts): Promise<void> {
  for (const { id } of await queries.openAssets(db))
    await jobs.enqueue(db, 'media.package', { assetId: id }, { key: id })
  for (const { id } of await queries.waitingPictures(db))
    await jobs.enqueue(db, 'media.picture', { pictureId: id }, { key: id })
}

async function startPackaging(parts: MediaParts, { until, watch }: Watch): Promise<boolean> {
  const version = await readMediaToolVersion()
  if (version === null) return false
  const { isComplete, lacks, hasCallFilter, hasOtherUser } = await findSandbox()
  parts.log.info(
    { ffmpeg: version, isConfined: isComplete, hasCallFilter, hasOtherUser },
    'ready to package media',
  )
  if (!isComplete)
    parts.log.warn(
      { lacks },
      'ffmpeg runs without a sandbox and can read the files of this service: import only files you trust',
    )
  if (!isPatched(version))
    parts.log.warn(
      { ffmpeg: version },
      'this ffmpeg has known vulnerabilities; install a version listed in SECURITY.md',
    )
  await parts.jobs.work('media.package', { atOnce: ASSETS_AT_ONCE, until }, ({ assetId }, signal) =>
    watch(makeAsset(parts, assetId, signal)),
  )
  return true
}
