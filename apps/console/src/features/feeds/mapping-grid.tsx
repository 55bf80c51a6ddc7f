/** The first rows of a table, with a choice above each column of the field it holds. */
import { FEED_FIELDS, type FeedField, type FeedMapping } from '@quintet/contracts/operator/feeds'
import { useTexts } from '../../texts/language.tsx'
import { Select } from '../../ui/field.tsx'
import styles from './feeds.module.css'

type MappingGridProps = {
  columns: readonly string[]
  rows: readonly (readonly string[])[]
  mapping: FeedMapping
  onMap: (mapping: FeedMapping) => void
}

export function MappingGrid({ columns, rows, mapping, onMap }: MappingGridProps) {
  const { feeds: words } = useTexts()
  const fieldOf = (column: string) => FEED_FIELDS.find((field) => mapping.columns[field] === column) ?? ''
  const map = (column: string, field: FeedField | '') => {
    const rest = Object.entries(mapping.columns).filter(([name, held]) => held !== column && name !== field)
    onMap({ ...mapping, columns: Object.fromEntries(field === '' ? rest : [...rest, [field, column]]) })
  }
  const options = [
    ['', words.unused] as const,
    ...FEED_FIELDS.map((field) => [field, words.fields[field]] as const),
  ]
  return (
    <div className={styles.grid}>
      <table aria-label={words.mapping}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                <span>{column}</span>
                <Select
                  label={words.columnIs(column)}
                  value={fieldOf(column)}
                  options={options}
                  onPick={(field) => map(column, field)}
                />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, place) => (
            <tr key={place}>
              {columns.map((column, at) => (
                <td key={column} title={row[at]}>
                  {row[at]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
