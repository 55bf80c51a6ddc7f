/** The moments of an event that are worth finding again. @spec decisions 12.5, decisions 12.13 */
import type { Language } from '../basics/languages.ts'

export const MOMENT_KINDS = [
  'start',
  'goal',
  'chance',
  'card',
  'break',
  'end',
  'highlight',
  // A score from here on, without anything to watch.
  'score',
] as const
export type MomentKind = (typeof MOMENT_KINDS)[number]

export const MOMENTS_MAX = 500
export const MOMENT_TITLE_MAX_LENGTH = 200

/** How long before a moment playback starts, so that its build-up is shown. */
export const MOMENT_LEAD_SECONDS = 5

/** Home and away. */
export type Score = readonly [number, number]

/** Returns the moments up to so many seconds after the start, in order. */
export function happenedBy<M extends { at: number }>(moments: readonly M[], seconds: number): M[] {
  return moments.filter(({ at }) => at <= seconds).toSorted((one, other) => one.at - other.at)
}

/** Returns the score at a position; null before any is given. */
export function scoreAt(
  moments: readonly { at: number; score?: Score | undefined }[],
  seconds: number,
): Score | null {
  return happenedBy(moments, seconds).findLast(({ score }) => score !== undefined)?.score ?? null
}

const NAMES: Record<Exclude<MomentKind, 'score'>, Record<Language, string>> = {
  start: { de: 'Beginn', en: 'Start' },
  goal: { de: 'Tor', en: 'Goal' },
  chance: { de: 'Chance', en: 'Chance' },
  card: { de: 'Karte', en: 'Card' },
  break: { de: 'Pause', en: 'Break' },
  end: { de: 'Ende', en: 'End' },
  highlight: { de: 'Höhepunkt', en: 'Highlight' },
}
const GOES_ON: Record<Language, string> = { de: 'Es geht weiter', en: 'Play goes on' }

/** Returns the default title of a moment: its kind and whom it is about. `before`: the moments up to then. */
export function momentTitles(
  { kind, about }: { kind: MomentKind; about: string | null },
  before: readonly { kind: MomentKind }[],
): Partial<Record<Language, string>> {
  if (kind === 'score') return {}
  const names = kind === 'start' && before.some((each) => each.kind === 'break') ? GOES_ON : NAMES[kind]
  const titled = (name: string) => (about === null ? name : `${name}: ${about}`)
  return { de: titled(names.de), en: titled(names.en) }
}

type Scored = { at: number; score: Score | null }

/** Adds a moment in order of time; of several at the same time, the last one entered comes last. */
export function withMoment<M extends Scored>(moments: readonly M[], moment: M): M[] {
  return [...moments, moment].toSorted((one, other) => one.at - other.at)
}

/** Removes a moment and subtracts what it added from all later scores: a goal that did not count is in none of them. */
export function withoutMoment<M extends Scored>(moments: readonly M[], place: number): M[] {
  const removed = moments[place]
  const rest = moments.filter((_, each) => each !== place)
  if (!removed?.score) return rest
  return movedAfter(rest, place, difference(scoreBefore(moments, place), removed.score))
}

/** Replaces a moment; if this corrects a score, later scores are corrected as well. */
export function withCorrected<M extends Scored>(moments: readonly M[], place: number, moment: M): M[] {
  const old = moments[place]
  const others =
    old?.score && moment.score
      ? movedAfter([...moments], place + 1, difference(moment.score, old.score))
      : [...moments]
  return others.with(place, moment).toSorted((one, other) => one.at - other.at)
}

function scoreBefore(moments: readonly Scored[], place: number): Score {
  return moments.slice(0, place).findLast(({ score }) => score !== null)?.score ?? [0, 0]
}

function difference(to: Score, from: Score): Score {
  return [to[0] - from[0], to[1] - from[1]]
}

function movedAfter<M extends Scored>(moments: readonly M[], from: number, [home, away]: Score): M[] {
  return moments.map((moment, place) =>
    place < from || moment.score === null
      ? moment
      : { ...moment, score: [Math.max(0, moment.score[0] + home), Math.max(0, moment.score[1] + away)] },
  )
}
