/** Cue sheets, as rippers write them next to a single-file disc or into it: where its tracks start and their names. */
import { cleanLine, cleanTitle, cleanYear } from '../../title-fields/clean.ts'
import type { TitleChapter } from './facts.ts'

/** Discs count time in frames of 1/75 s; at 44 100 samples per second a frame is 588 samples. */
export const FRAMES_PER_SECOND = 75

export type CueTrack = {
  number: number
  title: string | undefined
  performer: string | undefined
  composer: string | undefined
  /** Name of the file that contains it. */
  file: string
  /** In frames from the start of that file. */
  start: number
}

export type CueSheet = {
  title: string | undefined
  performer: string | undefined
  genre: string | undefined
  year: number | undefined
  disc: number | undefined
  tracks: CueTrack[]
}

const MAX_TRACKS = 2000
const LINE = /^(REM\s+)?(\w+)\s+(\S.*)$/i

/** Null if it lists no audio track with a start. */
export function readCueSheet(written: string): CueSheet | null {
  const sheet: CueSheet = {
    title: undefined,
    performer: undefined,
    genre: undefined,
    year: undefined,
    disc: undefined,
    tracks: [],
  }
  let file = ''
  let track: CueTrack | null = null
  for (const line of written.split(/\r\n?|\n/)) {
    const [, isRemark, word = '', rest = ''] = LINE.exec(line.trim()) ?? []
    const said = unquoted(rest)
    switch (`${isRemark ? 'REM ' : ''}${word.toUpperCase()}`) {
      case 'FILE':
        file = fileNamed(rest)
        break
      case 'TRACK':
        track = newTrack(rest, file)
        break
      case 'TITLE':
        if (track) track.title = cleanTitle(said)
        else sheet.title = cleanTitle(said)
        break
      case 'PERFORMER':
        if (track) track.performer = cleanLine(said)
        else sheet.performer = cleanLine(said)
        break
      case 'SONGWRITER':
        if (track) track.composer = cleanLine(said)
        break
      case 'REM COMPOSER':
        if (track) track.composer ??= cleanLine(said)
        break
      case 'REM GENRE':
        sheet.genre = cleanLine(said, 100)
        break
      case 'REM DATE':
        sheet.year = cleanYear(said)
        break
      case 'REM DISCNUMBER':
        sheet.disc = Number.parseInt(said, 10) || undefined
        break
      case 'INDEX':
        if (track && begin(track, rest, file)) sheet.tracks.push(track)
    }
  }
  sheet.tracks = inOrder(sheet.tracks)
  return sheet.tracks.length > 0 ? sheet : null
}

function unquoted(text: string): string {
  return text.startsWith('"') ? text.slice(1, text.endsWith('"') ? -1 : undefined) : text
}

/** `"Whole Disc.wav" WAVE`, possibly with the folder in which it was ripped. */
function fileNamed(rest: string): string {
  const written = /^"([^"]*)"/.exec(rest)?.[1] ?? rest.split(' ').slice(0, -1).join(' ')
  return written.split(/[\\/]/).at(-1)?.normalize('NFC') ?? ''
}

/** Data tracks are not audio; their entries are skipped. */
const DATA = 0

function newTrack(rest: string, file: string): CueTrack {
  const [, number] = /^(\d{1,3})\s+AUDIO\b/i.exec(rest) ?? []
  return {
    number: number === undefined ? DATA : Number(number),
    title: undefined,
    performer: undefined,
    composer: undefined,
    file,
    start: -1,
  }
}

/** A track starts at INDEX 01; INDEX 00 is the pre-gap. */
function begin(track: CueTrack, rest: string, file: string): boolean {
  const [, index, minutes, seconds, frames] = /^(\d{1,2})\s+(\d{1,4}):(\d{2}):(\d{2})$/.exec(rest) ?? []
  if (track.number === DATA || Number(index) !== 1 || track.start >= 0) return false
  track.start = (Number(minutes) * 60 + Number(seconds)) * FRAMES_PER_SECOND + Number(frames)
  // If the pre-gap is at the end of the previous file, the track itself starts in the next one.
  track.file = file
  return true
}

// Tracks out of order are dropped: there is no telling what was meant.
function inOrder(tracks: readonly CueTrack[]): CueTrack[] {
  const kept: CueTrack[] = []
  for (const track of tracks.slice(0, MAX_TRACKS)) {
    const last = kept.at(-1)
    if (!last || last.file !== track.file || track.start > last.start) kept.push(track)
  }
  return kept
}

/** The tracks of a sheet as chapters of its single file; the last one ends with the file. */
export function chaptersOfCue({ tracks }: CueSheet, durationSeconds: number): TitleChapter[] {
  return tracks
    .map((track, place) => {
      const next = tracks[place + 1]
      return {
        title: track.title ?? String(track.number),
        start: track.start / FRAMES_PER_SECOND,
        end: next ? next.start / FRAMES_PER_SECOND : durationSeconds,
      }
    })
    .filter(({ start, end }) => end > start)
}
