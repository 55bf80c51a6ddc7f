/**
 * Reads Advanced SubStation Alpha subtitles, from a file or from within a film: keeps the text and drops the styling.
 * http://www.tcax.org/docs/ass-specs.htm
 */
import { type Cue, cleanCue, MAX_CUE_CHARACTERS, MAX_CUES } from './cues.ts'

export function isAss(text: string): boolean {
  return /^\[(?:script info|events)\]/im.test(text.slice(0, 10_000)) && /^dialogue:/im.test(text)
}

/** Returns the cues of an ASS or SSA file in order of time, without drawings and comments. */
export function parseAss(text: string): Cue[] {
  const cues: Cue[] = []
  let fields = ['layer', 'start', 'end', 'style', 'name', 'marginl', 'marginr', 'marginv', 'effect', 'text']
  let isEvents = false
  for (const row of text.split(/\r\n?|\n/)) {
    if (row.startsWith('[')) isEvents = /^\[events\]/i.test(row)
    if (!isEvents || cues.length >= MAX_CUES) continue
    const colon = row.indexOf(':')
    const word = row.slice(0, colon).trim().toLowerCase()
    if (word === 'format')
      fields = row
        .slice(colon + 1)
        .toLowerCase()
        .split(',')
        .map((name) => name.trim())
    if (word !== 'dialogue') continue
    const cue = cueOf(row.slice(colon + 1), fields)
    if (cue) cues.push(cue)
  }
  return cues.toSorted((a, b) => a.start - b.start || a.end - b.end)
}

function cueOf(dialogue: string, fields: readonly string[]): Cue | null {
  // The text is the last field and may itself contain commas.
  const values = dialogue.split(',')
  const valueOf = (name: string): string => values[fields.indexOf(name)]?.trim() ?? ''
  const written = values
    .slice(fields.length - 1)
    .join(',')
    .slice(0, MAX_CUE_CHARACTERS)
  const [start, end] = [secondsOf(valueOf('start')), secondsOf(valueOf('end'))]
  const said = withoutDrawing(written)
  if (end <= start || said === '') return null
  return { start, end, text: said, isAtTop: /\\(?:an[789]|a[567])\b/.test(written) }
}

function secondsOf(clock: string): number {
  const [, hours, minutes, seconds] = /^(\d{1,4}):(\d{1,2}):(\d{1,2}(?:[.,]\d{1,3})?)$/.exec(clock) ?? []
  return Number(hours ?? 0) * 3600 + Number(minutes ?? 0) * 60 + Number((seconds ?? '0').replace(',', '.'))
}

// Between {\p1} and {\p0} the letters are drawing commands. Angle brackets are ordinary text.
function withoutDrawing(written: string): string {
  let isDrawing = false
  let text = ''
  for (const [, override, said] of written.matchAll(/(\{[^{}]*\})|([^{]+|\{)/g)) {
    if (override !== undefined) {
      const scale = [...override.matchAll(/\\p(\d+)/g)].at(-1)?.[1]
      if (scale !== undefined) isDrawing = Number(scale) > 0
      const slant = /\\i([01])/.exec(override)?.[1]
      if (slant !== undefined && !isDrawing) text += slant === '1' ? '<i>' : '</i>'
    } else if (!isDrawing)
      text += (said ?? '')
        .replace(/\\N|\\n/g, '\n')
        .replace(/\\h/g, ' ')
        .replace(/[&<>]/g, (letter) => ESCAPED[letter] ?? '')
  }
  return cleanCue(text)
}

const ESCAPED: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
