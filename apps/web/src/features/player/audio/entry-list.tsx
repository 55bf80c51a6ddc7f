import styles from './entry-list.module.css'
import type { Listening } from './use-listening.ts'

/** The tracks of the queue. */
export function EntryList({ listening: { request, store } }: { listening: Listening }) {
  return (
    <ol className={styles.list}>
      {request.queue.map((track) => (
        <li key={track.id}>
          <button
            type="button"
            className={styles.entry}
            aria-current={track.id === request.item.id || undefined}
            onClick={() => store.moveTo(track)}
          >
            {track.title}
          </button>
        </li>
      ))}
    </ol>
  )
}
