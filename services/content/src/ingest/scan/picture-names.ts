/** Parses names of pictures next to media: their shape, and the language of their text. @spec decisions 9.7 */
import type { Vertical } from '@quintet/domain/catalogue/categories'
import { isLanguage, type Language } from '@quintet/domain/basics/languages'
import type { PictureShape } from '@quintet/domain/catalogue/artwork'
import { languageOf } from '../../title-fields/languages.ts'

/** A shape, or a cover whose shape depends on the other pictures: see `chooseShapes`. */
export type NamedPicture = PictureShape | 'cover' | 'front'

const PICTURE_NAMES: Record<string, NamedPicture> = {
  poster: 'portrait',
  fanart: 'background',
  backdrop: 'background',
  background: 'background',
  cover: 'cover',
  folder: 'front',
  albumcover: 'front',
  front: 'front',
  landscape: 'landscape',
  thumb: 'landscape',
  highlight: 'highlight',
  square: 'square',
  portrait: 'portrait',
}

const SQUARE_VERTICALS: readonly Vertical[] = ['music-stream', 'audio-books']

export type PictureName = {
  name: NamedPicture
  /** The language of the text in it; null if it suits all languages. */
  language: Language | null
}

/**
 * The meaning of a picture's name, for a title named as in `titleBases`: "poster", "Name-poster", or just "Name" for the title's own card;
 * each optionally with a language, as "poster.de". A cover of music and books is square. Null if it means nothing, or has an unsupported
 * language.
 */
export function parsePicture(
  base: string,
  titleBases: readonly string[],
  vertical: Vertical,
  own: PictureShape,
): PictureName | null {
  const whole = parseName(base, titleBases, vertical, own)
  if (whole !== null) return { name: whole, language: null }
  const [, rest = '', ending = ''] = /^(.+)\.([^.]+)$/.exec(base) ?? []
  const language = languageOf(ending)?.split('-')[0]
  const name = isLanguage(language) ? parseName(rest, titleBases, vertical, own) : null
  return name !== null && isLanguage(language) ? { name, language } : null
}

function parseName(
  base: string,
  titleBases: readonly string[],
  vertical: Vertical,
  own: PictureShape,
): NamedPicture | null {
  const lower = base.toLowerCase()
  const names = titleBases.map((name) => name.toLowerCase())
  if (names.includes(lower)) return own
  const titled = names.find((name) => lower.startsWith(`${name}-`) || lower.startsWith(`${name}.`))
  const word = (titled === undefined ? lower : lower.slice(titled.length + 1)).replace(/[-_ ]?\d{1,2}$/, '')
  const named = PICTURE_NAMES[word] ?? null
  return SQUARE_VERTICALS.includes(vertical) && (named === 'cover' || named === 'front') ? 'square' : named
}

/**
 * For films, games and sports a cover is the portrait card if there is no poster (as Kodi and Jellyfin write it), and square next to a
 * poster.
 */
export function chooseShapes<T>(found: ReadonlyMap<NamedPicture, T>): Map<PictureShape, T> {
  const shapes = new Map<PictureShape, T>()
  for (const [name, picture] of found) if (name !== 'cover' && name !== 'front') shapes.set(name, picture)
  const cover = found.get('cover')
  const upright = cover ?? found.get('front')
  if (!shapes.has('portrait') && upright !== undefined) shapes.set('portrait', upright)
  else if (!shapes.has('square') && cover !== undefined) shapes.set('square', cover)
  return shapes
}
