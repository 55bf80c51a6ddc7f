import type { Language } from '@quintet/domain/basics/languages'
import { de } from './de.ts'
import { en, type Texts } from './en.ts'

const TEXTS: Record<Language, Texts> = { de, en }

/** The texts of a language: the reader's, or that of members who will read what is written here. */
export const textsIn = (language: Language): Texts => TEXTS[language]
