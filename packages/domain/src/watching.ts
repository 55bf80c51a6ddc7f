/** What a player offers while one watches: skipping, the next episode, asking whether somebody is there. @spec product 2.4, product 2.5, product 2.6 */

import { goingBackAfter } from './listening.ts'

/** Parts of a film or an episode that many know already. */
export const SKIP_KINDS = ['intro', 'recap', 'credits'] as const
export type SkipKind = (typeof SKIP_KINDS)[number]
export type Skip = { kind: SkipKind; /** Seconds from the start. */ start: number; end: number }

/** A part shorter than this is over before one has read the button. */
const SKIP_MIN_SECONDS = 3

/** How long the button shows by itself; it comes back whenever the controls show. */
export const SKIP_BUTTON_SECONDS = 8

/** Playing goes on a little before the kept place, so that one finds back into it. @spec product 2.9 */
const RESUME_LEAD_SECONDS = 4

/** Where playing begins that stopped at `resumeAt`, in seconds; a book goes back further the longer it rested. */
export function startOf({
  resumeAt,
  pausedSeconds = 0,
}: {
  resumeAt: number
  pausedSeconds?: number
}): number {
  return Math.max(0, resumeAt - Math.max(RESUME_LEAD_SECONDS, goingBackAfter(pausedSeconds)))
}

const NEXT_SECONDS = 30

/** How long the card of the next episode counts down. */
export const COUNTDOWN_SECONDS = 10

const ITEMS_WITHOUT_INPUT = 3
const IDLE_MS = 90 * 60_000

/** The part to skip at a position; credits are the next episode's card where there is one. */
export function skipAt(
  skips: readonly Skip[],
  position: number,
  { hasNext }: { hasNext: boolean },
): Skip | null {
  const at = skips.find(({ start, end }) => position >= start && position < end - 1)
  if (!at || at.end - at.start < SKIP_MIN_SECONDS) return null
  return at.kind === 'credits' && hasNext ? null : at
}

/** From where the next episode is offered: the credits, else the last half minute; never in the first half. */
export function nextOfferedFrom(skips: readonly Skip[], duration: number): number {
  return creditsStart(skips, duration) ?? Math.max(duration - NEXT_SECONDS, duration / 2)
}

/** Where the end credits begin; names at the start of a film are none. */
export function creditsStart(skips: readonly Skip[], duration: number): number | null {
  return skips.findLast(({ kind, start }) => kind === 'credits' && start > duration / 2)?.start ?? null
}

/** Whether to ask "are you still watching?": both many items and a long time without a touch or a key. */
export function isPresenceAsked({ items, idleMs }: { items: number; idleMs: number }): boolean {
  return items >= ITEMS_WITHOUT_INPUT && idleMs >= IDLE_MS
}

const NAMES: Record<SkipKind, RegExp> = {
  intro: /^(intro(duction)?|opening( (titles|credits))?|vorspann|titelsequenz)$/i,
  recap: /^(recap|previously( on .*)?|was bisher geschah|rückblick|zusammenfassung)$/i,
  credits: /^((end |closing )?credits|ending|outro|abspann)$/i,
}

/** Parts that a film's chapters name themselves. */
export function skipsOfChapters(chapters: readonly { title: string; start: number; end: number }[]): Skip[] {
  return chapters.flatMap(({ title, start, end }) => {
    const kind = SKIP_KINDS.find((name) => NAMES[name].test(title.trim()))
    return kind ? [{ kind, start, end }] : []
  })
}

/** How fast a film can be played. */
export const PLAYING_SPEEDS = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2] as const
