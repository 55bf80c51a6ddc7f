/** A WebVTT file of kind "chapters" next to a film or a book. https://www.w3.org/TR/webvtt1/#introduction-chapters */
import { cleanTitle } from '../../title-fields/clean.ts'
import type { TitleChapter } from './facts.ts'

const TIMING = /^((?:\d+:)?\d{1,2}:\d{2}[.,]\d{3})\s+-->\s+((?:\d+:)?\d{1,2}:\d{2}[.,]\d{3})/
const MAX_CHAPTERS = 2000

/** The chapters in order; skips cues that have no name or end before they start. */
export function readChapterFile(written: string): TitleChapter[] {
  const chapters: TitleChapter[] = []
  for (const block of written.replace(/\r\n?/g, '\n').split(/\n{2,}/)) {
    const lines = block.split('\n')
    const at = lines.findIndex((line) => TIMING.test(line))
    const match = TIMING.exec(lines[at] ?? '')
    if (!match) continue
    const title = cleanTitle(
      lines
        .slice(at + 1)
        .join(' ')
        .replace(/<[^<>]*>/g, ''),
    )
    const [start, end] = [seconds(match[1] ?? ''), seconds(match[2] ?? '')]
    if (title !== undefined && end > start) chapters.push({ title, start, end })
  }
  return chapters.toSorted((a, b) => a.start - b.start).slice(0, MAX_CHAPTERS)
}

function seconds(clock: string): number {
  return clock
    .replace(',', '.')
    .split(':')
    .reduce((sum, part) => sum * 60 + Number(part), 0)
}
