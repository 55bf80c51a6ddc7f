import { SLEEP_CHAPTERS_MAX, SLEEP_MINUTES, type SleepWish } from '@quintet/domain/playback/sleep-timer'
import { formatTimecode } from '../../../../texts/format-details.ts'
import { listeningTexts } from '../../../../texts/listening.ts'
import { useTextsOf } from '../../../../texts/use-texts.ts'
import { Choices, type Choice } from '../../controls/menu-panel.tsx'
import type { Listening } from '../use-listening.ts'
import styles from './book.module.css'

/** Sleep timer choices: after some minutes and, for a book, at the end of a chapter. */
export function SleepMenu({ listening: { sleep, isBook, chapters, chapterAt } }: { listening: Listening }) {
  const { sleep: words } = useTextsOf(listeningTexts)
  const { wish, secondsLeft, choose } = sleep
  const choiceOf = (label: string, of: SleepWish | null): Choice => ({
    key: label,
    label,
    isChosen: JSON.stringify(of) === JSON.stringify(wish),
    choose: () => choose(of),
  })
  const ahead = isBook ? Math.min(SLEEP_CHAPTERS_MAX, chapters.length - Math.max(0, chapterAt)) : 0
  return (
    <div className={styles.menu}>
      {secondsLeft !== null && <p className={styles.left}>{words.left(formatTimecode(secondsLeft))}</p>}
      <Choices
        isRow
        heading={words.byTime}
        choices={[
          choiceOf(words.off, null),
          ...SLEEP_MINUTES.map((minutes) => choiceOf(words.minutes(minutes), { minutes })),
        ]}
      />
      {ahead > 0 && (
        <Choices
          isRow
          heading={words.byChapter}
          choices={Array.from({ length: ahead }, (_, before) =>
            choiceOf(words.chapters(before + 1), { chapters: before + 1 }),
          )}
        />
      )}
    </div>
  )
}
