/** @spec accounts 2, catalogue 2.5: solid once the page is scrolled more than 25 px, handled at most every 10 ms */
const SOLID_AFTER_PX = 25
const THROTTLE_MS = 10

export class HeaderElement extends HTMLElement {
  readonly #state = this.attachInternals().states
  #isWaiting = false

  connectedCallback() {
    addEventListener('scroll', this.#onScroll, { passive: true })
    this.#update()
  }

  disconnectedCallback() {
    removeEventListener('scroll', this.#onScroll)
  }

  readonly #onScroll = () => {
    if (this.#isWaiting) return
    this.#isWaiting = true
    setTimeout(() => {
      this.#isWaiting = false
      this.#update()
    }, THROTTLE_MS)
  }

  #update() {
    if (scrollY > SOLID_AFTER_PX) this.#state.add('solid')
    else this.#state.delete('solid')
  }
}
