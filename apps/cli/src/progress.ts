/** A progress bar on a terminal, nothing elsewhere. */
import type { ImportProgress } from '@quintet/content/ingest'
import { SingleBar } from 'cli-progress'

const LABELS: Record<ImportProgress['phase'], string> = {
  'waiting-for-another-import': 'Waiting for another import of this library',
  reading: 'Reading',
  making: 'Making media',
}

export type Progress = { show(progress: ImportProgress): void; end(): void }

export function openProgress(isShown: boolean): Progress {
  if (!isShown) return { show() {}, end() {} }
  let bar: SingleBar | undefined
  let phase: ImportProgress['phase'] | undefined
  return {
    show(progress) {
      const [done, total] = 'total' in progress ? [progress.done, progress.total] : [0, 1]
      if (phase !== progress.phase) {
        bar?.stop()
        phase = progress.phase
        bar = new SingleBar({
          format: `${LABELS[phase]} {bar} {percentage}% | {shown} of {total}`,
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
