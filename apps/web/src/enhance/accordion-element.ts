/** One panel open at a time, the first by default. @spec catalogue 2.3.1 */
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
    const open = this.querySelector('[data-panel-button][aria-expanded="true"]')
    if (open === chosen) return
    if (open) tellPanel(open, false)
    tellPanel(chosen, true)
  }
}

// The panel says it too: a panel asking what it holds (`:has()`) would have more of the page looked at with each press.
function tellPanel(button: Element, isOpen: boolean): void {
  button.setAttribute('aria-expanded', String(isOpen))
  button.closest('[data-panel]')?.setAttribute('data-panel', isOpen ? 'open' : 'closed')
}
