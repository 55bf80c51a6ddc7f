/** An import waits for hours on busy machines: a database that does not respond at once must not end it. @spec decisions 9.3 */

/** Allows retries until failures have lasted too long without a success. */
export class Patience {
  readonly #maxMs: number
  #failingSince: number | null = null

  constructor(maxMs: number) {
    this.#maxMs = maxMs
  }

  /** Returns the result, or null if there is none right now; `now` in milliseconds. Throws the latest error when patience runs out. */
  async ask<Answer>(question: () => Promise<Answer>, now: () => number): Promise<Answer | null> {
    try {
      const answer = await question()
      this.#failingSince = null
      return answer
    } catch (error) {
      this.#failingSince ??= now()
      if (now() - this.#failingSince >= this.#maxMs) throw error
      return null
    }
  }
}
