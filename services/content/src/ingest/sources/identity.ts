/** What a title is, whatever its files are called and wherever they lie. @spec decisions 9.3 */
import { foldText } from '@quintet/domain/search'
import type { Outline } from '../scan/outline.ts'

/** The work by its name and place, and what tells two works of one name apart: a film's year, a track's number. */
export type Identity = { work: string; detail: string }

/** Told by names alone. */
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

/** Whether one name may stand for two works: films share theirs, and only the year tells them apart. */
export function isNameEnough({ work, detail }: Identity): boolean {
  return detail !== '' || !work.startsWith('["movie"')
}

/** Whether details that differ may still be of one title: a year that was added, a track that got another number. */
export function isDetailLoose(a: Identity, b: Identity): boolean {
  return a.detail === '' || b.detail === '' || a.work.startsWith('["track"')
}
