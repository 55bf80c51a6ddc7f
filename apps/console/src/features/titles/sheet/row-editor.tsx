/** Edits rows of people, chapters, marks or moments. Times can be taken from the film beside them. */
import { placeAt, splitAt } from '@quintet/domain/catalogue/timed-rows'
import { writtenTime } from '@quintet/domain/catalogue/title-sheet'
import { Plus } from 'lucide'
import { useCallback, useEffect, useState } from 'react'
import { useTexts } from '../../../texts/language.tsx'
import { Button } from '../../../ui/button.tsx'
import { textOf } from '../../../ui/form-text.ts'
import { Icon } from '../../../ui/icon.tsx'
import { useFilm } from '../film/film.tsx'
import { type Row, type RowColumn, RowLine } from './row-line.tsx'
import { useNoteChange } from './sheet-panel.tsx'
import styles from './sheet.module.css'

type RowEditorProps<Key extends string> = {
  label: string
  columns: readonly RowColumn<Key>[]
  rows: readonly Row<Key>[]
  /** The initial values of a new row. */
  blank: Row<Key>
  max: number
  /** Whether rows follow each other without a gap. */
  isSeamless?: boolean
}

/** Its fields are named `key.place`; `rowsIn` reads them. */
export function RowEditor<Key extends string>({ label, rows, max, ...given }: RowEditorProps<Key>) {
  const { title: words } = useTexts()
  const { columns } = given
  const noteChange = useNoteChange()
  const [kept, setKept] = useState(() => rows.map((row, id) => ({ id, row })))
  const [added, setAdded] = useState<number | null>(null)
  const makeRow = useNewRow(given)
  useEffect(noteChange, [kept, noteChange])
  const add = () => {
    const id = Math.max(-1, ...kept.map((each) => each.id)) + 1
    const { place, row, previous } = makeRow(kept.map((each) => each.row))
    setAdded(id)
    setKept((all) =>
      all
        .map((each, at) => (previous && at === place - 1 ? { ...each, row: previous } : each))
        .toSpliced(place, 0, { id, row }),
    )
  }
  const put = useCallback(
    (id: number, told: Partial<Row<Key>> | null) =>
      setKept((all) =>
        all.flatMap((each) => {
          if (each.id !== id) return each
          return told ? { id, row: { ...each.row, ...told } } : []
        }),
      ),
    [],
  )
  return (
    <>
      {kept.length === 0 && <p className={styles.hint}>{words.none}</p>}
      <div className={styles.rows}>
        {kept.length > 0 && (
          <table aria-label={label}>
            <thead>
              <tr>
                {columns.map((column) => (
                  <th key={column.key} scope="col">
                    {column.label}
                  </th>
                ))}
                <th scope="col">{words.removal}</th>
              </tr>
            </thead>
            <tbody>
              {kept.map(({ id, row }, place) => (
                <RowLine
                  key={id}
                  id={id}
                  place={place}
                  row={row}
                  columns={columns}
                  isNew={id === added}
                  put={put}
                />
              ))}
            </tbody>
          </table>
        )}
      </div>
      {kept.length < max && (
        <p>
          <Button onClick={add}>
            <Icon drawing={Plus} />
            {words.add}
          </Button>
        </p>
      )}
    </>
  )
}

type Given<Key extends string> = Pick<RowEditorProps<Key>, 'columns' | 'blank' | 'isSeamless'>

/** Returns a function that creates a row at the film's position, in order; at the end if there is no film or no time column. */
function useNewRow<Key extends string>({ columns, blank, isSeamless = false }: Given<Key>) {
  const film = useFilm()
  return (rows: readonly Row<Key>[]): { place: number; row: Row<Key>; previous?: Row<Key> } => {
    const start = columns.find(({ time }) => time === 'start')?.key
    const end = columns.find(({ time }) => time === 'end')?.key
    if (!film || start === undefined) return { place: rows.length, row: blank }
    const at = film.here()
    const place = placeAt(rows, { start }, at)
    const row = { ...blank, [start]: writtenTime(at) }
    if (end === undefined || !isSeamless) return { place, row }
    const split = splitAt(rows, { start, end }, at, film.durationSeconds)
    const before = rows[place - 1]
    return {
      place,
      row: { ...row, [end]: split.end },
      ...(before && split.isPreviousCut ? { previous: { ...before, [end]: writtenTime(at) } } : {}),
    }
  }
}

/** Reads the rows of an editor with these columns from a form. */
export function rowsIn<Key extends string>(data: FormData, keys: readonly Key[]): Row<Key>[] {
  const rows: Row<Key>[] = []
  for (let place = 0; data.has(`${keys[0]}.${place}`); place += 1)
    rows.push(
      Object.fromEntries(keys.map((key) => [key, textOf(data, `${key}.${place}`).trim()])) as Row<Key>,
    )
  return rows
}
