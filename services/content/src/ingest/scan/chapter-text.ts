/**
 * Chapters as plain text next to a recording: lines of mp4chaps and m4b-tool, pairs of OGM and Nero, ffmpeg's FFMETADATA.
 * @spec decisions 9.14
 */
import type { LibraryFile } from '@quintet/media-files/library/library-folder'
import { cleanTitle } from '../../title-fields/clean.ts'
import { type CueSheet, FRAMES_PER_SECOND } from './cue-sheet.ts'
import type { TitleChapter } from './facts.ts'
import { nameOf } from './folder.ts'
import { endingOf } from './names.ts'

type Mark = { title: string | undefined; start: number }

const MAX_MARKS = 2000
const CLOCK = String.raw`(?:\d{1,3}:)?\d{1,2}:\d{2}(?:[.,]\d{1,9})?`
const LINE = new RegExp(String.raw`^(${CLOCK})(?:\s+(?:[-–]\s+)?(\S.*))?$`)
const PAIR = new RegExp(String.raw`^CHAPTER(\d{1,4})=(${CLOCK})$`, 'i')
const PAIR_NAME = /^CHAPTER(\d{1,4})NAME=(.*)$/i
const FFMETADATA = ';FFMETADATA'

export function isChapterText(file: LibraryFile): boolean {
  return endingOf(nameOf(file)) === 'txt'
}

/** Consecutive chapters, the last one up to the end; empty if there are none. */
export function readChapterText(written: string, durationSeconds: number): TitleChapter[] {
  const marks = marksIn(written)
  return marks
    .map(({ title, start }, place) => ({
      title: title ?? String(place + 1),
      start,
      end: Math.min(marks[place + 1]?.start ?? durationSeconds, durationSeconds),
    }))
    .filter(({ start, end }) => end > start)
}

/** The same as a cue sheet that splits a file; null for fewer than two marks. */
export function sheetOfChapters(written: string): CueSheet | null {
  const marks = marksIn(written)
  if (marks.length < 2) return null
  return {
    title: undefined,
    performer: undefined,
    genre: undefined,
    year: undefined,
    disc: undefined,
    tracks: marks.map(({ title, start }, place) => ({
      number: place + 1,
      title,
      performer: undefined,
      composer: undefined,
      file: '',
      start: Math.round(start * FRAMES_PER_SECOND),
    })),
  }
}

/** Sorted; of two at the same time the first one. */
function marksIn(written: string): Mark[] {
  const lines = written.split(/\r\n?|\n/).map((line) => line.trim())
  const isMetadata = lines.find((line) => line !== '')?.startsWith(FFMETADATA)
  const marks = isMetadata ? marksOfMetadata(lines) : [...marksOfLines(lines), ...marksOfPairs(lines)]
  const ordered = marks.toSorted((a, b) => a.start - b.start)
  return ordered.filter(({ start }, place) => start !== ordered[place - 1]?.start).slice(0, MAX_MARKS)
}

/** `00:28:30.500 The second chapter` */
function marksOfLines(lines: readonly string[]): Mark[] {
  return lines.flatMap((line) => {
    const [, clock, title] = LINE.exec(line) ?? []
    return clock === undefined ? [] : [{ title: cleanTitle(title), start: secondsOf(clock) }]
  })
}

/** `CHAPTER02=00:28:30.500` and `CHAPTER02NAME=The second chapter` */
function marksOfPairs(lines: readonly string[]): Mark[] {
  const names = new Map(
    lines.flatMap((line) => {
      const [, number, name] = PAIR_NAME.exec(line) ?? []
      return number === undefined ? [] : [[Number(number), cleanTitle(name)] as const]
    }),
  )
  return lines.flatMap((line) => {
    const [, number, clock] = PAIR.exec(line) ?? []
    return clock === undefined ? [] : [{ title: names.get(Number(number)), start: secondsOf(clock) }]
  })
}

// https://ffmpeg.org/ffmpeg-formats.html#Metadata-2
function marksOfMetadata(lines: readonly string[]): Mark[] {
  const marks: Mark[] = []
  let timebase = 1e-9
  let isChapter = false
  for (const line of lines) {
    if (line.startsWith('[')) {
      isChapter = line.toUpperCase() === '[CHAPTER]'
      timebase = 1e-9
      if (isChapter) marks.push({ title: undefined, start: Number.NaN })
    }
    const mark = isChapter ? marks.at(-1) : undefined
    const [, name = '', value = ''] = /^(\w+)=(.*)$/.exec(line) ?? []
    if (!mark) continue
    if (/^timebase$/i.test(name)) timebase = shareOf(value)
    else if (/^start$/i.test(name)) mark.start = Number(value) * timebase
    else if (/^title$/i.test(name)) mark.title = cleanTitle(value.replace(/\\(.)/g, '$1'))
  }
  return marks.filter(({ start }) => Number.isFinite(start) && start >= 0)
}

function shareOf(written: string): number {
  const [part, whole] = written.split('/').map(Number)
  return (part ?? 0) / (whole ?? 1)
}

function secondsOf(clock: string): number {
  return clock
    .replace(',', '.')
    .split(':')
    .reduce((sum, part) => sum * 60 + Number(part), 0)
}
