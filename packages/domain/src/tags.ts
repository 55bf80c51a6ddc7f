/** Tags as cards show them. @spec catalogue 5, 9 */

export const TAGS_SHOWN = 3

/** Capitalised and cut to `limit`. */
export function shownTags(tags: readonly string[], limit: number = TAGS_SHOWN): string[] {
  return tags.slice(0, limit).map((tag) => tag.charAt(0).toUpperCase() + tag.slice(1))
}
