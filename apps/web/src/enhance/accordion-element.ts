/** An accordion with one panel open at a time, initially the first. @spec catalogue 2.3.1 */
export class AccordionElement extends HTMLElement {
  // Listens on the window because React stops clicks at the document while it hydrates.
  connectedCallback() {
    addEventListener('click', this.#onClick, true)
  }

  disconnectedCallback() {
    removeEventListener('click', this.#onClick, true)
  }

  readonly #onClick = (event: Event) => {
    const chosen = event.target instanceof Element ? event.target.closest('[data-panel-button]') : null
    if (!chosen || !this.contains(chosen)) return
    const open = this.querySelector('[data-panel-button][aria-expanded="true"]')
    if (open === chosen) return
    if (open) tellPanel(open, false)
    tellPanel(chosen, true)
  }
}

// Marks the panel as well: a `:has()` rule on the panel would make the browser recalculate more of the page on each press.
function tellPanel(button: Element, isOpen: boolean): void {
  button.setAttribute('aria-expanded', String(isOpen))
  button.closest('[data-panel]')?.setAttribute('data-panel', isOpen ? 'open' : 'closed')
}
