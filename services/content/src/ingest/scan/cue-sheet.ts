/** Cue sheets, as rippers write them beside one file of a whole disc or into it: where its tracks begin and what they are called. */
import { cleanLine, cleanTitle, cleanYear } from '../../title-fields/clean.ts'
import type { TitleChapter } from './facts.ts'

/** Discs count time in frames of 1/75 s; at 44 100 samples a second each is 588 of them. */
export const FRAMES_PER_SECOND = 75

export type CueTrack = {
  number: number
  title: string | undefined
  performer: string | undefined
  composer: string | undefined
  /** Name of the file that it lies in. */
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

/** Null where it names no track of sound that begins anywhere. */
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

/** `"Whole Disc.wav" WAVE`, also with the folder that it lay in when it was ripped. */
function fileNamed(rest: string): string {
  const written = /^"([^"]*)"/.exec(rest)?.[1] ?? rest.split(' ').slice(0, -1).join(' ')
  return written.split(/[\\/]/).at(-1)?.normalize('NFC') ?? ''
}

/** A track of data is no sound; what is said of it is read past. */
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

/** INDEX 01 is where a track begins; what INDEX 00 tells is the pause before it. */
function begin(track: CueTrack, rest: string, file: string): boolean {
  const [, index, minutes, seconds, frames] = /^(\d{1,2})\s+(\d{1,4}):(\d{2}):(\d{2})$/.exec(rest) ?? []
  if (track.number === DATA || Number(index) !== 1 || track.start >= 0) return false
  track.start = (Number(minutes) * 60 + Number(seconds)) * FRAMES_PER_SECOND + Number(frames)
  // With a pause at the end of the file before, the track itself begins in the next one.
  track.file = file
  return true
}

// A sheet whose tracks run backwards is wrong in a way that nobody can guess.
function inOrder(tracks: readonly CueTrack[]): CueTrack[] {
  const kept: CueTrack[] = []
  for (const track of tracks.slice(0, MAX_TRACKS)) {
    const last = kept.at(-1)
    if (!last || last.file !== track.file || track.start > last.start) kept.push(track)
  }
  return kept
}

/** The tracks of a sheet as chapters of its one file; the last ends with the file. */
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
