/** A member's own playlists. @spec decisions 11.6 */

/** `id` identifies this position in the playlist, since the same track may occur twice. */
export type MixEntry = { id: string; contentId: number }

/**
 * Returns the entries as the member arranged the visible ones, with the hidden ones kept: each stays behind the visible entry that it
 * followed, or the one before that if it was removed.
 */
export function keepHidden(
  before: readonly MixEntry[],
  arranged: readonly MixEntry[],
  isHidden: (entry: MixEntry) => boolean,
): MixEntry[] {
  const there = new Set(arranged.map(({ id }) => id))
  const behind = new Map<string | null, MixEntry[]>()
  let last: string | null = null
  for (const entry of before)
    if (isHidden(entry)) behind.set(last, [...(behind.get(last) ?? []), entry])
    else if (there.has(entry.id)) last = entry.id
  return [
    ...(behind.get(null) ?? []),
    ...arranged.flatMap((entry) => [entry, ...(behind.get(entry.id) ?? [])]),
  ]
}

/** Returns a copy with one entry moved. */
export function moveTo<T>(entries: readonly T[], from: number, to: number): T[] {
  const moved = entries[from]
  if (moved === undefined || to < 0 || to >= entries.length) return [...entries]
  return entries.toSpliced(from, 1).toSpliced(to, 0, moved)
}
