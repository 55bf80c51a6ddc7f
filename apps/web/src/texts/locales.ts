/** How each language writes numbers and dates, as BCP 47 tags. Apart from the texts: pages of one language need no more of them. */
type Locale = { locale: string }

export const GERMAN: Locale = { locale: 'de-DE' }
export const ENGLISH: Locale = { locale: 'en-GB' }
