/**
 * Playback as a single file for other programs. Everything a program plays is one stream of its device, like a queue in the web player, and
 * runs for as long as the audio sent to it. @spec decisions 11.20
 */
import { Readable } from 'node:stream'
import { Problem } from '@quintet/contracts/problem'
import { VERTICAL_FACTS } from '@quintet/domain/catalogue/categories'
import type { Language } from '@quintet/domain/basics/languages'
import { HEARD_AHEAD_SECONDS } from '@quintet/domain/playback/streams'
import type { YouthWays } from '@quintet/domain/youth/youth-hours'
import type { Clock } from '@quintet/platform/clock/clock'
import type { Database } from '@quintet/platform/db/database'
import { isEntitled } from '@quintet/platform/identity/entitlement'
import type { Member } from '@quintet/platform/identity/viewer'
import type { Catalogue } from '../../catalogue/catalogue.ts'
import type { Title } from '../../catalogue/title.ts'
import { goOnCounting } from '../../usage/service.ts'
import * as queries from '../queries.ts'
import type { RunningStreams } from '../running.ts'
import type { Range } from '../send-file.ts'
import { openStream, titleToPlay } from '../start.ts'
import type { OpenRecording, Recording } from './recordings.ts'

export type HearingParts = {
  db: Database
  clock: Clock
  catalogue: Catalogue
  youthProtection: YouthWays
  streams: RunningStreams
  openRecording: OpenRecording
}

export type Heard = { title: Title; size: number; etag: string; read: (range: Range) => Readable }

/**
 * A track or book as a single file, in this device's stream; `isKept` if it is downloaded for later. Throws `unknown_content`,
 * `not_playable`, `no_subscription`, `not_available_here`, `youth_protected`, `too_many_streams`.
 */
export async function hear(
  parts: HearingParts,
  viewer: Member,
  { contentId, language, isKept }: { contentId: number; language: Language; isKept: boolean },
): Promise<Heard> {
  const now = parts.clock.now()
  const title = titleToPlay(parts.catalogue, contentId, viewer, now)
  if (VERTICAL_FACTS[title.vertical].playerType !== 'AUDIO' || title.isRented || !title.mainAsset)
    throw new Problem('not_playable')
  // Before any of its media is read.
  if (!(await isEntitled(parts.db, viewer.accountId, now))) throw new Problem('no_subscription')
  const recording = await parts.openRecording(title.mainAsset.id)
  if (!recording) throw new Problem('not_playable')
  const play = () => carry(parts, viewer, title, language)
  const streamId = await play()
  return {
    title,
    size: recording.size,
    etag: `"${title.mainAsset.id}"`,
    read: (range) =>
      Readable.from(send(parts, { title, recording, streamId, play, isKept }, range), { objectMode: false }),
  }
}

/** The id of the device's stream, which now plays this title. */
async function carry(parts: HearingParts, viewer: Member, title: Title, language: Language): Promise<string> {
  const { db, clock } = parts
  const now = clock.now()
  if (!(await isEntitled(db, viewer.accountId, now))) throw new Problem('no_subscription')
  const known = await queries.audioOfDevice(db, viewer, now)
  if (known?.item_id === title.id) return known.id
  const wish = { contentId: title.id, goesOn: true }
  const { id } = await openStream(parts, { viewer, title, wish, now, language })
  const heard = await queries.audioOfDevice(db, viewer, now)
  if (heard?.id !== id) throw new Problem('stream_ended')
  if (heard.item_id === title.id) return id
  const next = { itemId: title.id, assetId: title.mainAsset?.id ?? null }
  if (!(await queries.changeTitle(db, { ...viewer, id }, next, now))) throw new Problem('stream_ended')
  await goOnCounting(db, { streamId: id, title, profileId: viewer.profileId }, now)
  return id
}

/** Playing time per update: well below the silence after which a stream ends. */
const KEPT_EVERY_MS = 30_000

type Sending = {
  title: Title
  recording: Recording
  streamId: string
  play: () => Promise<string>
  isKept: boolean
}

/**
 * Sends the bytes while the stream may run, checked for each segment. A stream that timed out because the client stopped reading is started
 * again. Throws `stream_ended` if that is not allowed.
 */
async function* send(
  { db, clock, streams }: HearingParts,
  { title, recording, streamId: first, play, isKept }: Sending,
  range: Range,
): AsyncGenerator<Buffer> {
  const begun = clock.now().getTime()
  const msPerByte = ((title.durationSeconds ?? 0) * 1000) / recording.size
  let streamId = first
  let [sent, kept] = [0, 0]
  for await (const bytes of recording.read(range)) {
    if ((await streams.assetsOf(streamId, { fresh: false })).length === 0) {
      streamId = await play()
      if ((await streams.assetsOf(streamId, { fresh: true })).length === 0) throw new Problem('stream_ended')
    }
    yield bytes
    sent += bytes.length
    const until = Math.min(begun + sent * msPerByte, clock.now().getTime() + HEARD_AHEAD_SECONDS * 1000)
    if (isKept || until - kept < KEPT_EVERY_MS) continue
    kept = until
    await queries.keepStreamUntil(db, streamId, new Date(until))
  }
}
