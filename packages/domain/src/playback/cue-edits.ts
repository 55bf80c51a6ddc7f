/** Operations of the subtitle editor on cues: shift, split and look up. Times are in seconds. @spec decisions 13.34 */

export type WrittenCue = { start: number; end: number; text: string; isAtTop: boolean }

/** Duration of a new cue. */
const NEW_SECONDS = 2
/** Files store milliseconds. */
const round = (seconds: number) => Math.round(seconds * 1000) / 1000

/** Shifts all cues by so many seconds, negative for earlier; drops those that would end before the film begins. */
export function shiftCues<Cue extends WrittenCue>(cues: readonly Cue[], seconds: number): Cue[] {
  return cues.flatMap((cue) => {
    const end = round(cue.end + seconds)
    return end <= 0 ? [] : [{ ...cue, start: Math.max(0, round(cue.start + seconds)), end }]
  })
}

/** Splits a cue in two at a time within it, else in its middle; the words are divided at the nearest space. */
export function splitCue<Cue extends WrittenCue>(cue: Cue, at: number): [Cue, Cue] {
  const isWithin = at > cue.start && at < cue.end
  const time = round(isWithin ? at : (cue.start + cue.end) / 2)
  const wanted = ((time - cue.start) / (cue.end - cue.start)) * cue.text.length
  const spaces = [...cue.text.matchAll(/\s/g)].map(({ index }) => index)
  const [place = cue.text.length] = spaces.toSorted((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted))
  return [
    { ...cue, end: time, text: cue.text.slice(0, place).trim() },
    { ...cue, start: time, text: cue.text.slice(place).trim() },
  ]
}

/** Returns an empty cue that begins at this time and ends before the next one begins. */
export function cueAt(cues: readonly WrittenCue[], at: number): WrittenCue {
  const start = round(at)
  const next = cues.filter((cue) => cue.start > start).map((cue) => cue.start)
  return { start, end: round(Math.min(start + NEW_SECONDS, ...next)), text: '', isAtTop: false }
}

/** Returns the text of a cue without markup. */
export function wordsOf(text: string): string {
  return text.replaceAll(/<[^<>]*>/g, '').trim()
}

/** Returns the cues shown at this time. */
export function shownAt<Cue extends WrittenCue>(cues: readonly Cue[], at: number): Cue[] {
  return cues.filter(({ start, end }) => start <= at && at < end)
}
