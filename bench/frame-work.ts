/** The work of a page's main thread between two frames, from the browser's own trace. */
import { quantileOf } from './figures.ts'

export type Figures = { p50: number; p95: number; p99: number; max: number }

export type TraceEvent = {
  name: string
  ph: string
  pid: number
  tid: number
  ts: number
  dur?: number
  /** The thread's CPU time, without waiting for a CPU. */
  tdur?: number
  args?: { name?: string }
}

export function figuresOf(work: readonly number[]): Figures {
  const of = (share: number) => round(quantileOf(work, share))
  return { p50: of(0.5), p95: of(0.95), p99: of(0.99), max: round(Math.max(...work)) }
}

export function round(figure: number): number {
  return Number(figure.toFixed(2))
}

/** Milliseconds of all tasks of the page's main thread from one frame, which ends with a commit, to the next. */
export function workPerFrame(events: readonly TraceEvent[], timeOf: (event: TraceEvent) => number): number[] {
  const isFrame = ({ name }: TraceEvent) => name === 'Commit'
  const threads = Map.groupBy(events.filter(isFrame), ({ pid, tid }) => `${pid} ${tid}`)
  const [busiest = ''] = [...threads].toSorted(([, one], [, other]) => other.length - one.length)[0] ?? []
  const own = events
    .filter(({ pid, tid }) => `${pid} ${tid}` === busiest)
    .toSorted((one, other) => one.ts - other.ts)
  const starts = own.filter(isFrame).map(({ ts }) => ts)
  const work = starts.map(() => 0)
  let frame = -1
  for (const event of own) {
    const { name, ts, dur = 0 } = event
    // The task that draws a frame starts before its commit.
    while (frame + 1 < starts.length && (starts[frame + 1] ?? 0) <= ts + dur) frame++
    if (name === 'RunTask' && frame >= 0) work[frame] = (work[frame] ?? 0) + timeOf(event) / 1000
  }
  return work.slice(1, -1)
}
