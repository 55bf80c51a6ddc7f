/** One deck fades out while another one fades in, each by its own place: both stand still while nothing is heard. @spec decisions 11.16 */
import { fadeIn, fadeOut } from '@quintet/domain/crossfade'
import type { GaplessEngine } from './gapless-engine.ts'

const STEP_MS = 20

/** A line of time and the element that it plays in. */
export type Deck = { engine: GaplessEngine; media: HTMLMediaElement }

type Fading = {
  goes: Deck
  /** Plays from the beginning of its line. */
  comes: Deck
  seconds: number
  /** 0 to 1, of both. */
  loudness: number
  /** The one that goes is through. */
  onOver: () => void
}

export class Fade {
  readonly goes: Deck
  readonly #fading: Fading
  /** Seconds on the line of the one that goes. */
  readonly #endsAt: number
  #loudness: number
  readonly #timer: ReturnType<typeof setInterval>

  constructor(fading: Fading) {
    const { goes, loudness } = fading
    this.goes = goes
    this.#fading = fading
    this.#loudness = loudness
    this.#endsAt = goes.media.currentTime + goes.engine.secondsLeft
    this.#timer = setInterval(() => this.#step(), STEP_MS)
  }

  setLoudness(loudness: number) {
    this.#loudness = loudness
    this.#step()
  }

  goOn() {
    if (!this.goes.media.ended) void this.goes.engine.begin()
  }

  /** The one that goes is emptied, the other one is as loud as everything. */
  end() {
    clearInterval(this.#timer)
    this.goes.engine.destroy()
    this.#fading.comes.engine.setLoudness(this.#loudness)
  }

  #step() {
    const { comes, seconds, onOver } = this.#fading
    const { engine, media } = this.goes
    const over = 1 - (this.#endsAt - media.currentTime) / seconds
    if (over >= 1 || media.ended) return onOver()
    comes.engine.setLoudness(this.#loudness * fadeIn(comes.media.currentTime / seconds))
    engine.setLoudness(this.#loudness * fadeOut(over))
  }
}
