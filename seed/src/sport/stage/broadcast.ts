/** A broadcast: its picture at every second, commentary, sounds, and the moments viewers return to. */
import type { Language } from '@quintet/domain/basics/languages'
import type { MomentKind, Score } from '@quintet/domain/live/moments'
import type { TitleFile } from '@quintet/contracts/library'
import type { Chapter } from '@quintet/contracts/content'
import { FPS } from '../../film/shoot.ts'
import type { Caption } from '../../film/story.ts'
import { Canvas } from './canvas.ts'
import type { Cue, Venue } from './sound.ts'

/** A line of commentary, with its time span. */
export type Line = { start: number; end: number; text: Caption }
/** The start of a chapter, and the event in it, with its time and the score after it. */
export type Moment = { at: number; title: Caption; happens?: Happening }
export type Happening = { at: number; kind: MomentKind; score?: Score }
/** Draws the picture at a time; times may come in any order. */
export type Painter = (canvas: Canvas, seconds: number) => void

/** A simulated broadcast; drawing begins with `open`. */
export type Broadcast = {
  seconds: number
  lines: readonly Line[]
  moments: readonly Moment[]
  cues: readonly Cue[]
  venue: Venue
  open: () => Promise<Painter>
}

/**
 * The text about a match, for its subtitles and on its seek bar. `venue` is null if `soundOfMatch` makes neither its crowd nor its music.
 */
export type Told = Pick<Broadcast, 'seconds' | 'lines' | 'moments' | 'cues'> & { venue: Venue | null }

const FADE_SECONDS = 0.7

/** Yields all frames in order, as RGBA; the array is reused for the next one. */
export async function* framesOf({ seconds, open }: Broadcast): AsyncGenerator<Int32Array> {
  const canvas = new Canvas()
  const paint = await open()
  for (let frame = 0; frame < Math.round(seconds * FPS); frame++) {
    const at = frame / FPS
    paint(canvas, at)
    canvas.dim(Math.min(1, at / FADE_SECONDS, (seconds - at) / FADE_SECONDS))
    yield canvas.pixels
  }
}

/** Returns the moments as chapters of the file: the first begins with the film, and each ends where the next begins. */
export function chaptersOfBroadcast(
  { moments, seconds }: Pick<Broadcast, 'moments' | 'seconds'>,
  language: Language,
): Chapter[] {
  return moments.map(({ at, title }, i) => ({
    title: title[language],
    start: i === 0 ? 0 : Math.round(at),
    end: Math.round(moments[i + 1]?.at ?? seconds),
  }))
}

/** Returns the moments at the time they happen, for `quintet.json`. */
export function momentsOfBroadcast({
  moments,
}: Pick<Broadcast, 'moments'>): NonNullable<TitleFile['moments']> {
  return moments.map(({ at, title, happens }) => ({
    at: Math.round((happens?.at ?? at) * 10) / 10,
    kind: happens?.kind ?? 'highlight',
    title,
    ...(happens?.score ? { score: [...happens.score] as [number, number] } : {}),
  }))
}
