/** A heartbeat: the stream is alive, and reports its position. @spec decisions 4.20 */
import type { SegmentLease } from '@quintet/contracts/playback'
import { Problem } from '@quintet/contracts/problem'
import type { Member } from '@quintet/platform/identity/viewer'
import type { Title } from '../../catalogue/title.ts'
import { titlesFor } from '../../catalogue/visibility.ts'
import { hasBegunRental } from '../../rentals/service.ts'
import { movedBy } from '../../history/service.ts'
import { countedBy } from '../../usage/service.ts'
import type { PlaybackParts } from '../parts.ts'
import { type Beating, findBeating, keepBeat } from './queries.ts'

type Reported = { contentId?: number | undefined; position: number; sequence: number; at: string }

/** Returns until when the stream's address is valid, and renews the lease on its segments. */
export async function reportPosition(
  { db, clock, catalogue, leaseSegments }: PlaybackParts,
  viewer: Member,
  streamId: string,
  { contentId, ...reported }: Reported,
): Promise<{ expiresAt: string; segments?: SegmentLease }> {
  const now = clock.now()
  const index = titlesFor(catalogue, viewer)
  const asked = { streamId, accountId: viewer.accountId, itemId: contentId ?? null, now }
  // If another report changed something since it was read, it is read again, so that the rules apply to the current state.
  for (;;) {
    const beating = await findBeating(db, asked)
    if (!beating) throw new Problem('unknown_stream')
    const played = beating.isRunning ? index.find(beating.itemId, now) : null
    // As for media: a lease is as good as they are.
    const isRunning =
      played !== null && (beating.isSubscribed || (await hasBegunRental(db, viewer.accountId, played, now)))
    const title = index.find(contentId ?? beating.itemId, now)
    // The position is stored even if the stream has ended: a lost connection must not lose the position.
    const isOwn = title !== null && beating.profileId === viewer.profileId
    const report = isOwn ? reportOn(beating, title, { ...reported, at: new Date(reported.at) }, now) : {}
    if (!(await keepBeat(db, { ...report, touched: isRunning ? streamId : null, now }))) continue
    if (!isRunning) throw new Problem('stream_ended')
    const segments = beating.assetId === null ? null : leaseSegments({ streamId, assetId: beating.assetId })
    return { expiresAt: beating.expiresAt.toISOString(), ...(segments ? { segments } : {}) }
  }
}

/** What a report adds to usage, and how it moves the resume point. */
function reportOn(
  beating: Beating,
  title: Title,
  reported: { position: number; sequence: number; at: Date },
  now: Date,
) {
  const { streamId, profileId } = beating
  // A game has no end; its position is the time played.
  const duration = title.kind === 'game' ? 0 : (title.durationSeconds ?? reported.position)
  const report = { ...reported, duration }
  const counted = countedBy({ streamId, profileId, title }, report, beating, now)
  // A channel has no resume point, as it moves on.
  if (title.kind === 'channel') return { counted }
  return {
    counted,
    moved: movedBy({ profileId, title }, { ...report, sessionId: streamId }, beating.place, now),
  }
}
