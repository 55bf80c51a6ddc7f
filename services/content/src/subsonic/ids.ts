/** Ids in Subsonic's addresses: a prefix for releases, songs and artists before our own id. */
import { SubsonicFailure } from './failure.ts'

export const albumId = (contentId: number): string => `al-${contentId}`
export const songId = (contentId: number): string => `tr-${contentId}`

/** A release or a song, by its title's id. */
export type NamedTitle = { kind: 'album' | 'song'; contentId: number }

/** Null if it is neither. */
export function titleNamed(text: string): NamedTitle | null {
  const [, prefix, digits] = /^(al|tr)-(\d{1,9})$/.exec(text) ?? []
  if (digits === undefined) return null
  return { kind: prefix === 'al' ? 'album' : 'song', contentId: Number(digits) }
}

/** The title of an id of this kind. Throws `notFound` for any other id. */
export function contentIdOf(text: string, kind: NamedTitle['kind']): number {
  const named = titleNamed(text)
  if (named?.kind !== kind) throw new SubsonicFailure('notFound', `There is no such ${kind}.`)
  return named.contentId
}
