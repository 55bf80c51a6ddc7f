import { peopleDe } from './people.de.ts'
import { peopleEn } from './people.en.ts'

export const peopleTexts = { de: peopleDe, en: peopleEn }
