import { listeningDe } from './listening.de.ts'
import { listeningEn } from './listening.en.ts'

export const listeningTexts = { de: listeningDe, en: listeningEn }
