/**
 * A scene: a view of some shape, painted as sheets at different depths, so that posters can put type between them and films can move them.
 */
import { DEFAULT_LANGUAGE, type Language } from '@quintet/domain/basics/languages'
import { dice, type Dice } from './dice.ts'
import { Paint } from './paint.ts'

export type Frame = {
  w: number
  h: number
  /** A hundredth of the short side. */
  u: number
  wide: boolean
  square: boolean
  /** The subject's position, as a share of the width: off-centre in wide pictures, whose text needs the other side. */
  subject: number
  seed: string
  /** The viewer's language, for any text in the picture. */
  language: Language
}

export type Layer = {
  /** 0 is infinitely far, 1 is at the subject; above that, nearer to the camera. */
  depth: number
  paint: Paint
  /** Falls endlessly in a film, such as snow: what leaves at the bottom re-enters at the top. */
  wraps?: boolean
  /** Its own motion in a film, besides the camera's: pixels of a 1000 pixel high frame, at a time in seconds. */
  motion?: (seconds: number) => { x?: number; y?: number; opacity?: number }
}

export type Scene = (frame: Frame) => Layer[]

export function frameOf(
  w: number,
  h: number,
  seed: string,
  { subject, language = DEFAULT_LANGUAGE }: { subject?: number | undefined; language?: Language } = {},
): Frame {
  const wide = w > h * 1.25
  return {
    w,
    h,
    u: Math.min(w, h) / 100,
    wide,
    square: !wide && h < w * 1.2,
    subject: subject ?? (wide ? 0.68 : 0.5),
    seed,
    language,
  }
}

/** Returns an empty sheet of the frame's size, with its own randomness. */
export function sheet(frame: Frame, name: string): { paint: Paint; roll: Dice } {
  return { paint: new Paint(frame.w, frame.h), roll: dice(`${frame.seed}/${name}`) }
}
