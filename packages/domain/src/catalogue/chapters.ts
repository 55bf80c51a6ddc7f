import type { InEachLanguage, Language } from '../basics/languages.ts'

/** A chapter of a film or a book; with `titles` if it is named in more than one language. Times in seconds. */
export type NamedChapter = {
  title: string
  start: number
  end: number
  titles?: InEachLanguage | null | undefined
}

/** Returns the chapters with their titles in a language. */
export function chaptersIn(
  chapters: readonly NamedChapter[],
  language: Language,
): { title: string; start: number; end: number }[] {
  return chapters.map(({ title, start, end, titles }) => ({ title: titles?.[language] ?? title, start, end }))
}

/** Drops `titles` if there are none. */
export function plainChapter({ titles, ...chapter }: NamedChapter): NamedChapter {
  return titles ? { ...chapter, titles } : chapter
}
