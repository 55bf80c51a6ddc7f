/** Fades one deck out while another fades in, each by its own position: both stand still while nothing plays. @spec decisions 11.16 */
import { fadeIn, fadeOut } from '@quintet/domain/listening/crossfade'
import type { GaplessEngine } from './gapless-engine.ts'

const STEP_MS = 20

/** A timeline and the element that plays it. */
export type Deck = { engine: GaplessEngine; media: HTMLMediaElement }

type Fading = {
  goes: Deck
  /** The incoming deck, which plays from the start of its timeline. */
  comes: Deck
  seconds: number
  /** The loudness of both decks together, 0 to 1. */
  loudness: number
  /** Called when the outgoing deck has faded out. */
  onOver: () => void
}

export class Fade {
  readonly goes: Deck
  readonly #fading: Fading
  /** The end of the outgoing deck's timeline, in seconds. */
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

  /** Clears the outgoing deck and sets the incoming one to full loudness. */
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
