/** Identifies a title independently of file names and locations. @spec decisions 9.3 */
import { foldText } from '@quintet/domain/catalogue/search'
import type { Outline } from '../scan/outline.ts'

/** `work` is its name and context, `detail` tells two works of the same name apart: a film's year, a track's number. */
export type Identity = { work: string; detail: string }

/** Derived from names alone. */
export function identityOf(outline: Outline): Identity {
  const { kind, named, parent } = outline
  const title = foldText(named.title)
  const owner = foldText(named.owner ?? '')
  const above = foldText(parent?.named.title ?? '')
  switch (kind) {
    case 'episode':
      return identity([kind, above, named.season, named.number ?? named.date], parent?.named.year)
    case 'track':
      return identity([kind, owner, above, title], `${named.season ?? ''}-${named.number ?? ''}`)
    case 'extra':
      return identity([kind, above, named.extraKind, title], parent?.named.year)
    default:
      return identity([kind, owner, title], named.year)
  }
}

function identity(work: readonly unknown[], detail: number | string | null | undefined): Identity {
  return { work: JSON.stringify(work), detail: String(detail ?? '') }
}

/** True if the name identifies a work: films can share theirs, and only the year tells them apart. */
export function isNameEnough({ work, detail }: Identity): boolean {
  return detail !== '' || !work.startsWith('["movie"')
}

/** True if different details may still belong to one title: a year was added, or a track was renumbered. */
export function isDetailLoose(a: Identity, b: Identity): boolean {
  return a.detail === '' || b.detail === '' || a.work.startsWith('["track"')
}
