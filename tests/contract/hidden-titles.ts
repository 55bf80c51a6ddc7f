/** What an answer tells of titles that the kids lock hides. */

/** A word that only hidden titles have, in every name. */
export const HIDDEN_NAME = 'Verborgen'

// Response fields that hold a title's ID.
const ID_FIELDS = new Set(['contentitem_id', 'contentId', 'itemId', 'parent_id'])

/** Collects every title ID anywhere in a response. */
export function idsIn(value: unknown): number[] {
  if (Array.isArray(value)) return value.flatMap(idsIn)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, field]) =>
    ID_FIELDS.has(name) && typeof field === 'number' ? [field] : idsIn(field),
  )
}

/** Returns what a response reveals: IDs of hidden titles in JSON, and words of theirs anywhere. */
export function tellsIn(text: string, hidden: readonly number[], words: readonly string[] = []): unknown[] {
  const ids = /^[[{]/.test(text) ? idsIn(JSON.parse(text)).filter((id) => hidden.includes(id)) : []
  return [...ids, ...(text.match(new RegExp([HIDDEN_NAME, ...words].join('|'), 'gi')) ?? [])]
}
