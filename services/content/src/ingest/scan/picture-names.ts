/** What pictures beside media are called: their shape, and the language of the words in them. @spec decisions 9.7 */
import type { Vertical } from '@quintet/domain/categories'
import { isLanguage, type Language } from '@quintet/domain/languages'
import type { PictureShape } from '@quintet/domain/artwork'
import { languageOf } from '../../title-fields/languages.ts'

/** A shape, or a cover whose shape depends on what else is there: see `chooseShapes`. */
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
  /** Of the words in it; null: it serves every language. */
  language: Language | null
}

/**
 * What a picture's name means, for a title named as in `titleBases`: "poster", "Name-poster", or just "Name", which is the
 * title's own card; each also with a language, as "poster.de". A cover of music and books is square. Null: it means
 * nothing, or names a language that the catalogue does not speak.
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
 * Of films, games and sports a cover is the upright card where there is no poster (so Kodi and Jellyfin write it), and
 * beside a poster the square one.
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
