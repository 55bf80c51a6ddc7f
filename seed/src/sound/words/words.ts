/** The lyrics of the demo's songs: the music has the tune without the singing. */
import type { Language } from '@quintet/domain/basics/languages'
import type { Score } from '../score/score.ts'
import { MARLENE_VOSS } from './marlene-voss.ts'
import { SALT_FLATS } from './salt-flats.ts'
import type { SongWords } from './song-words.ts'

type AlbumWords = { language: Language; songs: readonly SongWords[] }

export const WORDS: ReadonlyMap<string, AlbumWords> = new Map([
  ['albums/marlene-voss', { language: 'de', songs: MARLENE_VOSS }],
  ['albums/salt-flats', { language: 'en', songs: SALT_FLATS }],
])

export type SungLine = { at: number; text: string }

/** Returns when each line is sung, in seconds; an empty line marks an instrumental passage. */
export function linesOf({ phrases }: Pick<Score, 'phrases'>, words: SongWords): SungLine[] {
  const verses = [...(words.verse ?? [])]
  const sung = phrases.map(({ section, turn, at }, place): SungLine => {
    const own = words[section] ?? []
    const first = phrases.findIndex((phrase) => phrase.section === section && phrase.turn === turn)
    const text = section === 'verse' ? verses.shift() : own[(place - first) % own.length]
    return { at, text: text ?? '' }
  })
  return sung.filter(({ text }, place) => text !== '' || (sung[place - 1]?.text ?? '') !== '')
}

/** Formats lyrics as an `.lrc` file. */
export function toLrc(
  lines: readonly SungLine[],
  { title, artist, language }: { title: string; artist: string; language: Language },
): string {
  const about = [`[ti:${title}]`, `[ar:${artist}]`, `[la:${language}]`]
  return [...about, ...lines.map(({ at, text }) => `[${clock(at)}]${text}`), ''].join('\n')
}

function clock(at: number): string {
  const hundredths = Math.round(at * 100)
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0')
  return `${two(hundredths / 6000)}:${two((hundredths / 100) % 60)}.${two(hundredths % 100)}`
}
