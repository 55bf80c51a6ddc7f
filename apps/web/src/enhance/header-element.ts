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
    // Asked now, a page that is still arriving would be laid out for it.
    requestAnimationFrame(this.#onScroll)
  }

  disconnectedCallback() {
    removeEventListener('scroll', this.#onScroll)
  }

  readonly #onScroll = () => {
    // Now, while the page is laid out: asked for later it would be laid out once more, amid the work of a frame.
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
