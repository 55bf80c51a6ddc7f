import { clearQueue, moveEntry, removeEntry } from '@quintet/domain/queue'
import { useLayoutEffect, useRef, useState, type RefObject } from 'react'
import type { Playable } from '../../../../playing/play-request.ts'
import { listeningTexts } from '../../../../texts/listening.ts'
import { useTextsOf } from '../../../../texts/use-texts.ts'
import { AddToMix } from '../../../../titles/add-to-mix/add-to-mix.tsx'
import { Button } from '../../../../ui/button/button.tsx'
import { Switch } from '../../controls/menu-panel.tsx'
import { setPreference } from '../../preferences/preferences.ts'
import { usePreferences } from '../../preferences/use-preferences.ts'
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
  const { queue: words, goingOn } = useTextsOf(listeningTexts)
  const { goesOnWithSimilar } = usePreferences()
  const [said, setSaid] = useState('')
  // The row with the focus is drawn wherever it goes.
  const [heldId, setHeldId] = useState<string>()
  const [px] = useState(rowPx)
  const { queue } = request
  const nowAt = placeIn(request)
  const { scroller, onScroll, reveal, first, last } = useWindow(queue.length, px, Math.max(0, nowAt - 1))
  const focusAfter = useFocusAfter(scroller)
  const move = (from: number, to: number) => {
    const moved = queue[from]
    const target = Math.min(Math.max(0, to), queue.length - 1)
    if (!moved || target === from) return
    focusAfter(target, HANDLE)
    store.changeQueue((before) => moveEntry(before, from, target))
    reveal(target)
    setSaid(words.moved(moved.title, target + 1, queue.length))
  }
  const remove = (index: number) => {
    const removed = queue[index]
    if (!removed) return
    focusAfter(Math.min(index, queue.length - 2), REMOVE)
    store.changeQueue((before) => removeEntry(before, before.entries[index]?.id ?? ''))
    setSaid(words.removed(removed.title))
  }
  const { drag, grab, shownAt } = useDragging({ scroller, rowPx: px, count: queue.length, drop: move })
  const isDrawn = ({ entry }: Playable, index: number) =>
    (index >= first && index <= last) || index === drag?.from || entry?.id === heldId
  return (
    <div className={styles.queue}>
      <div className={styles.head}>
        <p className={styles.count}>{words.count(queue.length)}</p>
        <AddToMix className={styles.keep} contentIds={queue.map(({ id }) => id)} title={words.label} />
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
              isDrawn(track, index) && (
                <QueueRow
                  key={track.entry?.id}
                  track={track}
                  index={index}
                  count={queue.length}
                  isNow={index === nowAt}
                  isDragged={index === drag?.from}
                  top={index === drag?.from ? drag.top : shownAt(index) * px}
                  onHold={() => setHeldId(track.entry?.id)}
                  onPlay={() => store.moveTo(track)}
                  onMoveBy={(by) => move(index, index + by)}
                  onGrab={(event) => grab(event, index)}
                  onRemove={queue.length > 1 ? () => remove(index) : undefined}
                />
              ),
          )}
        </ol>
      </div>
      <Switch
        label={goingOn.label}
        isOn={goesOnWithSimilar}
        onChange={(isOn) => setPreference('goesOnWithSimilar', isOn)}
      />
      <p role="status" className="visually-hidden">
        {said}
      </p>
    </div>
  )
}

const HANDLE = '[data-handle]'
const REMOVE = 'button:last-of-type'

/** Who moves a row or takes one out by keys keeps the focus: on its handle, or on the row that follows. */
function useFocusAfter(scroller: RefObject<HTMLElement | null>) {
  const wish = useRef<{ index: number; button: string } | null>(null)
  useLayoutEffect(() => {
    if (!wish.current) return
    const { index, button } = wish.current
    wish.current = null
    const row = scroller.current?.querySelector(`[data-index="${index}"]`)
    row?.querySelector<HTMLElement>(button)?.focus({ preventScroll: true })
  })
  return (index: number, button: string) => {
    wish.current = { index, button }
  }
}
