/**
 * Runs channels with a live source: each is run by one worker, under a lease that it renews every second. If the worker is killed, its lock
 * is free at once and another takes over; if its machine is gone, the lease expires. @spec decisions 12.10
 */
import { hostname } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import type { LiveSettings } from '@quintet/platform/config/config'
import type { Database } from '@quintet/platform/db/database'
import { newId } from '@quintet/platform/identity/secrets'
import { openLiveSource } from '@quintet/platform/identity/live-source'
import { withSourcesHere } from '@quintet/platform/storage/staging'
import type { MediaParts } from '../parts.ts'
import { runChannel } from './live-channel.ts'
import { dropOldSegments } from './old-segments.ts'
import * as queries from './queries.ts'
import { openFetched, pulledHls, pulledRtsp, pushedSrt } from './sources/fetched.ts'
import { openRtmpPort, type RtmpPort } from './sources/rtmp-port.ts'
import type { OpenSource } from './sources/source.ts'

export type LiveWork = {
  /** Resolves once each channel that was free at first has broadcast something, or after some seconds. */
  settled: Promise<unknown>
  /** Releases all channels, so that other workers take them over at once. */
  stop(): Promise<void>
}

type Parts = Pick<MediaParts, 'db' | 'storage' | 'log' | 'clock'> & { live: LiveSettings }
type Held = { stop: () => void; done: Promise<void>; sealed: Buffer }

const LOOK_MS = 1000
/** How long a start waits for its channels: they would get no processor time while it loads everything else. */
const SETTLED_MS = 10_000
/** Between two channels that wait for a worker. */
const NEXT_MS = 50
const SWEEP_MS = 60_000

/** Runs channels in this process; the RTMP port is opened only when a channel needs it. */
export function workLive(parts: Parts): LiveWork {
  const { db, log, live } = parts
  const worker = `${hostname()}:${process.pid}:${newId('w').slice(-6)}`
  const stopped = new AbortController()
  const rtmp = openRtmpPort({ host: live.host, port: live.rtmpPort }, log)
  const channels = new Map<number, Held>()
  const airing: Promise<void>[] = []
  const looked = Promise.withResolvers<void>()

  const letGo = async ({ itemId }: queries.LiveSource, holding: Promise<void>): Promise<void> => {
    await holding.catch((error: unknown) => log.error({ err: error, itemId }, 'live channel failed'))
    channels.delete(itemId)
    // If the database is unreachable, the lease expires by itself.
    await queries.release(db, itemId, worker).catch(() => {})
  }

  const begin = (source: queries.LiveSource): void => {
    const ending = new AbortController()
    const aired = Promise.withResolvers<void>()
    airing.push(aired.promise)
    const signal = AbortSignal.any([stopped.signal, ending.signal])
    const holding = hold(parts, { source, worker, rtmp, onAir: aired.resolve }, signal)
    const done = letGo(source, holding).finally(aired.resolve)
    channels.set(source.itemId, { stop: () => ending.abort(), done, sealed: source.sealed })
    log.info({ itemId: source.itemId, kind: source.kind }, 'live channel started')
  }

  /** Renews the leases, and takes one channel that no worker has, so that each of several workers gets its share. False if there is none. */
  const look = async (session: Database): Promise<boolean> => {
    if (channels.size > 0) {
      const own = await queries.renew(session, worker)
      // A channel whose key has changed is restarted.
      for (const [itemId, { stop, sealed }] of channels) if (!own.get(itemId)?.equals(sealed)) stop()
    }
    for (const source of await queries.freeSources(db)) {
      if (channels.has(source.itemId) || (source.kind === 'rtmp' && !(await rtmp.listen()))) continue
      if (!(await queries.take(db, source.itemId, worker))) continue
      begin(source)
      return true
    }
    return false
  }

  const pause = (ms: number) =>
    sleep(ms, undefined, { signal: stopped.signal, ref: false }).catch(() => {
      // Stopped.
    })
  const keepLooking = async (session: Database, claim: () => Promise<boolean>): Promise<void> => {
    while (!stopped.signal.aborted) {
      // Not waited for: until it has the lock, only its leases tell others that it is there.
      await claim()
      const hasTaken = await look(session)
      if (!hasTaken) looked.resolve()
      await pause(hasTaken ? NEXT_MS : LOOK_MS)
    }
  }
  const looking = (async () => {
    while (!stopped.signal.aborted) {
      await queries.withWorkerLock(db, worker, keepLooking).catch((error: unknown) => {
        if (!stopped.signal.aborted) log.error({ err: error }, 'looking for live channels failed')
      })
      await pause(LOOK_MS)
    }
  })()
  return {
    settled: Promise.race([looked.promise.then(() => Promise.all(airing)), pause(SETTLED_MS)]),
    async stop() {
      stopped.abort()
      await looking
      await Promise.allSettled([...channels.values()].map(({ done }) => done))
      await rtmp.close()
    },
  }
}

type Holding = { source: queries.LiveSource; worker: string; rtmp: RtmpPort; onAir: () => void }

async function hold(
  parts: Parts,
  { source, worker, rtmp, onAir }: Holding,
  signal: AbortSignal,
): Promise<void> {
  const { db, storage, live } = parts
  const { itemId, assetId, kind, sealed, port } = source
  const secret = await openLiveSource(db, sealed, assetId)
  const sweep = () =>
    dropOldSegments(parts, source, live.windowHours).catch((error: unknown) => {
      if (!signal.aborted)
        parts.log.error({ err: error, itemId }, 'removing old segments of a live channel failed')
    })
  const sweeping = setInterval(sweep, SWEEP_MS)
  const held = { ...source, worker, onAir }
  const play = (opened: OpenSource) => runChannel(parts, held, opened, signal)
  const rules = { allowsPrivate: live.allowsPrivate }
  try {
    if (kind === 'rtmp') await play(rtmp.open(secret))
    else if (kind === 'srt')
      await play(openFetched(pushedSrt({ host: live.host, port: port ?? 0 }, secret), parts.log))
    else if (kind === 'hls') await play(openFetched(pulledHls(secret, rules), parts.log))
    else if (kind === 'rtsp') await play(openFetched(pulledRtsp(secret, rules), parts.log))
    else
      await withSourcesHere(storage, [secret], (pathOf) =>
        play({ connected: async () => ({ format: 'file', path: pathOf(secret) }), close: async () => {} }),
      )
  } finally {
    clearInterval(sweeping)
  }
}
