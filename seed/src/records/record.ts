/** One title of the demo catalogue: its texts, its look, and its media. */
import type { TitleFile } from '@quintet/contracts/library'
import type { Language } from '@quintet/domain/basics/languages'
import type { Art } from '../art/art.ts'
import type { Words } from '../art/words.ts'

type Kind = NonNullable<TitleFile['kind']>

/** When a channel plays what. */
export type ProgrammeRules = NonNullable<TitleFile['programme']>['rules']

export type DemoTexts = Record<Language, { title: string; shortDescription: string; description: string }>

/** An episode or a track: media of its own inside its title's folder. */
export type DemoPart = {
  /** The path of the media below the title's folder, without the extension. */
  file: string
  facts: Omit<TitleFile, 'texts' | 'order'> & { kind: Kind; number: number }
  texts: Record<Language, { title: string; description?: string }>
}

export type DemoRecord = {
  /** Identifies the title permanently, and seeds its random values. */
  key: string
  /** The folder below the library. */
  folder: string
  /** The content of quintet.json besides the texts. */
  facts: Omit<TitleFile, 'texts' | 'order'> & { kind: Kind }
  texts: DemoTexts
  parts?: readonly DemoPart[]
  /** When an event is broadcast, counted from the first start and rounded to the quarter hour. */
  schedule?: { startsInMinutes: number; minutes: number }
  /** Set for an event broadcast live every quarter of an hour: its kick-off, in minutes after the quarter hour. */
  kicksOffAt?: number
  /** Null for a title without a picture, which real libraries have, too. */
  art: Art | null
  /** The poster's credits, left and right. */
  billing?: Words<readonly string[]>
}

/** A record with a picture to draw. */
export type Drawn = DemoRecord & { art: Art }

export const isDrawn = (record: DemoRecord): record is Drawn => record.art !== null

type People = NonNullable<TitleFile['people']>

/** Returns the credits of a film: director, writer, and the actors with their roles. */
export function cast(director: string, writer: string, actors: Record<string, string>): People {
  return [
    { name: director, role: 'director' },
    { name: writer, role: 'writer' },
    ...Object.entries(actors).map(([name, character]) => ({ name, role: 'actor' as const, character })),
  ]
}

/** Returns a track with one name per language, or the same in both. */
export function track(number: number, title: string, english = title): DemoPart {
  return {
    file: `${String(number).padStart(2, '0')} ${title}`,
    facts: { kind: 'track', number },
    texts: { de: { title }, en: { title: english } },
  }
}

type EpisodeTexts = readonly [title: string, description: string]

/** Returns the episodes of a series' folder by season, each in German and English. */
export function episodes(
  series: string,
  ...seasons: readonly (readonly (readonly [de: EpisodeTexts, en: EpisodeTexts])[])[]
): DemoPart[] {
  const two = (value: number) => String(value).padStart(2, '0')
  return seasons.flatMap((inSeason, before) =>
    inSeason.map(([de, en], place): DemoPart => {
      const [season, number] = [before + 1, place + 1]
      return {
        file: `Season ${two(season)}/${series} S${two(season)}E${two(number)} ${de[0]}`,
        facts: { kind: 'episode', season, number },
        texts: { de: { title: de[0], description: de[1] }, en: { title: en[0], description: en[1] } },
      }
    }),
  )
}
