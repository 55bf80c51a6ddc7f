/** One panel open at a time, the first by default. @spec catalogue 2.3 */
export class AccordionElement extends HTMLElement {
  connectedCallback() {
    this.addEventListener('click', this.#onClick)
  }

  disconnectedCallback() {
    this.removeEventListener('click', this.#onClick)
  }

  readonly #onClick = (event: Event) => {
    const chosen = (event.target as Element).closest('[data-panel-button]')
    if (!chosen) return
    for (const button of this.querySelectorAll('[data-panel-button]'))
      button.setAttribute('aria-expanded', String(button === chosen))
  }
}
