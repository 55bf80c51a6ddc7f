/** What happens in an event and is worth to be found again. @spec decisions 12.5 */
export const MOMENT_KINDS = ['start', 'goal', 'chance', 'card', 'break', 'end', 'highlight'] as const
export type MomentKind = (typeof MOMENT_KINDS)[number]

export const MOMENTS_MAX = 500
export const MOMENT_TITLE_MAX_LENGTH = 200

/** How long before a moment one begins to watch it: how it came about belongs to it. */
export const MOMENT_LEAD_SECONDS = 5

/** Home and away. */
export type Score = readonly [number, number]

/** Those that have happened so many seconds after the start, in their order. */
export function happenedBy<M extends { at: number }>(moments: readonly M[], seconds: number): M[] {
  return moments.filter(({ at }) => at <= seconds).toSorted((one, other) => one.at - other.at)
}

/** The score as it stands at a place; null before any is told. */
export function scoreAt(
  moments: readonly { at: number; score?: Score | undefined }[],
  seconds: number,
): Score | null {
  return happenedBy(moments, seconds).findLast(({ score }) => score !== undefined)?.score ?? null
}
