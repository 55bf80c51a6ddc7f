/** Two tracks that sound together where one gives way to the other, as somebody may choose. @spec decisions 11.16 */

/** Seconds to choose from; 0: none. */
export const CROSSFADES = [0, 2, 4, 8, 12] as const
export type Crossfade = (typeof CROSSFADES)[number]

/** A track gives no neighbour more than this share of itself. */
const MOST_SHARE = 1 / 3

/** Where a track stands: on which album, on which of its discs, and there. */
export type AlbumPlace = { groupId: number; season?: number | undefined; number?: number | undefined }

/**
 * Whether a track goes on from another as their album does. Such an album runs through: nothing of it may sound at another time. Tracks
 * without numbers are left alone as well.
 */
export function runsOn(before: AlbumPlace, after: AlbumPlace): boolean {
  if (before.groupId !== after.groupId) return false
  if (before.number === undefined || after.number === undefined) return true
  const discs = (after.season ?? 1) - (before.season ?? 1)
  return discs === 0 ? after.number === before.number + 1 : discs === 1 && after.number === 1
}

type Track = { place: AlbumPlace; seconds: number }

/** For how many seconds they sound together; 0: one follows the other without a gap. */
export function overlapOf(wish: Crossfade, before: Track, after: Track): number {
  if (runsOn(before.place, after.place)) return 0
  return Math.min(wish, before.seconds * MOST_SHARE, after.seconds * MOST_SHARE)
}

const QUARTER = Math.PI / 2
const within = (share: number) => Math.min(1, Math.max(0, share))

/** What a sample of the one that comes is multiplied with, by the share that is over. The energy of both together stays. */
export const fadeIn = (share: number): number => Math.sin(within(share) * QUARTER)

/** As `fadeIn`, of the one that goes. */
export const fadeOut = (share: number): number => Math.cos(within(share) * QUARTER)
