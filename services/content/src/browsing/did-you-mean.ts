/** What a mistyped search may have meant. @spec decisions 4.14 */
import { foldText, likeness, relaxations } from '@quintet/domain/catalogue/search'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { Asking } from './asking.ts'
import type { Title } from '../catalogue/title.ts'
import { titlesFor } from '../catalogue/visibility.ts'

/** How many search results have their names compared. */
const CANDIDATES = 20

/** Names less similar than this are not suggested. */
const LEAST_LIKENESS = 0.4

/** The most similar name of a title or a person, preferably in the requested language; empty if the search matches as written. */
export function meantBy(
  catalogue: Catalogue,
  search: string,
  { viewer, language, now }: Pick<Asking, 'viewer' | 'language' | 'now'>,
): string[] {
  const written = foldText(search)
  if (written === '') return []
  const index = titlesFor(catalogue, viewer)
  for (const query of relaxations(written)) {
    const found = index.bestMatches({ search: query }, CANDIDATES, now)
    if (query === written && found.some((title) => holds(title, written))) return []
    const own = found.flatMap(({ names, people }) => [names[language], ...people])
    const best = mostAlike(own, written) ?? mostAlike(found.flatMap(namesOf), written)
    if (best !== null) return [best]
  }
  return []
}

function mostAlike(names: readonly string[], written: string): string | null {
  const [best] = names
    .map((name) => ({ name, likeness: likeness(name, written) }))
    .toSorted((a, b) => b.likeness - a.likeness)
  return best && best.likeness >= LEAST_LIKENESS ? best.name : null
}

const namesOf = ({ names, people }: Title): string[] => [names.de, names.en, ...people]

/** True if every search word is the start of a word in the title's names, or if the words run together occur in one of them. */
function holds(title: Title, written: string): boolean {
  const names = namesOf(title).map(foldText)
  const words = names.flatMap((name) => name.split(' '))
  const joined = written.replaceAll(' ', '')
  return (
    written.split(' ').every((word) => words.some((known) => known.startsWith(word))) ||
    names.some((name) => name.replaceAll(' ', '').includes(joined))
  )
}
