/** Draws a title's pictures in every shape that the service shows. */
import { DEFAULT_LANGUAGE, type Language, LANGUAGES } from '@quintet/domain/basics/languages'
import type { Drawn } from '../records/record.ts'
import { viewOf } from '../film/story.ts'
import type { View } from '../film/views.ts'
import { toWebp } from './develop.ts'
import { relight } from './light.ts'
import { Paint, sheetsToSvg, withoutNames } from './paint.ts'
import { type Frame, frameOf } from './scene.ts'
import { credits } from './titles.ts'

/** Sizes in pixels. Portrait 145 %, square, landscape 58 %, highlight 141 %. @spec catalogue 9.5 */
export const SHAPES = {
  poster: { w: 1024, h: 1485 },
  highlight: { w: 1024, h: 1444 },
  cover: { w: 1024, h: 1024 },
  landscape: { w: 1024, h: 594 },
  /** For the hero: without a title, which the page itself sets. */
  background: { w: 1920, h: 1080 },
} as const
export type Shape = keyof typeof SHAPES

export function drawSvg(record: Drawn, shape: Shape, language: Language): string {
  const { w, h } = SHAPES[shape]
  const { art } = record
  const wide = w > h
  const frame: Frame = frameOf(w, h, record.key, {
    subject: wide ? art.subject?.wide : art.subject?.tall,
    language,
  })
  if ('cover' in art) {
    const paint = new Paint(w, h)
    art.cover(paint, frame, shape === 'background' ? 'plain' : 'titled')
    return sheetsToSvg(w, h, [paint])
  }
  const layers = art.scene(frame)
  const title = new Paint(w, h)
  if (shape !== 'background') {
    art.title.draw(title, frame)
    if (shape === 'poster') credits(title, frame, record.billing ?? [], art.ink)
  }
  const depth = art.title.behind ?? Infinity
  const below = layers.filter((layer) => layer.depth < depth).map(({ paint }) => paint)
  const above = layers.filter((layer) => layer.depth >= depth).map(({ paint }) => paint)
  return sheetsToSvg(w, h, [...below, title, ...above])
}

/**
 * Returns the languages in which a picture is drawn: each of them if its text differs, else null, which is for everybody.
 * @spec decisions 7.12
 */
export function languagesOf(record: Drawn, shape: Shape): readonly (Language | null)[] {
  const drawn = LANGUAGES.map((language) => withoutNames(drawSvg(record, shape, language)))
  return new Set(drawn).size === 1 ? [null] : LANGUAGES
}

/** Draws one picture as WebP; always the same bytes. */
export function draw(record: Drawn, shape: Shape, language: Language | null = null): Promise<Buffer> {
  const { w, h } = SHAPES[shape]
  return toWebp(drawSvg(record, shape, language ?? DEFAULT_LANGUAGE), w, h, record.art.finish)
}

/** Draws a still of a shot in the landscape shape, for episodes. */
export function drawStill({ scene, seed, subject, crop, light }: View): Promise<Buffer> {
  const { w, h } = SHAPES.landscape
  const sheets = scene(frameOf(w, h, seed, { subject })).map(({ paint }) => paint)
  const svg = sheetsToSvg(w, h, sheets, viewOf(w, h, crop))
  return toWebp(light ? relight(svg, light) : svg, w, h)
}
