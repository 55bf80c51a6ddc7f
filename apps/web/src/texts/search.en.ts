/** The search overlay. @spec catalogue 2.12.1 */
import { count } from './count.ts'
export const searchEn = {
  title: 'Search',
  placeholder: 'Search for movies, music, games and more.',
  category: 'Category',
  all: 'All',
  clear: 'Clear',
  close: 'Close search',
  trending: 'Trending searchers.', // sic
  recent: 'Recent searches',
  removeRecent: (term: string) => `Remove ${term}`,
  popularIn: (category: string) => `Popular in ${category}`,
  count: (number: number) => count(number, 'result', 'results'),
  countFor: (number: number, term: string) => `${count(number, 'result', 'results')} for “${term}”`,
  none: (term: string) => `No results for “${term}”.`,
  noneHint: 'Try fewer letters. Small typos are fine.',
  /** Before the name. */
  didYouMean: 'Did you mean',
  seeAll: 'See all',
}
