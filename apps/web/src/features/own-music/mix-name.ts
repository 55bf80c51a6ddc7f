import { moodTexts } from '../../texts/moods.ts'
import { ownMusicTexts } from '../../texts/own-music.ts'
import type { Language } from '@quintet/domain/basics/languages'
import type { DayMix } from '@quintet/domain/listening/own-music'

/** Returns the name of a daily mix, such as "Mix: quiet" or "Mix: the 1990s". */
export function nameOfMix({ kind, name }: DayMix, language: Language): string {
  const words = ownMusicTexts[language]
  return kind === 'decade' ? words.decade(name) : words.mood(moodTexts[language][name] ?? name)
}
