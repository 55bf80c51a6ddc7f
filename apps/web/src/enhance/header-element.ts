import { tellState } from './tell-state.ts'

/** Solid once the page is scrolled more than 25 px, handled at most every 10 ms. @spec catalogue 2.5.1 */
const SOLID_AFTER_PX = 25
const THROTTLE_MS = 10

export class HeaderElement extends HTMLElement {
  readonly #state = this.attachInternals().states
  #isWaiting = false
  #top = 0

  connectedCallback() {
    addEventListener('scroll', this.#onScroll, { passive: true })
    // Reading the scroll position now would force a layout of a page that is still loading.
    requestAnimationFrame(this.#onScroll)
  }

  disconnectedCallback() {
    removeEventListener('scroll', this.#onScroll)
  }

  readonly #onScroll = () => {
    // Read now, while the layout is valid: reading it later would force another layout within a frame's work.
    this.#top = scrollY
    if (this.#isWaiting) return
    this.#isWaiting = true
    setTimeout(() => {
      this.#isWaiting = false
      this.#update()
    }, THROTTLE_MS)
  }

  #update() {
    tellState(this.#state, 'solid', this.#top > SOLID_AFTER_PX)
  }
}
