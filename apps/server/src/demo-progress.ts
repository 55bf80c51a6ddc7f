/** How far a first start is with making the demo catalogue: for the pages, as a bar in the terminal, as a few lines elsewhere. */
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

  /** Null: nothing is being drawn. */
  current(): DemoDrawing | null {
    return this.#drawing
  }

  /** Whether anything of the demo catalogue is still being made. */
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

/** One line that is written over by the next one and by lines of the log. `columns` of the terminal are kept to. */
export function barOf({ phase, done, total }: PhaseProgress, columns: number): string {
  const share = total === 0 ? 1 : done / total
  const full = Math.round(share * BAR_WIDTH)
  const bar = `${'█'.repeat(full)}${'░'.repeat(BAR_WIDTH - full)}`
  return `${LABEL} ${bar} ${done}/${total} ${PHASE_WORDS[phase]}`.slice(0, Math.max(0, columns - 1))
}

/** Draws the bar on a terminal. The cursor waits at its start, so that a line of the log takes its place. */
export function showBar(terminal: NodeJS.WriteStream, progress: PhaseProgress): void {
  const isLast = progress.done >= progress.total
  terminal.write(`\r\u001B[K${barOf(progress, terminal.columns)}${isLast ? '\n' : '\r'}`)
}

/** Whether a log tells of it: each tenth of a phase once. */
export function isWorthALine({ done, total }: PhaseProgress): boolean {
  const tenth = (count: number) => Math.floor((count * 10) / total)
  return tenth(done) > tenth(done - 1)
}
