/** Shows the progress of creating the demo catalogue at first start, until it is done or the user dismisses it. @spec decisions 7.1 */
const ASK_EVERY_MS = 3000
const DISMISSED = 'drawing-dismissed'

export class DrawingElement extends HTMLElement {
  readonly #state = this.attachInternals().states
  #timer: ReturnType<typeof setTimeout> | undefined

  connectedCallback() {
    if (sessionStorage.getItem(DISMISSED) !== null) return this.#end()
    // Listens on the window because React stops clicks at the document while it hydrates.
    addEventListener('click', this.#onClick, true)
    void this.#ask()
  }

  disconnectedCallback() {
    clearTimeout(this.#timer)
    removeEventListener('click', this.#onClick, true)
  }

  readonly #onClick = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest('[data-dismiss]') : null
    if (!button || !this.contains(button)) return
    sessionStorage.setItem(DISMISSED, '1')
    this.#end()
  }

  async #ask() {
    try {
      const answer = await fetch(this.dataset['address'] ?? '')
      const { drawing } = (await answer.json()) as { drawing: { drawn: number; total: number } | null }
      if (drawing === null) return this.#end()
      this.#show(drawing)
    } catch {
      // No response right now: the current message stays.
    }
    if (this.isConnected) this.#timer = setTimeout(() => void this.#ask(), ASK_EVERY_MS)
  }

  #show({ drawn, total }: { drawn: number; total: number }) {
    const words = this.querySelector('[data-drawn]')
    if (words) words.textContent = String(drawn)
    this.querySelector('progress')?.setAttribute('value', String(drawn / total))
  }

  #end() {
    clearTimeout(this.#timer)
    this.#state.add('over')
  }
}
