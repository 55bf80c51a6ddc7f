/** Ends streams, and opens trailers. @spec decisions 4.20 */
import { Problem } from '@quintet/contracts/problem'
import { MEDIA_ADDRESS_MS } from '@quintet/domain/playback/streams'
import type { Member, Viewer } from '@quintet/platform/identity/viewer'
import { findTitle } from '../catalogue/visibility.ts'
import { signAddress } from './address.ts'
import type { PlaybackParts } from './parts.ts'
import * as queries from './queries.ts'

/** The stream id in a trailer's address, which anyone may play. */
export const TRAILER_STREAM = 'trailer'

export async function endPlayback(
  { db, clock }: PlaybackParts,
  viewer: Member,
  streamId: string,
): Promise<void> {
  const stream = await queries.findStream(db, streamId, viewer.accountId)
  if (!stream) throw new Problem('unknown_stream')
  await queries.endStream(db, streamId, clock.now())
}

/** The address of a trailer, for viewers who may see the title. */
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
