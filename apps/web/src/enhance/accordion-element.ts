/** One panel open at a time, the first by default. @spec catalogue 2.3 */
export class AccordionElement extends HTMLElement {
  // On the window: while React takes over, it stops clicks at the document.
  connectedCallback() {
    addEventListener('click', this.#onClick, true)
  }

  disconnectedCallback() {
    removeEventListener('click', this.#onClick, true)
  }

  readonly #onClick = (event: Event) => {
    const chosen = event.target instanceof Element ? event.target.closest('[data-panel-button]') : null
    if (!chosen || !this.contains(chosen)) return
    for (const button of this.querySelectorAll('[data-panel-button]'))
      button.setAttribute('aria-expanded', String(button === chosen))
  }
}
