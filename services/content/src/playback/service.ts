/** Keeping and ending streams, and trailers. @spec decisions 4.20 */
import type { SegmentLease } from '@quintet/contracts/playback'
import { Problem } from '@quintet/contracts/problem'
import { MEDIA_ADDRESS_MS } from '@quintet/domain/streams'
import type { Member, Viewer } from '@quintet/platform/identity/viewer'
import { findTitle, titlesFor } from '../catalogue/visibility.ts'
import { recordPosition } from '../history/service.ts'
import { countReport } from '../usage/service.ts'
import { signAddress } from './address.ts'
import type { PlaybackParts } from './parts.ts'
import * as queries from './queries.ts'

/** The stream id in the address of a trailer, which everybody may play. */
export const TRAILER_STREAM = 'trailer'

/** A heartbeat. Answers until when the stream's address holds, and renews the lease on its segments. */
export async function reportPosition(
  { db, clock, catalogue, leaseSegments }: PlaybackParts,
  viewer: Member,
  streamId: string,
  reported: { contentId?: number | undefined; position: number; sequence: number; at: string },
): Promise<{ expiresAt: string; segments?: SegmentLease }> {
  const now = clock.now()
  const stream = await queries.findStream(db, streamId, viewer.accountId)
  if (!stream) throw new Problem('unknown_stream')
  const index = titlesFor(catalogue, viewer)
  const title = index.find(reported.contentId ?? stream.item_id, now)
  const [running] = index.find(stream.item_id, now) ? await queries.findRunning(db, [streamId], now) : []
  const { profileId } = viewer
  await db.transaction().execute(async (trx) => {
    // The position is kept even when the stream has ended: nobody loses their place to a lost connection.
    if (title && stream.profile_id === profileId) {
      const report = {
        ...reported,
        at: new Date(reported.at),
        // A game has no end; its position is the time played.
        duration: title.kind === 'game' ? 0 : (title.durationSeconds ?? reported.position),
      }
      await countReport(trx, { streamId, profileId, title }, report, now)
      // Nobody goes back to a place of a channel: it has moved on.
      if (title.kind !== 'channel')
        await recordPosition(trx, { profileId, title }, { ...report, sessionId: stream.id }, now)
    }
    if (running) await queries.touchStream(trx, streamId, now)
  })
  if (!running) throw new Problem('stream_ended')
  const segments = running.asset_id === null ? null : leaseSegments({ streamId, assetId: running.asset_id })
  return { expiresAt: stream.expires_at.toISOString(), ...(segments ? { segments } : {}) }
}

export async function endPlayback(
  { db, clock }: PlaybackParts,
  viewer: Member,
  streamId: string,
): Promise<void> {
  const stream = await queries.findStream(db, streamId, viewer.accountId)
  if (!stream) throw new Problem('unknown_stream')
  await queries.endStream(db, streamId, clock.now())
}

/** The address of a trailer, for everyone who may see the title. */
export function openTrailer(
  { clock, catalogue, addressKey }: PlaybackParts,
  viewer: Viewer | null,
  contentId: number,
): { type: 'TRAILER'; manifest: string } {
  const now = clock.now()
  const { trailerAssetId } = findTitle(catalogue, contentId, { viewer, now })
  if (trailerAssetId === null) throw new Problem('no_trailer')
  const expiry = Math.floor((now.getTime() + MEDIA_ADDRESS_MS) / 1000)
  const base = signAddress(addressKey, { streamId: TRAILER_STREAM, assetId: trailerAssetId, expiry })
  return { type: 'TRAILER', manifest: `${base}/master.m3u8` }
}
