/** The contents of a daily mix. @spec product 6.2 */
import {
  byTurns,
  chanceOf,
  type DayMix,
  isInMix,
  MIX_TRACKS,
  MIX_TRACKS_OF_ALBUM,
  mixIdOf,
} from '@quintet/domain/listening/own-music'
import { dayOf } from '@quintet/domain/basics/calendar'
import type { Member } from '@quintet/platform/identity/viewer'
import { isPlayable, type Title } from '../catalogue/title.ts'
import type { TitleIndex } from '../catalogue/title-index.ts'
import { hasRightsIn } from '../playback/countries.ts'
import type { HeardTrack } from './heard.ts'

/** How many of the most popular releases are considered for a mix. */
const RELEASES_READ = 2000

/** Tracks from releases the profile knows, alternating with others, in the day's order. */
export function tracksOfMix(
  index: TitleIndex,
  { mix, heard }: { mix: DayMix; heard: readonly HeardTrack[] },
  { viewer, home, now }: { viewer: Member; home: string; now: Date },
): Title[] {
  const seed = `${viewer.profileId} ${dayOf(now)} ${mixIdOf(mix)}`
  const byChance = (a: Title, b: Title) => chanceOf(seed, a.id) - chanceOf(seed, b.id)
  const known = new Set(heard.map(({ release }) => release.id))
  const { page } = index.page(
    { category: 'music-stream', sort: 'popularity', descending: true },
    { from: 0, to: RELEASES_READ },
    now,
  )
  const heardHere = heard.map(({ release }) => release)
  const releases = [...new Map([...heardHere, ...page].map((release) => [release.id, release])).values()]
    .filter((release) => isInMix(release, mix))
    .toSorted(byChance)
  const tracksOf = (release: Title): Title[] =>
    playableTracks(index, release, { home, now }).toSorted(byChance).slice(0, MIX_TRACKS_OF_ALBUM)
  const some = (isKnown: boolean) =>
    releases
      .filter(({ id }) => known.has(id) === isKnown)
      .flatMap(tracksOf)
      .toSorted(byChance)
  return byTurns(some(true), some(false), MIX_TRACKS)
}

/** The tracks of a release, or the single itself, that a member of this country can play. */
export function playableTracks(
  index: TitleIndex,
  release: Title,
  { home, now }: { home: string; now: Date },
): Title[] {
  const own = release.kind === 'track' ? [release] : [...index.childrenOf(release.id)]
  return own.filter(
    (track) =>
      track.kind === 'track' &&
      isPlayable(track) &&
      hasRightsIn(track, home) &&
      index.find(track.id, now) !== null,
  )
}
