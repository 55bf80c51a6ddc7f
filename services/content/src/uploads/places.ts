/** Where an upload goes in a library, and the facts in its name and tags. @spec decisions 9.22 */
import type { UploadFacts, UploadSection } from '@quintet/contracts/operator/uploads'
import type { UploadTags } from '@quintet/platform/db/columns'
import { parseEpisode } from '../ingest/scan/episode-names.ts'
import { baseOf, endingOf, formOf, parseBookFolder } from '../ingest/scan/names.ts'
import { parseTitleYear } from '../ingest/scan/title-names.ts'

/** With an extension and a year this does not exceed a file name's limit in any script. */
const NAME_LENGTH = 70
/** Where the name of the series ends. */
const EPISODE = /s?\d{1,4}[xe]\d{1,3}|$/i

const NOTHING = { year: null, season: null, number: null, owner: null }

/** Guesses what a single file is, for an operator to correct. Null if it is not media. */
export function guessFacts(path: string, tags: UploadTags): UploadFacts | null {
  const name = path.split('/').at(-1) ?? path
  const base = baseOf(name)
  switch (formOf(name)) {
    case 'video': {
      const episode = parseEpisode(base, null)
      if (episode?.season != null && episode.number != null) {
        const series = parseTitleYear(base.slice(0, base.search(EPISODE)))
        const title = series.title || folderOf(path) || base
        return {
          ...NOTHING,
          section: 'Shows',
          title,
          year: series.year,
          season: episode.season,
          number: episode.number,
        }
      }
      return { ...NOTHING, section: 'Movies', ...parseTitleYear(base) }
    }
    case 'audio':
      if (endingOf(name) === 'm4b') {
        const book = parseBookFolder(base)
        const [author, title] = book.title.includes(' - ') ? book.title.split(' - ', 2) : []
        return {
          ...NOTHING,
          section: 'Audiobooks',
          title: tags.album ?? tags.title ?? title ?? book.title,
          year: tags.year ?? book.year,
          owner: tags.albumArtist ?? tags.artist ?? author ?? null,
        }
      }
      return {
        ...NOTHING,
        section: 'Music',
        title: tags.title ?? base,
        year: tags.year ?? null,
        owner: tags.albumArtist ?? tags.artist ?? null,
      }
    case 'zip':
      return { ...NOTHING, section: 'Games', ...parseTitleYear(base) }
    default:
      return null
  }
}

function folderOf(path: string): string {
  return path.split('/').at(-2) ?? ''
}

/** The place of a single file with these facts. */
export function placeOfOne(path: string, facts: UploadFacts): string {
  const { section, title, year, season, number, owner } = facts
  const ending = endingOf(path.split('/').at(-1) ?? '')
  const name = year === null ? named(title) : `${named(title)} (${year})`
  switch (section) {
    case 'Shows': {
      const [place, episode] = [season ?? 1, number ?? 1].map((each) => String(each).padStart(2, '0'))
      return `Shows/${name}/Season ${place}/${named(title)} S${place}E${episode}.${ending}`
    }
    case 'Audiobooks':
      return `Audiobooks/${named(owner ?? 'Unknown')}/${name}/${named(title)}.${ending}`
    case 'Music':
      return `Music/${named(owner ?? 'Unknown')}/${named(title)}.${ending}`
    case 'Sports':
      return `Sports/${named(owner ?? 'Sport')}/${named(title)}.${ending}`
    case 'Games':
      return `Games/${name}.${ending}`
    default:
      return `Movies/${name}/${name}.${ending}`
  }
}

/** The place of a file that keeps its dragged folder. A folder named like the section ("Movies") is not doubled. */
export function placeOfMany(path: string, section: UploadSection): string {
  const [first = '', ...rest] = path.split('/')
  return rest.length > 0 && first.toLowerCase() === section.toLowerCase()
    ? [section, ...rest].join('/')
    : `${section}/${path}`
}

/** The folder in the section that contains a file, or the file itself if it is directly in the section. */
export function entryOf(place: string): string {
  return place.split('/').slice(0, 2).join('/')
}

/** An operator's text as a file name valid on any disk. */
function named(text: string): string {
  const plain = text
    .normalize('NFC')
    .replace(/[\p{Cc}\\/:*?"<>|]/gu, ' ')
    .replace(/\s+/g, ' ')
  const name = Array.from(plain).slice(0, NAME_LENGTH).join('')
  return /[^. ](?:.*[^. ])?/u.exec(name)?.[0] ?? 'Title'
}
