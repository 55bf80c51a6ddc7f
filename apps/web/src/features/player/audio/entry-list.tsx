import { playbackTexts } from '../../../texts/playback.ts'
import { useTextsOf } from '../../../texts/use-texts.ts'
import styles from './audio-bar.module.css'
import type { Listening } from './use-listening.ts'

type Entry = { key: number; label: string; isCurrent: boolean; choose: () => void }

/** The chapters of a book, or the tracks of the queue. */
export function entriesOf({ store, request, isBook, chapters, chapterAt }: Listening): Entry[] {
  if (isBook)
    return chapters.map(({ title, start }, index) => ({
      key: start,
      label: title,
      isCurrent: index === chapterAt,
      choose: () => store.seek(start),
    }))
  return request.queue.map((track) => ({
    key: track.id,
    label: track.title,
    isCurrent: track.id === request.item.id,
    choose: () => store.moveTo(track),
  }))
}

export function EntryList({ listening }: { listening: Listening }) {
  const words = useTextsOf(playbackTexts)
  return (
    <ol className={styles.list} aria-label={listening.isBook ? words.chapters : words.queue}>
      {entriesOf(listening).map(({ key, label, isCurrent, choose }) => (
        <li key={key}>
          <button
            type="button"
            className={styles.entry}
            aria-current={isCurrent || undefined}
            onClick={choose}
          >
            {label}
          </button>
        </li>
      ))}
    </ol>
  )
}
