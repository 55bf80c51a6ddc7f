/** A profile's own music: what it has heard, daily mixes, and what follows a queue. @spec product 6.1 */
import type { ContentItem } from '@quintet/contracts/content'
import type { DayMix as MixAnswer, OwnMusic, TrackList } from '@quintet/contracts/own-music'
import { Problem } from '@quintet/contracts/problem'
import { chanceOf, chooseMixes, MIX_TRACKS_MIN, mixIdOf, mixNamed } from '@quintet/domain/listening/own-music'
import { dayOf } from '@quintet/domain/basics/calendar'
import type { Database } from '@quintet/platform/db/database'
import type { Member } from '@quintet/platform/identity/viewer'
import type { Asking } from '../browsing/asking.ts'
import { wireList } from '../browsing/wire-list.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { Title } from '../catalogue/title.ts'
import type { TitleIndex } from '../catalogue/title-index.ts'
import { findTitle, titlesFor } from '../catalogue/visibility.ts'
import { heardBy, type HeardTrack, releasesOf } from './heard.ts'
import { playableTracks, tracksOfMix } from './mix-tracks.ts'

type Parts = { db: Database; catalogue: Catalogue }
/** `home` is the country of the account. */
type Asked = Asking & { viewer: Member; home: string }

const LATELY = 20
const MOST_PLAYED = 20
const HISTORY = 100
const COVERS = 4
const AFTER_TRACKS = 10
const AFTER_OF_RELEASE = 2
const RESEMBLING = 30

export async function readOwnMusic({ db, catalogue }: Parts, asked: Asked): Promise<OwnMusic> {
  const index = titlesFor(catalogue, asked.viewer)
  const heard = await heardBy(db, index, asked)
  const most = heard
    .filter(({ plays }) => plays > 0)
    .toSorted((a, b) => b.plays - a.plays)
    .slice(0, MOST_PLAYED)
  const history = heard.slice(0, HISTORY)
  const wire = wireOf(asked)
  return {
    lately: wire(unique(heard.map(({ release }) => release)).slice(0, LATELY)),
    most_played: joined(most, wire, ({ plays }) => ({ plays })),
    history: joined(history, wire, ({ at }) => ({ heard_at: at.toISOString() })),
    albums: wire(albumsOf([...most, ...history])),
    mixes: mixesFor(index, heard, asked),
  }
}

/** Throws `unknown_mix` if this profile does not have the mix today. */
export async function readDayMix({ db, catalogue }: Parts, asked: Asked, id: string): Promise<TrackList> {
  const index = titlesFor(catalogue, asked.viewer)
  const mix = mixNamed(id)
  const heard = mix ? await heardBy(db, index, asked) : []
  const isOffered = chooseMixes(releasesOf(heard)).some((chosen) => mixIdOf(chosen) === id)
  const tracks = mix && isOffered ? tracksOfMix(index, { mix, heard }, asked) : []
  if (tracks.length < MIX_TRACKS_MIN) throw new Problem('unknown_mix')
  return trackList(index, tracks, asked)
}

/** Throws `unknown_content` for a track that this viewer may not see. */
export function findMusicAfter({ catalogue }: Parts, asked: Asked, contentId: number): TrackList {
  const { viewer, now } = asked
  const index = titlesFor(catalogue, viewer)
  const track = findTitle(catalogue, contentId, { viewer, now })
  const release = (track.parentId === null ? null : index.find(track.parentId, now)) ?? track
  const chance = (seed: string) => (a: Title, b: Title) => chanceOf(seed, a.id) - chanceOf(seed, b.id)
  // A different order after each track and day: otherwise the same albums would repeat forever.
  const seed = `${viewer.profileId} ${dayOf(now)} ${contentId}`
  const tracks: Title[] = []
  for (const similar of index.similarTo(release, RESEMBLING, now)) {
    if (tracks.length >= AFTER_TRACKS) break
    const own = playableTracks(index, similar, asked)
    tracks.push(...own.toSorted(chance(seed)).slice(0, AFTER_OF_RELEASE))
  }
  tracks.sort(chance(seed))
  return trackList(index, tracks, asked)
}

function mixesFor(index: TitleIndex, heard: readonly HeardTrack[], asked: Asked): MixAnswer[] {
  const { now, language, spoilers } = asked
  return chooseMixes(releasesOf(heard)).flatMap(({ because, ...mix }) => {
    const reason = index.find(because, now)
    const tracks = tracksOfMix(index, { mix, heard }, asked)
    if (!reason || tracks.length < MIX_TRACKS_MIN) return []
    const albums = unique(tracks.map((track) => releaseOf(index, track, now)))
    return [
      {
        ...mix,
        id: mixIdOf(mix),
        because: {
          contentId: because,
          title: spoilers?.nameOf(reason, language) ?? reason.names[language],
        },
        covers: wireOf(asked)(albums.slice(0, COVERS)),
      },
    ]
  })
}

function trackList(index: TitleIndex, tracks: readonly Title[], asked: Asked): TrackList {
  const wire = wireOf(asked)
  const releases = tracks.map((track) => ({ track, release: releaseOf(index, track, asked.now) }))
  return { tracks: wire(tracks), albums: wire(albumsOf(releases)) }
}

const releaseOf = (index: TitleIndex, track: Title, now: Date): Title =>
  (track.parentId === null ? null : index.find(track.parentId, now)) ?? track

const albumsOf = (heard: readonly { track: Title; release: Title }[]): Title[] =>
  unique(heard.flatMap(({ track, release }) => (track.id === release.id ? [] : [release])))

const unique = (titles: readonly Title[]): Title[] => [
  ...new Map(titles.map((title) => [title.id, title])).values(),
]

const wireOf =
  (asked: Asked) =>
  (titles: readonly Title[]): ContentItem[] =>
    JSON.parse(wireList(titles, asked).toString()) as ContentItem[]

/** Each track in its wire form, with its additional data. */
function joined<Told>(
  heard: readonly HeardTrack[],
  wire: (titles: readonly Title[]) => ContentItem[],
  tell: (one: HeardTrack) => Told,
): (Told & { item: ContentItem })[] {
  const items = wire(heard.map(({ track }) => track))
  return heard.flatMap((one, at) => {
    const item = items[at]
    return item ? [{ item, ...tell(one) }] : []
  })
}
