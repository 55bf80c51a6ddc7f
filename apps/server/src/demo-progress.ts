/** How far a first start is with drawing the demo catalogue: for the pages, and as a bar in the terminal. */
import type { DemoDrawing } from '@quintet/contracts/system'

const BAR_WIDTH = 30
const LABEL = 'Demo catalogue'

export class DemoProgress {
  #drawing: DemoDrawing | null = null

  /** Null: nothing is being drawn. */
  current(): DemoDrawing | null {
    return this.#drawing
  }

  note(drawing: DemoDrawing): void {
    this.#drawing = drawing.drawn < drawing.total ? drawing : null
  }

  end(): void {
    this.#drawing = null
  }
}

/** One line that is written over by the next one and by lines of the log. `columns` of the terminal are kept to. */
export function barOf({ drawn, total }: DemoDrawing, columns: number): string {
  const share = total === 0 ? 1 : drawn / total
  const full = Math.round(share * BAR_WIDTH)
  const bar = `${'█'.repeat(full)}${'░'.repeat(BAR_WIDTH - full)}`
  return `${LABEL} ${bar} ${drawn}/${total} drawn`.slice(0, Math.max(0, columns - 1))
}

/** Draws the bar on a terminal. The cursor waits at its start, so that a line of the log takes its place. */
export function showBar(terminal: NodeJS.WriteStream, drawing: DemoDrawing): void {
  const isLast = drawing.drawn >= drawing.total
  terminal.write(`\r\u001B[K${barOf(drawing, terminal.columns)}${isLast ? '\n' : '\r'}`)
}
