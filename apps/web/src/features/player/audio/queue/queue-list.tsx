import { clearQueue, moveEntry, removeEntry } from '@quintet/domain/listening/queue'
import { useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react'
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
import { QueueRow, type RowActs } from './queue-row.tsx'
import styles from './queue.module.css'
import { useDragging } from './use-dragging.ts'
import { useWindow } from './use-window.ts'

/** The same as `--row` in queue.module.css. */
const ROW_REM = 3.5
const rowPx = () => ROW_REM * Number.parseFloat(getComputedStyle(document.documentElement).fontSize)

/** The current and upcoming tracks: each can be played, moved by drag or arrow keys, and removed. */
export function QueueList({ listening: { request, store } }: { listening: Listening }) {
  const { queue: words, goingOn } = useTextsOf(listeningTexts)
  const { goesOnWithSimilar } = usePreferences()
  const [said, setSaid] = useState('')
  // The focused row is rendered even when it is out of view.
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
  const acts = useSteady({
    hold: ({ entry }) => setHeldId(entry?.id),
    play: (track) => store.moveTo(track),
    move,
    grab,
    remove,
  })
  const heldAt = heldId === undefined ? -1 : queue.findIndex(({ entry }) => entry?.id === heldId)
  const isDrawn = (index: number) =>
    (index >= first && index <= last) || index === drag?.from || index === heldAt
  return (
    <div className={styles.queue}>
      <QueueHead queue={queue} onClear={() => store.changeQueue(clearQueue)} />
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
                  acts={acts}
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

/** The number of tracks, with buttons to save them as a playlist and to clear the queue. */
function QueueHead({ queue, onClear }: { queue: readonly Playable[]; onClear: () => void }) {
  const { queue: words } = useTextsOf(listeningTexts)
  const ids = useMemo(() => queue.map(({ id }) => id), [queue])
  return (
    <div className={styles.head}>
      <p className={styles.count}>{words.count(queue.length)}</p>
      <AddToMix className={styles.keep} contentIds={ids} label={words.keep} />
      {queue.length > 1 && (
        <Button look="outline-light" onClick={onClear}>
          {words.clear}
        </Button>
      )}
    </div>
  )
}

/** Returns the same object at each render, delegating to the latest functions, so that unchanged rows need not re-render. */
function useSteady(acts: RowActs): RowActs {
  const latest = useRef(acts)
  useLayoutEffect(() => {
    latest.current = acts
  })
  const [steady] = useState<RowActs>(() => ({
    hold: (track) => latest.current.hold(track),
    play: (track) => latest.current.play(track),
    move: (from, to) => latest.current.move(from, to),
    grab: (event, index) => latest.current.grab(event, index),
    remove: (index) => latest.current.remove(index),
  }))
  return steady
}

const HANDLE = '[data-handle]'
const REMOVE = 'button:last-of-type'

/** After a row is moved or removed by keyboard, keeps focus on its handle or on the following row. */
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
