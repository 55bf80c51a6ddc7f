/** Lyrics in libraries: `.lrc` files, plain and enhanced, and lyrics embedded in media files. @spec decisions 11.12 */
import {
  type Lyrics,
  LYRICS_LINE_MAX_LENGTH,
  LYRICS_LINES_MAX,
  type LyricsLine,
} from '@quintet/domain/listening/lyrics'
import type { EmbeddedLyrics } from '@quintet/media-files/tools/lyrics'
import { cleanLanguage, cleanLine } from '../../title-fields/clean.ts'

/** `[01:02.34]`, optionally with hours, a comma, a colon before the hundredths, or whole seconds. */
const LINE_TIME = /^\s*\[((?:\d{1,2}:)?\d{1,3}:\d{1,2}(?:[.,:]\d{1,3})?)\]/
/** The time of a word in an enhanced file. */
const WORD_TIME = /<((?:\d{1,2}:)?\d{1,3}:\d{1,2}(?:[.,:]\d{1,3})?)>/g
/** A tag of the file: `[la:de]`, `[offset:+250]`. */
const ABOUT = /^\s*\[(ti|ar|al|au|lr|by|la|language|offset|length|re|tool|ve|id|#):([^\]]*)\]\s*$/i

/** Null if there is nothing to show. `said` is the language in the file's name, which overrides the one inside. */
export function readLyricsText(written: string, said: string | null = null): Lyrics | null {
  const timed: { at: number; text: string }[] = []
  const plain: string[] = []
  const about = new Map<string, string>()
  for (const line of written.replace(/^\u{FEFF}/u, '').split(/\r\n?|\n/)) {
    const [, name, value] = ABOUT.exec(line) ?? []
    if (name !== undefined && value !== undefined) about.set(name.toLowerCase(), value.trim())
    else {
      const { times, text } = timesOf(line)
      for (const at of times) timed.push({ at, text })
      if (times.length === 0) plain.push(text)
    }
  }
  const language = said ?? languageIn(about.get('la') ?? about.get('language'))
  // As the format defines it, a positive offset shows the lyrics sooner.
  const offset = Number(about.get('offset') ?? 0) / 1000 || 0
  if (timed.length === 0)
    return lyricsOf(
      language,
      plain.map((text) => ({ at: null, text })),
    )
  return lyricsOf(
    language,
    timed.map(({ at, text }) => ({ at: Math.max(0, at - offset), text })),
  )
}

/** The first embedded lyrics that can be shown. */
export function readEmbeddedLyrics(embedded: readonly EmbeddedLyrics[]): Lyrics | null {
  for (const held of embedded) {
    const language = languageIn(held.language)
    const read =
      'text' in held ? readLyricsText(held.text, language) : lyricsOf(language, wholeLines(held.lines))
    if (read) return read
  }
  return null
}

// Karaoke is timed by syllable; if any starts with a line feed, each that does starts a new line.
function wholeLines(parts: readonly { at: number; text: string }[]): { at: number; text: string }[] {
  if (!parts.some(({ text }) => /[\r\n]/.test(text))) return [...parts]
  const lines: { at: number; text: string }[] = []
  let isNew = true
  for (const { at, text } of parts) {
    const last = lines.at(-1)
    if (isNew || !last || /^[\r\n]/.test(text)) lines.push({ at, text })
    else last.text += text
    isNew = /[\r\n]$/.test(text)
  }
  return lines
}

function timesOf(line: string): { times: number[]; text: string } {
  const times: number[] = []
  let rest = line
  for (let found = LINE_TIME.exec(rest); found; found = LINE_TIME.exec(rest)) {
    times.push(secondsOf(found[1] ?? ''))
    rest = rest.slice(found[0].length)
  }
  const words = [...rest.matchAll(WORD_TIME)].map((match) => secondsOf(match[1] ?? ''))
  const [first] = words
  // Some enhanced files only time words.
  if (times.length === 0 && first !== undefined) times.push(first)
  return { times, text: rest.replace(WORD_TIME, '') }
}

/** "1:02:03.4", "02:03.45", "02:03:45". */
function secondsOf(clock: string): number {
  const [, hours = '0', minutes = '0', seconds = '0', fraction = '0'] =
    /^(?:(\d{1,2}):(?=\d{1,3}:\d{1,2}[.,]))?(\d{1,3}):(\d{1,2})(?:[.,:](\d{1,3}))?$/.exec(clock) ?? []
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) + Number(`0.${fraction}`)
}

function languageIn(written: string | undefined): string | null {
  return cleanLanguage(written?.replace(/\0/g, '').trim()) ?? null
}

/** Sorted, without leading, trailing and repeated empty lines. */
function lyricsOf(language: string | null, written: readonly LyricsLine[]): Lyrics | null {
  const cleaned = written.map(({ at, text }) => ({ at, text: cleanLine(text, LYRICS_LINE_MAX_LENGTH) ?? '' }))
  const ordered = cleaned.toSorted((a, b) => (a.at ?? 0) - (b.at ?? 0))
  const lines = ordered.filter(
    ({ text }, place) => text !== '' || (place > 0 && (ordered[place - 1]?.text ?? '') !== ''),
  )
  // A timed empty line marks the end of the last one; an untimed one is pointless.
  if (lines.at(-1)?.text === '' && lines.at(-1)?.at === null) lines.pop()
  return lines.some(({ text }) => text !== '') ? { language, lines: lines.slice(0, LYRICS_LINES_MAX) } : null
}
