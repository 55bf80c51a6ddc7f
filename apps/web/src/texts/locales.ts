/**
 * The BCP 47 tag by which each language formats numbers and dates. Separate from the texts: pages written in one language need nothing else
 * of them.
 */
type Locale = { locale: string }

export const GERMAN: Locale = { locale: 'de-DE' }
export const ENGLISH: Locale = { locale: 'en-GB' }
