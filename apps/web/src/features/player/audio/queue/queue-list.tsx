import { clearQueue, moveEntry, removeEntry } from '@quintet/domain/queue'
import { useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { listeningTexts } from '../../../../texts/listening.ts'
import { useTextsOf } from '../../../../texts/use-texts.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { placeIn } from '../../store/queue.ts'
import type { Listening } from '../use-listening.ts'
import { QueueRow } from './queue-row.tsx'
import styles from './queue.module.css'
import { useDragging } from './use-dragging.ts'
import { useWindow } from './use-window.ts'

/** As `--row` in queue.module.css. */
const ROW_REM = 3.5
const rowPx = () => ROW_REM * Number.parseFloat(getComputedStyle(document.documentElement).fontSize)

/** What is heard and what comes next: each track can be played, moved by drag or arrows, and taken out. */
export function QueueList({ listening: { request, store } }: { listening: Listening }) {
  const { queue: words } = useTextsOf(listeningTexts)
  const [said, setSaid] = useState('')
  const [px] = useState(rowPx)
  const { queue } = request
  const nowAt = placeIn(request)
  const { scroller, onScroll, reveal, first, last } = useWindow(queue.length, px, Math.max(0, nowAt - 1))
  const focusNext = useFocusAfterRemoval(scroller)
  const move = (from: number, to: number) => {
    const moved = queue[from]
    const target = Math.min(Math.max(0, to), queue.length - 1)
    if (!moved || target === from) return
    store.changeQueue((before) => moveEntry(before, from, target))
    reveal(target)
    setSaid(words.moved(moved.title, target + 1, queue.length))
  }
  const remove = (index: number) => {
    const removed = queue[index]
    if (!removed) return
    focusNext(Math.min(index, queue.length - 2))
    store.changeQueue((before) => removeEntry(before, before.entries[index]?.id ?? ''))
    setSaid(words.removed(removed.title))
  }
  const { drag, grab, shownAt } = useDragging({ scroller, rowPx: px, count: queue.length, drop: move })
  const isDrawn = (index: number) => (index >= first && index <= last) || index === drag?.from
  return (
    <div className={styles.queue}>
      <div className={styles.head}>
        <p className={styles.count}>{words.count(queue.length)}</p>
        {queue.length > 1 && (
          <Button look="outline-light" onClick={() => store.changeQueue(clearQueue)}>
            {words.clear}
          </Button>
        )}
      </div>
      <div className={styles.scroller} ref={scroller} onScroll={onScroll}>
        <ol
          className={styles.list}
          style={{ height: queue.length * px }}
          data-dragging={drag !== null || undefined}
        >
          {queue.map(
            (track, index) =>
              isDrawn(index) && (
                <QueueRow
                  key={track.entry?.id}
                  track={track}
                  index={index}
                  count={queue.length}
                  isNow={index === nowAt}
                  isDragged={index === drag?.from}
                  top={index === drag?.from ? drag.top : shownAt(index) * px}
                  onPlay={() => store.moveTo(track)}
                  onMoveBy={(by) => move(index, index + by)}
                  onGrab={(event) => grab(event, index)}
                  onRemove={queue.length > 1 ? () => remove(index) : undefined}
                />
              ),
          )}
        </ol>
      </div>
      <p role="status" className="visually-hidden">
        {said}
      </p>
    </div>
  )
}

/** Whoever takes a row out by the keyboard finds the focus on the one that follows it. */
function useFocusAfterRemoval(scroller: RefObject<HTMLElement | null>) {
  const index = useRef<number | null>(null)
  useLayoutEffect(() => {
    if (index.current === null) return
    const row = scroller.current?.querySelector<HTMLElement>(`[data-index="${index.current}"]`)
    index.current = null
    row?.querySelector<HTMLElement>('button:last-of-type')?.focus({ preventScroll: true })
  })
  return (next: number) => (index.current = next)
}
