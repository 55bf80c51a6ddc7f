/** Text that goes on over as many sheets as it needs, with the same line at the foot of each. */
import { EDGE, PAGE_HEIGHT, type Paper } from './paper.ts'

const TOP = 104
const BOTTOM = PAGE_HEIGHT - 64
const FOOT = PAGE_HEIGHT - 44

export class Sheets {
  readonly paper: Paper
  readonly #foot: string
  /** Where what comes next begins, in points from the top. */
  y: number

  constructor(paper: Paper, foot: string, y = TOP) {
    this.paper = paper
    this.#foot = foot
    this.y = y
  }

  /** Goes on on a further sheet where not so much has room on this one. */
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
