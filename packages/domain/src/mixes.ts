/** A member's own playlists. @spec decisions 11.6 */

/** `id` is of this place in the playlist: the same track may stand there twice. */
export type MixEntry = { id: string; contentId: number }

/**
 * The entries as somebody arranged those that they see, with the hidden ones of before kept: each behind the one that it stood
 * behind, as far as that is still there.
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

/** The same with one entry at another place. */
export function moveTo<T>(entries: readonly T[], from: number, to: number): T[] {
  const moved = entries[from]
  if (moved === undefined || to < 0 || to >= entries.length) return [...entries]
  return entries.toSpliced(from, 1).toSpliced(to, 0, moved)
}
