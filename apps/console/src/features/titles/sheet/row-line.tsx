import { secondsOf, writtenTime } from '@quintet/domain/catalogue/title-sheet'
import { Play, X } from 'lucide'
import { memo } from 'react'
import { useTexts } from '../../../texts/language.tsx'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Picture, useFilm, useIsHere } from '../film/film.tsx'
import { PersonInput } from './person-input.tsx'
import styles from './sheet.module.css'

const PICTURE_WIDTH = 64

export type RowColumn<Key extends string> = {
  key: Key
  label: string
  isWide?: boolean
  isRequired?: boolean
  maxLength?: number
  placeholder?: string
  /** A person's name. */
  isPerson?: boolean
  /** A time that can be taken from the film. A start time shows the picture at that time, and presets a new row to the film's position. */
  time?: 'start' | 'end'
  /** The values to choose from; without them the cell is a text field. */
  options?: readonly (readonly [value: string, text: string])[]
}

export type Row<Key extends string> = Record<Key, string>

type RowLineProps<Key extends string> = {
  id: number
  place: number
  row: Row<Key>
  columns: readonly RowColumn<Key>[]
  isNew: boolean
  /** Null removes the row. */
  put: (id: number, told: Partial<Row<Key>> | null) => void
}

function Line<Key extends string>({ id, place, row, columns, isNew, put }: RowLineProps<Key>) {
  const { title: words } = useTexts()
  const ofTime = (time: 'start' | 'end') => columns.find((column) => column.time === time)?.key
  const [start, end] = [ofTime('start'), ofTime('end')]
  const isHere = useIsHere(start === undefined ? '' : row[start], end === undefined ? '' : row[end])
  return (
    <tr data-shown={isHere} aria-current={isHere || undefined}>
      {columns.map((column, at) => (
        <td key={column.key} data-label={column.label}>
          <Cell
            column={column}
            place={place}
            value={row[column.key]}
            isFocused={isNew && at === 0}
            onChange={(value) => put(id, { [column.key]: value } as Partial<Row<Key>>)}
          />
        </td>
      ))}
      <td>
        <Button look="plain" aria-label={words.remove(String(place + 1))} onClick={() => put(id, null)}>
          <Icon drawing={X} />
        </Button>
      </td>
    </tr>
  )
}

/** Memoised: an audiobook has hundreds of rows. */
export const RowLine = memo(Line) as typeof Line

type CellProps<Key extends string> = {
  column: RowColumn<Key>
  place: number
  value: string
  isFocused: boolean
  onChange: (value: string) => void
}

function Cell<Key extends string>({ column, place, value, isFocused, onChange }: CellProps<Key>) {
  const { key, label, isWide, isRequired, isPerson, maxLength, placeholder, options, time } = column
  const film = useFilm()
  const { film: words } = useTexts()
  const row = String(place + 1)
  const shared = {
    name: `${key}.${place}`,
    'aria-label': `${label} ${row}`,
    value,
    autoFocus: isFocused,
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  }
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
  const Input = isPerson ? PersonInput : 'input'
  const input = (
    <Input
      {...shared}
      className={isWide ? styles.wide : undefined}
      required={isRequired}
      maxLength={maxLength}
      placeholder={placeholder}
    />
  )
  if (!time || !film) return input
  const seconds = secondsOf(value)
  const hasPicture = time === 'start' && film.stills.length > 0
  return (
    <span className={styles.seen}>
      <button
        type="button"
        className={styles.jump}
        aria-label={words.jump(label, row)}
        onClick={() => seconds !== null && film.jump(seconds)}
      >
        {hasPicture ? (
          <Picture seconds={seconds ?? 0} width={PICTURE_WIDTH} />
        ) : (
          <Icon drawing={Play} size={16} />
        )}
      </button>
      {input}
      <Button aria-label={words.hereNamed(label, row)} onClick={() => onChange(writtenTime(film.here()))}>
        {words.here}
      </Button>
    </span>
  )
}
