import { tellState } from './tell-state.ts'

/** Shows whether the page is offline, from its start, hydrated or not. */
export class OfflineElement extends HTMLElement {
  readonly #state = this.attachInternals().states

  connectedCallback() {
    addEventListener('online', this.#tell)
    addEventListener('offline', this.#tell)
    this.#tell()
  }

  disconnectedCallback() {
    removeEventListener('online', this.#tell)
    removeEventListener('offline', this.#tell)
  }

  readonly #tell = () => tellState(this.#state, 'offline', !navigator.onLine)
}
