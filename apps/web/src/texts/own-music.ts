import { ownMusicDe } from './own-music.de.ts'
import { ownMusicEn } from './own-music.en.ts'

export const ownMusicTexts = { de: ownMusicDe, en: ownMusicEn }
