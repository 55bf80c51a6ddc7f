import { ArrowDown, ArrowUp } from 'lucide'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { Icon } from './icon.tsx'
import styles from './table.module.css'

export type Column<Row> = {
  key: string
  head: ReactNode
  cell: (row: Row) => ReactNode
  /** Right-aligned, for numbers. */
  isNumber?: boolean
  /** Kept on one line, such as an invoice number. */
  isWhole?: boolean
  /** Breaks rather than widening the table; for an `Address`. */
  isAddress?: boolean
  /** Hidden on narrow screens. */
  isExtra?: boolean
  /** Hidden on phones, where the other columns say enough. */
  isTwofold?: boolean
  /** A second line on phones, with what is hidden there. */
  below?: (row: Row) => ReactNode
  /** The sort direction, if sorted by this column. */
  sorted?: 'ascending' | 'descending' | undefined
  onSort?: () => void
}

type TableProps<Row> = {
  label: string
  rows: readonly Row[]
  columns: readonly Column<Row>[]
  keyOf: (row: Row) => string | number
  /** Rows of sums below the others: the content of each column, by its key. */
  totals?: readonly Readonly<Record<string, ReactNode>>[] | undefined
  /** Its columns are as wide as those of the tables above and below it. */
  isAligned?: boolean
  /** A click anywhere on a row follows its first link, which keyboards use. @spec decisions 13.54 */
  opens?: boolean
}

/** A table whose headings sort it where the column allows. */
export function Table<Row>({
  label,
  rows,
  columns,
  keyOf,
  totals = [],
  isAligned = false,
  opens = false,
}: TableProps<Row>) {
  const classOf = ({ isNumber, isWhole, isAddress, isExtra, isTwofold }: Column<Row>) =>
    [
      isNumber && styles.number,
      isWhole && styles.whole,
      isAddress && styles.address,
      isExtra && styles.extra,
      isTwofold && styles.twofold,
    ]
      .filter(Boolean)
      .join(' ') || undefined
  const scroller = useRef<HTMLDivElement>(null)
  const isWide = useIsWide(scroller)
  // A larger target for the mouse; a row's link is what keyboards and screen readers use.
  useEffect(() => {
    const { current } = scroller
    if (!opens || !current) return undefined
    current.addEventListener('click', openRow)
    return () => current.removeEventListener('click', openRow)
  }, [opens])
  return (
    // A table that scrolls must be focusable by keyboard even if it has no links.
    <div
      ref={scroller}
      className={styles.scroll}
      {...(isWide && { role: 'group', 'aria-label': label, tabIndex: 0 })}
    >
      <table className={styles.table} data-aligned={isAligned || undefined} aria-label={label}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.key} scope="col" className={classOf(column)} aria-sort={column.sorted}>
                {column.onSort ? (
                  <button type="button" className={styles.sort} onClick={column.onSort}>
                    {column.head}
                    {column.sorted && <Icon drawing={ARROWS[column.sorted]} size={14} />}
                  </button>
                ) : (
                  column.head
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)} data-opens={opens || undefined}>
              {columns.map((column) => (
                <td key={column.key} className={classOf(column)}>
                  {column.cell(row)}
                  {column.below && <div className={styles.below}>{column.below(row)}</div>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        {totals.length > 0 && (
          <tfoot>
            {totals.map((total, row) => (
              <tr key={row}>
                {columns.map((column) => (
                  <td key={column.key} className={classOf(column)}>
                    {total[column.key]}
                  </td>
                ))}
              </tr>
            ))}
          </tfoot>
        )}
      </table>
    </div>
  )
}

/** Follows the first link of the row that was clicked, unless the click was on a control of its own or selected text. */
function openRow({ target, ctrlKey, metaKey, shiftKey }: MouseEvent): void {
  const pressed = target as Element
  // Beside a checkbox, a click is a near miss.
  if (pressed.closest('a') || pressed.closest('td')?.querySelector('button, input')) return
  if (String(getSelection()) !== '') return
  const click = { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }
  pressed.closest('tbody tr')?.querySelector('a')?.dispatchEvent(new window.MouseEvent('click', click))
}

const ARROWS = { ascending: ArrowUp, descending: ArrowDown }

/** True if an element's content is wider than the element. */
function useIsWide(element: RefObject<HTMLElement | null>): boolean {
  const [isWide, setWide] = useState(false)
  useEffect(() => {
    const { current } = element
    if (!current) return undefined
    const watch = new ResizeObserver(() => setWide(current.scrollWidth > current.clientWidth))
    for (const each of [current, ...current.children]) watch.observe(each)
    return () => watch.disconnect()
  }, [element])
  return isWide
}
