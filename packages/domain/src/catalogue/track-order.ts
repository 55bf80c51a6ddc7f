/** The order of an album's tracks on its discs. @spec decisions 13.45 */

export const DISCS_MAX = 999
export const TRACK_NUMBER_MAX = 9999

/** Null if an album of one disc does not count its discs, or if the track has no number. */
export type TrackNumber = { disc: number | null; number: number | null }

/** Compares tracks by the order in which members see them. */
export function byTrackNumber(one: TrackNumber, other: TrackNumber): number {
  return (one.disc ?? 0) - (other.disc ?? 0) || (one.number ?? 0) - (other.number ?? 0)
}

/** True if two tracks share a number on one disc; tracks without a disc are on the first. */
export function isSamePlace(one: TrackNumber, other: TrackNumber): boolean {
  return one.number !== null && one.number === other.number && (one.disc ?? 1) === (other.disc ?? 1)
}

/** A track of an album of which a save is undone: its number before that save, its number now, and whether it would go back. */
export type UndoneTrack = { id: number; before: TrackNumber; now: TrackNumber; goesBack: boolean }

/**
 * Returns the tracks that cannot go back because another track has their earlier number now, and would keep it. A number that two tracks
 * already shared before the save, as imports bring, stops none. A track that stays keeps its own number, which may stop the next one.
 */
export function staysBehind(tracks: readonly UndoneTrack[]): number[] {
  const stays = new Set<number>()
  const isBack = ({ id, goesBack }: UndoneTrack) => goesBack && !stays.has(id)
  const isStopped = (track: UndoneTrack) =>
    isBack(track) &&
    !isSamePlace(track.before, track.now) &&
    tracks.some(
      (other) =>
        other !== track &&
        !isBack(other) &&
        isSamePlace(other.now, track.before) &&
        !isSamePlace(other.before, track.before),
    )
  for (let stopped = tracks.filter(isStopped); stopped.length > 0; stopped = tracks.filter(isStopped))
    for (const { id } of stopped) stays.add(id)
  return [...stays]
}

/** The tracks of one disc after a move, in their new order; each still has its disc and number from before. */
export type ArrangedDisc<Track> = { disc: number | null; tracks: readonly Track[] }

/**
 * Numbers tracks after a move. The places of a disc keep their numbers, gaps included; a disc whose numbers were not complete and distinct
 * is numbered from 1. Discs with the same tracks in the same order stay as they are.
 */
export function numberTracks<Track extends TrackNumber>(
  before: readonly Track[],
  after: readonly ArrangedDisc<Track>[],
): Track[] {
  return after.flatMap(({ disc, tracks }) => {
    const were = before.filter((track) => track.disc === disc)
    if (were.length === tracks.length && were.every((track, at) => track === tracks[at])) return tracks
    const numbers = numbersFor(were, tracks.length)
    return tracks.map((track, at) => ({ ...track, disc, number: numbers[at] ?? null }))
  })
}

function numbersFor(were: readonly TrackNumber[], count: number): number[] {
  const known = new Set(were.flatMap(({ number }) => number ?? []))
  const places = known.size === were.length ? [...known].toSorted((a, b) => a - b) : []
  while (places.length < count) places.push((places.at(-1) ?? 0) + 1)
  return places.slice(0, count)
}
