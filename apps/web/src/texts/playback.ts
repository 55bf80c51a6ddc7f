import { playbackDe } from './playback.de.ts'
import { playbackEn } from './playback.en.ts'

export const playbackTexts = { de: playbackDe, en: playbackEn }
