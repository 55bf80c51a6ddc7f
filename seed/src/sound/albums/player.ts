/** Renders an album's tracks to files. Continuous tracks are one recording: what rings at the end of one carries into the next. */
import { type Join, master } from '../mastering/master.ts'
import type { AlbumMusic } from './plan.ts'

/** Renders tracks in any order; a continuous track renders the preceding ones first, unless it just did. */
export class AlbumPlayer {
  readonly #music: AlbumMusic
  #next = 0
  #join: Join | null = null

  constructor(music: AlbumMusic) {
    this.#music = music
  }

  /** Returns the mastered track as a WAV file. */
  play(index: number): Buffer {
    if (!this.#music.runsOn) return this.#master(index, null).wav
    if (index < this.#next) {
      this.#next = 0
      this.#join = null
    }
    for (;;) {
      const { wav, join } = this.#master(this.#next, this.#join)
      this.#join = join
      this.#next++
      if (this.#next > index) return wav
    }
  }

  #master(index: number, from: Join | null) {
    return master(this.#music.scoreOf(index), {
      from,
      runsOn: this.#music.runsOn && index < this.#music.length - 1,
    })
  }
}
