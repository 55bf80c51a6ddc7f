/** What an editor does with the cues of a subtitle: shift, split, and look up. Seconds. @spec decisions 13.34 */

export type WrittenCue = { start: number; end: number; text: string; isAtTop: boolean }

/** How long a new cue is shown. */
const NEW_SECONDS = 2
/** Milliseconds are what files hold. */
const round = (seconds: number) => Math.round(seconds * 1000) / 1000

/** All of them later by so many seconds, or earlier; what would end before the film begins is left out. */
export function shiftCues<Cue extends WrittenCue>(cues: readonly Cue[], seconds: number): Cue[] {
  return cues.flatMap((cue) => {
    const end = round(cue.end + seconds)
    return end <= 0 ? [] : [{ ...cue, start: Math.max(0, round(cue.start + seconds)), end }]
  })
}

/** Two cues of one: at a time within it, else in its middle; the words part at the space that is nearest to it. */
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

/** An empty cue that begins at a time and ends before the next one does begin. */
export function cueAt(cues: readonly WrittenCue[], at: number): WrittenCue {
  const start = round(at)
  const next = cues.filter((cue) => cue.start > start).map((cue) => cue.start)
  return { start, end: round(Math.min(start + NEW_SECONDS, ...next)), text: '', isAtTop: false }
}

/** What is read of a cue, without its marks. */
export function wordsOf(text: string): string {
  return text.replaceAll(/<[^<>]*>/g, '').trim()
}

/** What is shown at a time. */
export function shownAt<Cue extends WrittenCue>(cues: readonly Cue[], at: number): Cue[] {
  return cues.filter(({ start, end }) => start <= at && at < end)
}
