/** The shown columns of the table of titles, as chosen in this browser. @spec decisions 13.11 */

/** In the order of the table; title and state are always shown. */
export const TITLE_COLUMNS = [
  'id',
  'vertical',
  'kind',
  'year',
  'rating',
  'media',
  'until',
  'added',
  'updated',
] as const
export type TitleColumn = (typeof TITLE_COLUMNS)[number]

/** The columns shown by default. */
export const USUAL_COLUMNS: ReadonlySet<TitleColumn> = new Set(['kind', 'year', 'rating', 'media', 'updated'])

const KEY = 'operator-title-columns'

/** True if the column can be left out. */
export function isChoice(key: string): key is TitleColumn {
  return TITLE_COLUMNS.some((column) => column === key)
}

/** Returns the stored choice, or `USUAL_COLUMNS` itself if there is none. */
export function keptColumns(): ReadonlySet<TitleColumn> {
  const kept = localStorage.getItem(KEY)
  return kept === null ? USUAL_COLUMNS : new Set(kept.split(' ').filter(isChoice))
}

/** Stores a choice; `USUAL_COLUMNS` itself clears it. */
export function keepColumns(columns: ReadonlySet<TitleColumn>): void {
  if (columns === USUAL_COLUMNS) localStorage.removeItem(KEY)
  else localStorage.setItem(KEY, [...columns].join(' '))
}
