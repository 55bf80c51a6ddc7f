import type { TitleRecord } from '@quintet/contracts/operator/titles'
import { useRef } from 'react'
import { useTexts } from '../../../texts/language.tsx'
import { Sortable } from '../../../ui/sortable.tsx'
import styles from './album.module.css'
import { arranged, type Entry, entriesOf, isHeading, type Row } from './rows.ts'
import { TrackRow } from './track-row.tsx'
import type { Naming } from './use-album.ts'

type TrackRowsProps = {
  rows: Row[]
  discs: readonly (number | null)[]
  parts: TitleRecord['parts']
  naming: Naming
  onRows: (change: Row[] | ((rows: Row[]) => Row[])) => void
  canEdit: boolean
}

/** The tracks by disc. A track is moved to another disc by moving it past that disc's heading. */
export function TrackRows({ rows, discs, parts, naming, onRows, canEdit }: TrackRowsProps) {
  const { album: words } = useTexts()
  // The numbers after a move, which is announced before they are rendered.
  const latest = useRef(rows)
  const order = (entries: Entry[]) => {
    latest.current = arranged(rows, discs, entries)
    onRows(latest.current)
  }
  const put = (id: number, told: Partial<Row>) =>
    onRows((all) => all.map((row) => (row.id === id ? { ...row, ...told } : row)))
  const nameOf = (entry: Entry) => (isHeading(entry) ? '' : naming(entry.id))
  const announce = (entry: Entry) => {
    const row = isHeading(entry) ? undefined : latest.current.find(({ id }) => id === entry.id)
    return row ? words.moved(naming(row.id), String(row.disc ?? 1), String(row.number ?? '–')) : ''
  }
  return (
    <>
      <div className={styles.head} aria-hidden="true">
        {Object.entries(words.columns).map(([key, label]) => (
          <span key={key}>{label}</span>
        ))}
      </div>
      <Sortable
        label={words.title}
        entries={entriesOf(rows, discs)}
        keyOf={(entry) => (isHeading(entry) ? `disc-${entry.disc}` : entry.id)}
        handleLabel={(entry) => words.move(nameOf(entry))}
        handleHint={words.moveHint}
        announce={announce}
        isFixed={isHeading}
        onOrder={canEdit ? order : null}
      >
        {(entry) =>
          isHeading(entry) ? (
            <div className={styles.disc}>
              <h3>{words.disc(String(entry.disc ?? 1))}</h3>
              {rows.every(({ disc }) => disc !== entry.disc) && (
                <p className={styles.hint}>{words.emptyDisc}</p>
              )}
            </div>
          ) : (
            <TrackRow
              row={entry}
              name={naming(entry.id)}
              part={parts.find(({ id }) => id === entry.id)}
              put={put}
            />
          )
        }
      </Sortable>
    </>
  )
}
