/** The moods of titles, as card overlays name them; in English by their tags. @spec catalogue 5.3 */
import type { Language } from '@quintet/domain/basics/languages'
import type { Mood } from '@quintet/domain/catalogue/tags'

const moodsDe: Record<Mood, string> = {
  atmospheric: 'atmosphärisch',
  clever: 'klug',
  cosy: 'gemütlich',
  dark: 'düster',
  dreamlike: 'verträumt',
  eerie: 'unheimlich',
  'fast-paced': 'rasant',
  funny: 'lustig',
  'heart-warming': 'herzerwärmend',
  inspiring: 'inspirierend',
  melancholic: 'melancholisch',
  quiet: 'leise',
  quirky: 'skurril',
  relaxing: 'entspannend',
  romantic: 'romantisch',
  rousing: 'mitreißend',
  suspenseful: 'spannend',
  tricky: 'knifflig',
}

export const moodTexts: Record<Language, Readonly<Record<string, string | undefined>>> = {
  de: moodsDe,
  en: {},
}
