/** Shows a progress bar on a terminal, and nothing elsewhere. */
import { SingleBar } from 'cli-progress'

/** The progress of a phase; without a total only that it is running. */
export type PhaseProgress<Phase extends string> = { phase: Phase } & (
  | { done: number; total: number }
  | object
)

export type Progress<Phase extends string> = { show(progress: PhaseProgress<Phase>): void; end(): void }

/** `labels`: the label of each phase. */
export function openProgress<Phase extends string>(
  isShown: boolean,
  labels: Record<Phase, string>,
): Progress<Phase> {
  if (!isShown) return { show() {}, end() {} }
  let bar: SingleBar | undefined
  let phase: Phase | undefined
  return {
    show(progress) {
      const [done, total] = 'total' in progress ? [progress.done, progress.total] : [0, 1]
      if (phase !== progress.phase) {
        bar?.stop()
        phase = progress.phase
        bar = new SingleBar({
          format: `${labels[phase]} {bar} {percentage}% | {shown} of {total}`,
          stream: process.stderr,
          hideCursor: true,
          clearOnComplete: true,
        })
        bar.start(total, done, { shown: Math.floor(done) })
      }
      bar?.setTotal(total)
      bar?.update(done, { shown: Math.floor(done) })
    },
    end() {
      bar?.stop()
      bar = undefined
    },
  }
}
