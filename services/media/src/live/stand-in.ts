/**
 * Shows the card on channels whose worker is gone, in a process that runs no channels itself: it is there already, while the killed worker
 * has yet to start. Any worker takes the channel from it at once. Decision 0622.
 */
import { hostname } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { FILLED_GAP_MS, LIVE_SEGMENT_SECONDS, STAND_IN } from '@quintet/domain/live/live-ingest'
import { newId } from '@quintet/platform/identity/secrets'
import type { MediaParts } from '../parts.ts'
import { type Card, FIRST_LADDER, storedCard } from './card.ts'
import { ChannelLog, ChannelLost, type Run } from './channel-log.ts'
import { dropOldSegments } from './old-segments.ts'
import * as queries from './queries.ts'

type Parts = Pick<MediaParts, 'db' | 'storage' | 'log' | 'clock'> & { windowHours: number }

const LOOK_MS = 1000
const CARD_EVERY_MS = 200
const SWEEP_MS = 60_000
const SEGMENT_MS = LIVE_SEGMENT_SECONDS * 1000

export function standInForWorkers(parts: Parts): { stop(): Promise<void> } {
  const { db, storage, log } = parts
  const name = `${STAND_IN}${hostname()}:${process.pid}:${newId('w').slice(-6)}`
  const stopped = new AbortController()
  const shown = new Map<number, Promise<void>>()
  let seen = new Set<number>()

  const begin = (source: queries.LiveSource, card: Card): void => {
    const { itemId } = source
    const showing = showCard(parts, { source, name, card }, stopped.signal)
      .catch((error: unknown) => log.error({ err: error, itemId }, 'showing the card failed'))
      .finally(() => shown.delete(itemId))
    shown.set(itemId, showing)
    log.warn({ itemId }, 'a live channel has no worker: showing the card')
  }

  const look = async (): Promise<void> => {
    if (shown.size > 0) await queries.keepStandingIn(db, name)
    const deserted = (await queries.desertedSources(db)).filter(({ itemId }) => !shown.has(itemId))
    for (const source of deserted) {
      // Seen twice: after a restart of the database, the worker itself needs a moment to renew its lease.
      if (!seen.has(source.itemId)) continue
      const card = await storedCard(storage, `assets/${source.assetId}`, source.isSound ? null : FIRST_LADDER)
      if (card && (await queries.standIn(db, source.itemId, name))) begin(source, card)
    }
    seen = new Set(deserted.map(({ itemId }) => itemId))
  }

  const looking = (async () => {
    while (!stopped.signal.aborted) {
      await look().catch((error: unknown) => {
        seen = new Set()
        log.error({ err: error }, 'looking for live channels without a worker failed')
      })
      await sleep(LOOK_MS, undefined, { signal: stopped.signal, ref: false }).catch(() => {})
    }
  })()
  return {
    async stop() {
      stopped.abort()
      await looking
      await Promise.allSettled(shown.values())
    },
  }
}

type Showing = { source: queries.LiveSource; name: string; card: Card }

/** Broadcasts the card until a worker takes the channel. */
async function showCard(parts: Parts, { source, name, card }: Showing, signal: AbortSignal): Promise<void> {
  const log = await ChannelLog.open({ ...parts, held: { ...source, worker: name } })
  const run: Run = { form: card.form, isCard: true, hasParts: false }
  let sweptAt = performance.now()
  try {
    while (!signal.aborted) {
      const now = parts.clock.now().getTime()
      if (log.endsAt === null || log.endsAt <= now - SEGMENT_MS) {
        log.skipTo(now - FILLED_GAP_MS)
        await log.append(run, card.segment, now)
      } else await sleep(CARD_EVERY_MS, undefined, { signal, ref: false }).catch(() => {})
      if (performance.now() - sweptAt < SWEEP_MS) continue
      sweptAt = performance.now()
      await dropOldSegments(parts, source, parts.windowHours)
    }
  } catch (error) {
    if (!(error instanceof ChannelLost)) throw error
  }
}
