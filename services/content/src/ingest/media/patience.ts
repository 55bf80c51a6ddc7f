/** An import waits for hours beside machines that are busy: a database that does not answer at once does not end it. @spec decisions 9.3 */

/** Asks again what failed, until it has failed for so long without an answer in between. */
export class Patience {
  readonly #maxMs: number
  #failingSince: number | null = null

  constructor(maxMs: number) {
    this.#maxMs = maxMs
  }

  /** The answer, or null where there is none at this moment; `now` in milliseconds. Throws the latest error when patience is at its end. */
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
