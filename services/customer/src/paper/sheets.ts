/** Text that flows over as many pages as it needs, with the same footer on each. */
import { EDGE, PAGE_HEIGHT, type Paper } from './paper.ts'

const TOP = 104
const BOTTOM = PAGE_HEIGHT - 64
const FOOT = PAGE_HEIGHT - 44

export class Sheets {
  readonly paper: Paper
  readonly #foot: string
  /** The top of the next element, in points from the top of the page. */
  y: number

  constructor(paper: Paper, foot: string, y = TOP) {
    this.paper = paper
    this.#foot = foot
    this.y = y
  }

  /** Starts a new page if this one has less than `height` left. */
  makeRoom(height: number): void {
    if (this.y + height <= BOTTOM) return
    this.#writeFoot()
    this.paper.turn()
    this.y = TOP
  }

  end(): ReturnType<Paper['end']> {
    this.#writeFoot()
    return this.paper.end()
  }

  #writeFoot(): void {
    this.paper.write(this.#foot, EDGE, FOOT, { size: 8.5, ink: 'muted' })
  }
}
