/**
 * How much encoding effort a live source gets. A machine that cannot keep up would fall ever further behind, so it encodes with less
 * effort, and then in fewer sizes, until it keeps up. Why: docs/decisions/0471. @spec decisions 12.10
 */
import type { Preset } from '../transcode/ffmpeg-arguments.ts'
import type { Backlog } from './feed.ts'
import type { LivePlan } from './maker-arguments.ts'

type Effort = {
  preset: Preset
  /** How many of the largest sizes are left out. */
  leftOut: number
  /** CPU relative to the first effort: measured with a 1080p film at 25 frames a second, in three sizes. */
  cost: number
}

/** Best first. */
const EFFORTS = [
  { preset: 'veryfast', leftOut: 0, cost: 1 },
  { preset: 'superfast', leftOut: 0, cost: 0.7 },
  { preset: 'ultrafast', leftOut: 0, cost: 0.5 },
  { preset: 'ultrafast', leftOut: 1, cost: 0.25 },
  { preset: 'ultrafast', leftOut: 2, cost: 0.1 },
] as const satisfies Effort[]

/** The number and length of the time spans over which the lag is compared. */
const SPANS = 3
const SPAN_MS = 4000
/** A lag that is smaller, or grows by less per span, is ignored: a starting source lags for a moment, and a burst catches up. */
const GROWS_BY_MS = 300
const LAG_MS = 1500

/** Returns the plan at an effort (0: the best); at least one size remains. */
export function planAt(plan: LivePlan, effort: number): { plan: LivePlan; preset: Preset } {
  const { preset, leftOut } = EFFORTS[effort] ?? EFFORTS[0]
  if (!plan.picture || leftOut === 0) return { plan, preset }
  const { ladder } = plan.picture
  const rungs = ladder.rungs.slice(0, Math.max(1, ladder.rungs.length - leftOut))
  return { plan: { ...plan, picture: { ...plan.picture, ladder: { ...ladder, rungs } } }, preset }
}

/** Returns the best lower effort for a machine that encoded a source at `speed` (1: real time); null if there is none. */
export function lighterThan(effort: number, plan: LivePlan, speed: number): number | null {
  const rungs = plan.picture?.ladder.rungs.length ?? 0
  const now = EFFORTS[effort]?.cost ?? 1
  const lighter = EFFORTS.map(({ cost, leftOut }, at) => ({ at, cost, leftOut })).filter(
    ({ at, leftOut }) => at > effort && leftOut < rungs,
  )
  const fitting = lighter.find(({ cost }) => cost <= now * speed) ?? lighter.at(-1)
  return fitting?.at ?? null
}

/** Detects a lag that keeps growing from the backlog, sampled every `everyMs`. */
export class LagWatch {
  readonly #seen: Backlog[] = []
  readonly #perSpan: number

  constructor(everyMs: number) {
    this.#perSpan = Math.round(SPAN_MS / everyMs)
  }

  /** Returns the encoding speed if it is falling behind, else null. */
  push(backlog: Backlog): number | null {
    this.#seen.push(backlog)
    if (this.#seen.length > SPANS * this.#perSpan) this.#seen.shift()
    if (this.#seen.length < SPANS * this.#perSpan) return null
    const lags = this.#leastOf(({ lagMs }) => lagMs)
    const waiting = this.#leastOf(({ bytes }) => bytes)
    const [first = 0, last = 0] = [lags[0], lags.at(-1)]
    // In a burst the lag also grows, but the backlog shrinks.
    const isGrowing = growsBy(GROWS_BY_MS, lags) && growsBy(1, waiting)
    return isGrowing && last >= LAG_MS ? 1 - (last - first) / ((SPANS - 1) * SPAN_MS) : null
  }

  /** The minimum of each span: a source that caught up even briefly is not behind. */
  #leastOf(figure: (backlog: Backlog) => number): number[] {
    return Array.from({ length: SPANS }, (_, span) =>
      Math.min(...this.#seen.slice(span * this.#perSpan, (span + 1) * this.#perSpan).map(figure)),
    )
  }
}

function growsBy(least: number, figures: readonly number[]): boolean {
  return figures.every((figure, at) => at === 0 || figure - (figures[at - 1] ?? 0) >= least)
}
