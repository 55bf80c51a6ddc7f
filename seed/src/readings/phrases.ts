/** A chapter as it is read: phrases, and the silence after each. */
import type { Chapter } from './reading.ts'
import { sentencesOf } from './sentences.ts'

export const PAUSE_SECONDS = { sentence: 0.42, verse: 0.5, paragraph: 0.95, title: 1.5, chapter: 1.8 }

/** Text read in one breath, and the silence after it in seconds. */
export type Phrase = { text: string; pause: number }

/** `before` is read ahead of the chapter's title. */
export function phrasesOf({ title, paragraphs }: Chapter, before: readonly string[]): Phrase[] {
  const { sentence, verse, paragraph, title: afterTitle } = PAUSE_SECONDS
  return [
    ...before.flatMap(sentencesOf).map((text) => ({ text, pause: paragraph })),
    { text: `${title}.`, pause: afterTitle },
    ...paragraphs.flatMap((lines) =>
      lines.flatMap((line, i) => {
        const atEnd = i === lines.length - 1 ? paragraph : verse
        return sentencesOf(line).map((text, k, { length }) => ({
          text,
          pause: k === length - 1 ? atEnd : sentence,
        }))
      }),
    ),
  ]
}
