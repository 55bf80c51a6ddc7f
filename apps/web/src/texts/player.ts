import { playerDe } from './player.de.ts'
import { playerEn } from './player.en.ts'

export const playerTexts = { de: playerDe, en: playerEn }
