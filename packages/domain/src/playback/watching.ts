/**
 * What a player offers during playback: skipping, the next episode, and asking whether anyone is watching.
 * @spec product 2.4, product 2.5, product 2.6
 */

import { goingBackAfter } from '../listening/listening.ts'

/** Parts of a film or episode that many viewers already know. */
export const SKIP_KINDS = ['intro', 'recap', 'credits'] as const
export type SkipKind = (typeof SKIP_KINDS)[number]
export type Skip = { kind: SkipKind; /** Seconds from the start. */ start: number; end: number }

/** A shorter part would be over before anyone has read the button. */
const SKIP_MIN_SECONDS = 3

/** How long the button stays on its own; it reappears whenever the controls show. */
export const SKIP_BUTTON_SECONDS = 8

/** Playback resumes slightly before the stored position, so that viewers find back into it. @spec product 2.9 */
const RESUME_LEAD_SECONDS = 4

/** Returns where playback that stopped at `resumeAt` begins, in seconds; a book rewinds further after a longer pause. */
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

/** Countdown of the next episode's card. */
export const COUNTDOWN_SECONDS = 10

const ITEMS_WITHOUT_INPUT = 3
const IDLE_MS = 90 * 60_000

/** Returns the part to skip at a position; for credits the next episode's card is offered instead if there is one. */
export function skipAt(
  skips: readonly Skip[],
  position: number,
  { hasNext }: { hasNext: boolean },
): Skip | null {
  const at = skips.find(({ start, end }) => position >= start && position < end - 1)
  if (!at || at.end - at.start < SKIP_MIN_SECONDS) return null
  return at.kind === 'credits' && hasNext ? null : at
}

/** Returns from where the next episode is offered: from the credits, else in the last half minute, and never in the first half. */
export function nextOfferedFrom(skips: readonly Skip[], duration: number): number {
  return creditsStart(skips, duration) ?? Math.max(duration - NEXT_SECONDS, duration / 2)
}

/** Returns where the end credits begin; opening credits do not count. */
export function creditsStart(skips: readonly Skip[], duration: number): number | null {
  return skips.findLast(({ kind, start }) => kind === 'credits' && start > duration / 2)?.start ?? null
}

/** True if it is time to ask "are you still watching?": after both many items and a long time without input. */
export function isPresenceAsked({ items, idleMs }: { items: number; idleMs: number }): boolean {
  return items >= ITEMS_WITHOUT_INPUT && idleMs >= IDLE_MS
}

const NAMES: Record<SkipKind, RegExp> = {
  intro: /^(intro(duction)?|opening( (titles|credits))?|vorspann|titelsequenz)$/i,
  recap: /^(recap|previously( on .*)?|was bisher geschah|rückblick|zusammenfassung)$/i,
  credits: /^((end |closing )?credits|ending|outro|abspann)$/i,
}

/** Returns the skippable parts that a film's chapter titles name. */
export function skipsOfChapters(chapters: readonly { title: string; start: number; end: number }[]): Skip[] {
  return chapters.flatMap(({ title, start, end }) => {
    const kind = SKIP_KINDS.find((name) => NAMES[name].test(title.trim()))
    return kind ? [{ kind, start, end }] : []
  })
}

/** The playback speeds of films. */
export const PLAYING_SPEEDS = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2] as const
