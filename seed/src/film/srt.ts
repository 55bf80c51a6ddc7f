/** Subtitles as SubRip text. */

export type SubtitleCue = { start: number; end: number; text: string }

/** Times in seconds. */
export function toSrt(cues: readonly SubtitleCue[]): string {
  return cues
    .map(({ start, end, text }, i) => `${i + 1}\n${clock(start)} --> ${clock(end)}\n${text}\n`)
    .join('\n')
}

function clock(at: number): string {
  const ms = Math.round(at * 1000)
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0')
  return `${two(ms / 3_600_000)}:${two((ms / 60_000) % 60)}:${two((ms / 1000) % 60)},${String(ms % 1000).padStart(3, '0')}`
}
