import { formatTimecode } from '../../../../texts/format-details.ts'
import type { Listening } from '../use-listening.ts'
import styles from './chapter-list.module.css'

/** The chapters of a book, each with its start time. */
export function ChapterList({ listening: { chapters, chapterAt, jumps } }: { listening: Listening }) {
  return (
    <ol className={styles.list}>
      {chapters.map(({ title, start }, index) => (
        <li key={start}>
          <button
            type="button"
            className={styles.entry}
            aria-current={index === chapterAt || undefined}
            onClick={() => jumps.seek(start)}
          >
            <span>{title}</span>
            <span className={styles.when}>{formatTimecode(start)}</span>
          </button>
        </li>
      ))}
    </ol>
  )
}
