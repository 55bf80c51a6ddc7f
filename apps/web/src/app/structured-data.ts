/** Structured data (schema.org) of pages, for search engines. Sources: schema.org types and Google's pages on structured data. */
import type { ContentItem } from '@quintet/contracts/content'
import type { BookSeries, Person, Work } from '@quintet/contracts/people'
import type { Competition, Team } from '@quintet/contracts/sport'
import { itemAddress } from '@quintet/domain/catalogue/categories'
import { competitionAddress, teamAddress } from '@quintet/domain/catalogue/competitions'
import { personAddress, seriesAddress } from '@quintet/domain/catalogue/people'
import { ageOfGuidance } from '@quintet/domain/youth/rating'
import { workAddress } from '@quintet/domain/catalogue/works'
import { verticalOf } from '../api/card.ts'

const TYPES: Record<ContentItem['kind'], string> = {
  movie: 'Movie',
  series: 'TVSeries',
  episode: 'TVEpisode',
  album: 'MusicAlbum',
  track: 'MusicRecording',
  channel: 'BroadcastService',
  audiobook: 'Audiobook',
  game: 'VideoGame',
  event: 'SportsEvent',
  extra: 'VideoObject',
}

type Thing = Record<string, unknown>

/** `origin` has no trailing slash. Unknown values are left out. */
export function structuredDataOf(item: ContentItem, origin: string): Thing {
  const { attributes, kind } = item
  const image = sharePictureOf(item)
  const people = (names: string | undefined, type: string): Thing[] | undefined =>
    names?.split(', ').map((name) => ({ '@type': type, name }))
  const seconds = attributes.duration
  return withoutUndefined({
    '@context': 'https://schema.org',
    '@type': TYPES[kind],
    name: attributes.title,
    url: origin + itemAddress(verticalOf(item), item.contentitem_id),
    description: attributes.short_description ?? attributes.description,
    image: image && origin + image,
    ...(kind === 'event'
      ? {
          startDate: item.starts_at ?? attributes.date,
          endDate: item.ends_at,
          competitor: people(attributes.teams, 'SportsTeam'),
          eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
          location: { '@type': 'VirtualLocation', url: origin + itemAddress('sports', item.contentitem_id) },
          organizer: attributes.publisher && { '@type': 'Organization', name: attributes.publisher },
        }
      : {
          datePublished: attributes.date ?? attributes.year?.toString(),
          inLanguage: attributes.language === 'zxx' ? undefined : attributes.language,
          duration: seconds === undefined || kind === 'channel' ? undefined : `PT${Math.round(seconds)}S`,
          contentRating: attributes.parental_guidance,
          typicalAgeRange: ageRangeOf(attributes.parental_guidance),
          director: people(attributes.director, 'Person'),
          actor: people(attributes.actors, 'Person'),
          author: people(attributes.author, 'Person'),
          readBy: people(attributes.narrator, 'Person'),
          byArtist: people(attributes.artist, 'MusicGroup'),
          publisher: attributes.publisher && { '@type': 'Organization', name: attributes.publisher },
          ...(attributes.series
            ? {
                isPartOf: { '@type': 'BookSeries', name: attributes.series },
                position: attributes.series_position,
              }
            : {}),
          ...(kind === 'game' ? { gamePlatform: 'Web browser', applicationCategory: 'Game' } : {}),
        }),
  })
}

/** Describes a person with a page here; for musicians, with their albums. */
export function personData(person: Person, origin: string): Thing {
  const { name, person_id: id } = person
  const albums = [...person.albums, ...person.singles]
  const books = [...person.written, ...person.narrated]
  return withoutUndefined({
    '@context': 'https://schema.org',
    '@type': albums.length > 0 ? 'MusicGroup' : 'Person',
    name,
    url: origin + personAddress(id),
    album: albums.length > 0 ? albums.map((album) => namedThing('MusicAlbum', album, origin)) : undefined,
    subjectOf:
      albums.length === 0 && books.length > 0
        ? books.map((book) => namedThing('Audiobook', book, origin))
        : undefined,
  })
}

export function workData(
  { name, other_names: otherNames, slug, composers, recordings }: Work,
  personId: number,
  origin: string,
): Thing {
  return withoutUndefined({
    '@context': 'https://schema.org',
    '@type': 'MusicComposition',
    name,
    alternateName: otherNames.length > 0 ? otherNames : undefined,
    url: origin + workAddress(personId, encodeURIComponent(slug)),
    composer: composers.map((composer) => ({
      '@type': 'Person',
      name: composer.name,
      url: origin + personAddress(composer.person_id),
    })),
    recordedAs: recordings.map(({ album, tracks: [first] }) =>
      withoutUndefined({
        '@type': 'MusicRecording',
        name,
        byArtist: first?.attributes.artist && { '@type': 'MusicGroup', name: first.attributes.artist },
        inAlbum: album && namedThing('MusicAlbum', album, origin),
      }),
    ),
  })
}

export function seriesData({ name, slug, authors, volumes }: BookSeries, origin: string): Thing {
  return withoutUndefined({
    '@context': 'https://schema.org',
    '@type': 'BookSeries',
    name,
    url: origin + seriesAddress(encodeURIComponent(slug)),
    author: authors.map((author) => ({
      '@type': 'Person',
      name: author.name,
      url: origin + personAddress(author.person_id),
    })),
    hasPart: volumes.map((volume) => ({
      ...namedThing('Audiobook', volume, origin),
      ...(volume.attributes.series_position === undefined
        ? {}
        : { position: volume.attributes.series_position }),
    })),
  })
}

export function competitionData({ name, slug, teams }: Competition, origin: string): Thing {
  return {
    '@context': 'https://schema.org',
    '@type': 'SportsOrganization',
    name,
    url: origin + competitionAddress(encodeURIComponent(slug)),
    subOrganization: teams.map((team) => sportsTeam(team, origin)),
  }
}

export function teamData({ competitions, ...team }: Team, origin: string): Thing {
  return {
    '@context': 'https://schema.org',
    ...sportsTeam(team, origin),
    memberOf: competitions.map(({ name, slug }) => ({
      '@type': 'SportsOrganization',
      name,
      url: origin + competitionAddress(encodeURIComponent(slug)),
    })),
  }
}

function sportsTeam({ name, team_id: id }: Pick<Team, 'name' | 'team_id'>, origin: string): Thing {
  return { '@type': 'SportsTeam', name, url: origin + teamAddress(id) }
}

function namedThing(type: string, item: ContentItem, origin: string): Thing {
  const url = origin + itemAddress(verticalOf(item), item.contentitem_id)
  return { '@type': type, name: item.attributes.title, url }
}

function ageRangeOf(guidance: string | undefined): string | undefined {
  const age = ageOfGuidance(guidance ?? null)
  return age === null ? undefined : `${age}-`
}

/** Returns the address of the picture for link previews: a wide one if there is one. */
export function sharePictureOf({ artwork, thumbnails }: ContentItem): string | undefined {
  return artwork['background_large'] ?? artwork['thumb_landscape_large'] ?? thumbnails.large
}

/** Returns a data script that no value in it can close early. */
export function structuredDataScript(thing: Thing): string {
  return `<script type="application/ld+json">${JSON.stringify(thing).replaceAll('<', '\\u003c')}</script>`
}

function withoutUndefined(thing: Thing): Thing {
  return Object.fromEntries(Object.entries(thing).filter(([, value]) => value !== undefined && value !== ''))
}
