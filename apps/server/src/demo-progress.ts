/** The progress of creating the demo catalogue on a first start: for pages, as a bar on a terminal, as a few log lines elsewhere. */
import type { DemoDrawing } from '@quintet/contracts/system'
import type { Phase } from '@quintet/seed'

const BAR_WIDTH = 30
const LABEL = 'Demo catalogue'

const PHASE_WORDS: Record<Phase, string> = {
  window: 'one of each kind',
  pictures: 'pictures',
  media: 'films, music, books, games, sport',
  rest: 'tracks and episodes',
  trailers: 'trailers',
}

export type PhaseProgress = { phase: Phase; done: number; total: number }

export class DemoProgress {
  #drawing: DemoDrawing | null = null
  #isMaking = false

  /** Null if nothing is being drawn. */
  current(): DemoDrawing | null {
    return this.#drawing
  }

  /** Whether any part of the demo catalogue is still being made. */
  isMaking(): boolean {
    return this.#isMaking
  }

  begin(): void {
    this.#isMaking = true
  }

  note(drawing: DemoDrawing): void {
    this.#drawing = drawing.drawn < drawing.total ? drawing : null
  }

  end(): void {
    this.#drawing = null
    this.#isMaking = false
  }
}

/** Returns one line, shorter than the terminal's `columns`, that the next one or a log line overwrites. */
export function barOf({ phase, done, total }: PhaseProgress, columns: number): string {
  const share = total === 0 ? 1 : done / total
  const full = Math.round(share * BAR_WIDTH)
  const bar = `${'█'.repeat(full)}${'░'.repeat(BAR_WIDTH - full)}`
  return `${LABEL} ${bar} ${done}/${total} ${PHASE_WORDS[phase]}`.slice(0, Math.max(0, columns - 1))
}

/** Draws the bar on a terminal. The cursor is left at its start, so that a log line replaces it. */
export function showBar(terminal: NodeJS.WriteStream, progress: PhaseProgress): void {
  const isLast = progress.done >= progress.total
  terminal.write(`\r\u001B[K${barOf(progress, terminal.columns)}${isLast ? '\n' : '\r'}`)
}

/** True if the log should mention it: once per tenth of a phase. */
export function isWorthALine({ done, total }: PhaseProgress): boolean {
  const tenth = (count: number) => Math.floor((count * 10) / total)
  return tenth(done) > tenth(done - 1)
}
