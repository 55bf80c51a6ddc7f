/** The search overlay. @spec catalogue 2.12.1 */
import type { Total } from '@quintet/contracts/list-total'

const matches = ({ count, isMore }: Total): string =>
  `${isMore ? 'More than ' : ''}${count.toLocaleString('en')} ${count === 1 ? 'result' : 'results'}`

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
  count: matches,
  countFor: (total: Total, term: string) => `${matches(total)} for “${term}”`,
  none: (term: string) => `No results for “${term}”.`,
  noneHint: 'Try fewer letters. Small typos are fine.',
  /** Before the name. */
  didYouMean: 'Did you mean',
  /** In all categories, if one was chosen. */
  everywhere: 'Search all categories',
  more: 'Show more',
  seeAll: 'See all',
}
