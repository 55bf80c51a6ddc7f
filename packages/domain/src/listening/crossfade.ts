/** Crossfade: two tracks play together where one gives way to the other, for a time that the listener chooses. @spec decisions 11.16 */

/** Seconds to choose from; 0 means no crossfade. */
export const CROSSFADES = [0, 2, 4, 8, 12] as const
export type Crossfade = (typeof CROSSFADES)[number]

/** A crossfade takes at most this share of a track. */
const MOST_SHARE = 1 / 3

/** A track's position: its album, disc and track number. */
export type AlbumPlace = { groupId: number; season?: number | undefined; number?: number | undefined }

/**
 * True if the tracks follow each other on their album, which then plays without a crossfade. Unnumbered tracks of the same album count as
 * consecutive.
 */
export function runsOn(before: AlbumPlace, after: AlbumPlace): boolean {
  if (before.groupId !== after.groupId) return false
  if (before.number === undefined || after.number === undefined) return true
  const discs = (after.season ?? 1) - (before.season ?? 1)
  return discs === 0 ? after.number === before.number + 1 : discs === 1 && after.number === 1
}

type Track = { place: AlbumPlace; seconds: number }

/** Seconds for which both tracks play together; 0 is a gapless transition. */
export function overlapOf(wish: Crossfade, before: Track, after: Track): number {
  if (runsOn(before.place, after.place)) return 0
  return Math.min(wish, before.seconds * MOST_SHARE, after.seconds * MOST_SHARE)
}

const QUARTER = Math.PI / 2
const within = (share: number) => Math.min(1, Math.max(0, share))

/** The gain of the incoming track at this share of the crossfade. The total energy of both tracks stays constant. */
export const fadeIn = (share: number): number => Math.sin(within(share) * QUARTER)

/** As `fadeIn`, for the outgoing track. */
export const fadeOut = (share: number): number => Math.cos(within(share) * QUARTER)
