/** Tags as cards show them. @spec catalogue 5.3 */

export const TAGS_SHOWN = 3

/** Tags that describe a title's mood and are translated; any other tag is shown as its library writes it. */
export const MOODS = [
  'atmospheric',
  'clever',
  'cosy',
  'dark',
  'dreamlike',
  'eerie',
  'fast-paced',
  'funny',
  'heart-warming',
  'inspiring',
  'melancholic',
  'quiet',
  'quirky',
  'relaxing',
  'romantic',
  'rousing',
  'suspenseful',
  'tricky',
] as const
export type Mood = (typeof MOODS)[number]

/** Returns the first `limit` tags, capitalised. */
export function shownTags(tags: readonly string[], limit: number = TAGS_SHOWN): string[] {
  return tags.slice(0, limit).map((tag) => tag.charAt(0).toUpperCase() + tag.slice(1))
}
