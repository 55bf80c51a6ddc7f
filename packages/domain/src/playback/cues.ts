/** Converts subtitles to clean WebVTT: SRT and WebVTT files in any encoding, even if longer than the film. @spec decisions 4.27 */

/** A subtitle track, named after its files. */
export type NamedCues = {
  name: string
  language: string
  label: string
  kind: 'subtitles' | 'captions'
  /** True if it translates only what is spoken or written in a language other than the film's. */
  isForced: boolean
  cues: Cue[]
}

export type Cue = {
  /** Seconds. */
  start: number
  end: number
  /** WebVTT cue text with only the markup that players support. */
  text: string
  /** At the top of the picture, so that it does not cover text at the bottom. */
  isAtTop: boolean
}

export const MAX_CUES = 20_000
export const MAX_CUE_CHARACTERS = 2000
const MAX_MARKS = 200

// The encodings of SRT files before UTF-8; any other language used the Western one.
const OLD_ENCODINGS: Record<string, string> = {
  ru: 'windows-1251', uk: 'windows-1251', bg: 'windows-1251', sr: 'windows-1251',
  pl: 'windows-1250', cs: 'windows-1250', sk: 'windows-1250', hu: 'windows-1250', sl: 'windows-1250', hr: 'windows-1250', ro: 'windows-1250',
  el: 'windows-1253', tr: 'windows-1254', he: 'windows-1255', ar: 'windows-1256',
} // prettier-ignore

/** Decodes a subtitle file: by its byte order mark, else as UTF-8 if valid, else in the legacy encoding of its language. */
export function decodeSubtitle(bytes: Uint8Array, language: string): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder(OLD_ENCODINGS[language.split('-')[0] ?? ''] ?? 'windows-1252').decode(bytes)
  }
}

const TIME = String.raw`(?:(\d{1,4}):)?(\d{1,2}):(\d{1,2})[.,](\d{1,3})`
const TIMING = new RegExp(String.raw`^\s*${TIME}\s*-->\s*${TIME}(.*)$`)

/** Returns the cues of an SRT or WebVTT text in order of time. Skips anything that is not a cue. */
export function parseCues(text: string): Cue[] {
  const cues: Cue[] = []
  const rows = text.replace(/\r\n?/g, '\n').split('\n')
  for (let row = 0; row < rows.length && cues.length < MAX_CUES; row += 1) {
    const match = TIMING.exec(rows[row] ?? '')
    if (!match) continue
    const body: string[] = []
    // Some files have no blank line between cues, so the next timing line ends the cue as well.
    while (row + 1 < rows.length && rows[row + 1]?.trim() !== '' && !TIMING.test(rows[row + 1] ?? ''))
      body.push(rows[(row += 1)] ?? '')
    if (TIMING.test(rows[row + 1] ?? '') && /^\d+$/.test(body.at(-1)?.trim() ?? '')) body.pop()
    const written = body.join('\n').slice(0, MAX_CUE_CHARACTERS)
    const cue = {
      start: secondsOf(match.slice(1, 5)),
      end: secondsOf(match.slice(5, 9)),
      text: cleanCue(written),
      isAtTop: /\{\\an[789]\}/.test(written) || /\bline:\s*-?[0-2]?\d%?\b/.test(match[9] ?? ''),
    }
    if (cue.end > cue.start && cue.text !== '') cues.push(cue)
  }
  return cues.toSorted((a, b) => a.start - b.start || a.end - b.end)
}

/** Writes WebVTT. Drops cues that begin after the end of the film and shortens those that outlast it. */
export function writeWebVtt(cues: readonly Cue[], durationSeconds: number): string {
  const blocks = cues
    .filter(({ start }) => start < durationSeconds)
    .map(({ start, end, text, isAtTop }) => {
      const settings = isAtTop ? ' line:0' : ''
      return `${clock(start)} --> ${clock(Math.min(end, durationSeconds))}${settings}\n${text}\n`
    })
  return ['WEBVTT\n', ...blocks].join('\n')
}

function secondsOf([hours = '0', minutes, seconds, fraction = '']: (string | undefined)[]): number {
  return (
    Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) + Number(fraction.padEnd(3, '0')) / 1000
  )
}

function clock(seconds: number): string {
  const milliseconds = Math.round(seconds * 1000)
  const part = (value: number, length: number): string => String(value).padStart(length, '0')
  return (
    `${part(Math.floor(milliseconds / 3_600_000), 2)}:${part(Math.floor(milliseconds / 60_000) % 60, 2)}:` +
    `${part(Math.floor(milliseconds / 1000) % 60, 2)}.${part(milliseconds % 1000, 3)}`
  )
}

/** Returns WebVTT cue text. Keeps speakers and italics; drops fonts, colours, positions and karaoke. Everything else is text. */
export function cleanCue(written: string): string {
  const open: string[] = []
  let marks = 0
  const text = written
    .replace(/\{\\[^{}]*\}/g, '')
    .replace(/[^\P{Cc}\n]|\u{FEFF}/gu, '')
    .toWellFormed()
    .replace(/<[/a-z][^<>\n]{0,200}>|[&<>]/gi, (found) => {
      if (found.length === 1) return escapeCharacter(found)
      const tag = marks < MAX_MARKS ? keptTag(found, open) : null
      if (tag !== null) marks += 1
      return tag ?? ''
    })
    // Entities that the source already contained.
    .replace(/&amp;(amp|lt|gt|nbsp|lrm|rlm);/g, '&$1;')
  const closed =
    text +
    open
      .toReversed()
      .map((name) => `</${name}>`)
      .join('')
  return closed
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n')
    .replace(/-->/g, '→')
}

function escapeCharacter(character: string): string {
  return character === '&' ? '&amp;' : character === '<' ? '&lt;' : '&gt;'
}

// Returns null for a tag to drop. Tags are closed in reverse order of opening, as WebVTT requires.
function keptTag(written: string, open: string[]): string | null {
  const [, slash, name, speaker] = /^<(\/?)\s*([ibuv])(?:[.][\w.-]*)?(?:\s([^<>&]*))?>$/i.exec(written) ?? []
  const tag = name?.toLowerCase()
  if (tag === undefined) return null
  if (slash) {
    if (open.at(-1) !== tag) return null
    open.pop()
    return `</${tag}>`
  }
  if (tag === 'v' && !speaker?.trim()) return null
  open.push(tag)
  return tag === 'v' ? `<v ${speaker?.trim()}>` : `<${tag}>`
}
