/** Rows that are added, written and removed: people, chapters, marks, moments. */
import { secondsOf, writtenTime } from '@quintet/domain/title-sheet'
import { Plus, X } from 'lucide'
import { useState } from 'react'
import { useTexts } from '../../../texts/language.tsx'
import { Button } from '../../../ui/button.tsx'
import { textOf } from '../../../ui/form-text.ts'
import { Icon } from '../../../ui/icon.tsx'
import styles from './sheet.module.css'
import { Picture, useFilm } from './stills.tsx'

const PICTURE_WIDTH = 72

export type RowColumn<Key extends string> = {
  key: Key
  label: string
  isWide?: boolean
  isRequired?: boolean
  maxLength?: number
  placeholder?: string
  /** A time of the film: what is seen then stands beside it, and a new row begins where the editor looks. */
  isTime?: boolean
  /** One of these is picked; else it is written. */
  options?: readonly (readonly [value: string, text: string])[]
}

export type Row<Key extends string> = Record<Key, string>

type RowEditorProps<Key extends string> = {
  label: string
  columns: readonly RowColumn<Key>[]
  rows: readonly Row<Key>[]
  /** What a new row begins with. */
  blank: Row<Key>
  max: number
}

/** Its fields are named `key.place`; `rowsIn` reads them. */
export function RowEditor<Key extends string>({ label, columns, rows, blank, max }: RowEditorProps<Key>) {
  const { title: words } = useTexts()
  const film = useFilm()
  const [kept, setKept] = useState(() => rows.map((row, id) => ({ id, row })))
  const add = () => {
    const times = columns.filter(({ isTime }) => film && isTime)
    const row = { ...blank, ...Object.fromEntries(times.map(({ key }) => [key, writtenTime(film?.at ?? 0)])) }
    setKept([...kept, { id: Math.max(-1, ...kept.map(({ id }) => id)) + 1, row }])
  }
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
                <tr key={id}>
                  {columns.map((column) => (
                    <td key={column.key}>
                      <Cell column={column} place={place} value={row[column.key]} />
                    </td>
                  ))}
                  <td>
                    <Button
                      look="plain"
                      aria-label={words.remove(String(place + 1))}
                      onClick={() => setKept(kept.filter((each) => each.id !== id))}
                    >
                      <Icon drawing={X} />
                    </Button>
                  </td>
                </tr>
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

type CellProps<Key extends string> = { column: RowColumn<Key>; place: number; value: string }

function Cell<Key extends string>({ column, place, value }: CellProps<Key>) {
  const { key, label, isWide, isRequired, maxLength, placeholder, options, isTime } = column
  const film = useFilm()
  const [typed, setTyped] = useState(value)
  const shared = { name: `${key}.${place}`, 'aria-label': `${label} ${place + 1}`, defaultValue: value }
  if (options)
    return (
      <select {...shared}>
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    )
  const input = (
    <input
      {...shared}
      className={isWide ? styles.wide : undefined}
      required={isRequired}
      maxLength={maxLength}
      placeholder={placeholder}
      onChange={isTime ? ({ target }) => setTyped(target.value) : undefined}
    />
  )
  if (!isTime || !film) return input
  return (
    <span className={styles.seen}>
      <Picture seconds={secondsOf(typed) ?? 0} width={PICTURE_WIDTH} />
      {input}
    </span>
  )
}

/** The rows of an editor with these columns. */
export function rowsIn<Key extends string>(data: FormData, keys: readonly Key[]): Row<Key>[] {
  const rows: Row<Key>[] = []
  for (let place = 0; data.has(`${keys[0]}.${place}`); place += 1)
    rows.push(
      Object.fromEntries(keys.map((key) => [key, textOf(data, `${key}.${place}`).trim()])) as Row<Key>,
    )
  return rows
}
