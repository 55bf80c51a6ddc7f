/** Which columns of the table of titles are shown, as chosen in this browser. @spec decisions 13.11 */

/** In the order of the table; its title and its state are no choice. */
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

/** What is shown to whoever chose nothing. */
export const USUAL_COLUMNS: ReadonlySet<TitleColumn> = new Set(['kind', 'year', 'rating', 'media', 'updated'])

const KEY = 'operator-title-columns'

/** Whether a column of the table may be left out. */
export function isChoice(key: string): key is TitleColumn {
  return TITLE_COLUMNS.some((column) => column === key)
}

/** `USUAL_COLUMNS` itself where nothing else was chosen. */
export function keptColumns(): ReadonlySet<TitleColumn> {
  const kept = localStorage.getItem(KEY)
  return kept === null ? USUAL_COLUMNS : new Set(kept.split(' ').filter(isChoice))
}

/** Keeps a choice; `USUAL_COLUMNS` itself forgets it. */
export function keepColumns(columns: ReadonlySet<TitleColumn>): void {
  if (columns === USUAL_COLUMNS) localStorage.removeItem(KEY)
  else localStorage.setItem(KEY, [...columns].join(' '))
}
