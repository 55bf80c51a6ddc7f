import type { Total } from '@quintet/contracts/list-total'
import type { searchEn } from './search.en.ts'

const matches = ({ count, isMore }: Total): string =>
  `${isMore ? 'Mehr als ' : ''}${count.toLocaleString('de')} Treffer`

export const searchDe: typeof searchEn = {
  title: 'Suche',
  placeholder: 'Filme, Musik, Spiele und mehr suchen.',
  category: 'Kategorie',
  all: 'Alle',
  clear: 'Leeren',
  close: 'Suche schließen',
  trending: 'Beliebte Suchen.',
  recent: 'Letzte Suchen',
  removeRecent: (term: string) => `${term} entfernen`,
  popularIn: (category: string) => `Beliebt: ${category}`,
  count: matches,
  countFor: (total: Total, term: string) => `${matches(total)} für „${term}“`,
  none: (term: string) => `Keine Treffer für „${term}“.`,
  noneHint: 'Versuchen Sie es mit weniger Buchstaben. Kleine Tippfehler machen nichts.',
  didYouMean: 'Meinten Sie',
  everywhere: 'In allen Kategorien suchen',
  more: 'Mehr anzeigen',
  seeAll: 'Alle anzeigen',
}
