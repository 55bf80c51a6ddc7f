/** A row of cards: arrows move by what is visible and hide at the ends; inside, arrow keys move from card to card. */
export class RowElement extends HTMLElement {
  readonly #state = this.attachInternals().states
  #observer: ResizeObserver | undefined
  #frame = 0

  get #track(): HTMLElement | null {
    return this.querySelector('[data-track]')
  }

  connectedCallback() {
    // On the window: while React takes over, it stops clicks and keys at the document.
    addEventListener('click', this.#onClick, true)
    addEventListener('keydown', this.#onKeyDown, true)
    this.addEventListener('scroll', this.#schedule, { capture: true, passive: true })
    this.#observer = new ResizeObserver(this.#schedule)
    this.#observer.observe(this)
    this.#schedule()
  }

  disconnectedCallback() {
    this.#observer?.disconnect()
    removeEventListener('click', this.#onClick, true)
    removeEventListener('keydown', this.#onKeyDown, true)
    this.removeEventListener('scroll', this.#schedule, { capture: true })
  }

  readonly #schedule = () => {
    cancelAnimationFrame(this.#frame)
    this.#frame = requestAnimationFrame(() => this.#update())
  }

  #update() {
    const track = this.#track
    if (!track) return
    const set = (name: string, isSet: boolean) => (isSet ? this.#state.add(name) : this.#state.delete(name))
    set('ready', true)
    set('at-start', track.scrollLeft < 8)
    set('at-end', track.scrollLeft + track.clientWidth > track.scrollWidth - 8)
  }

  readonly #onClick = (event: Event) => {
    const arrow = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-step]') : null
    const step = arrow?.dataset['step']
    const track = this.#track
    if (!step || !track || !this.contains(arrow)) return
    track.scrollBy({ left: Number(step) * this.#visibleWidth(track), behavior: 'smooth' })
  }

  // Whole cards only, so that the card that peeked in is the next first one.
  #visibleWidth(track: HTMLElement): number {
    const [first, second] = track.children
    if (!first || !second) return track.clientWidth
    const pitch = second.getBoundingClientRect().left - first.getBoundingClientRect().left
    return pitch > 0 ? Math.max(1, Math.floor(track.clientWidth / pitch)) * pitch : track.clientWidth
  }

  readonly #onKeyDown = (event: KeyboardEvent) => {
    const links = [...(this.#track?.querySelectorAll<HTMLElement>('a') ?? [])]
    const at = links.indexOf(document.activeElement as HTMLElement)
    if (at === -1) return
    const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: links.length - 1 }[event.key]
    const link = next === undefined ? undefined : links[next]
    if (!link) return
    event.preventDefault()
    link.focus({ preventScroll: true })
    link.scrollIntoView({ behavior: 'smooth', block: 'nearest', inline: 'nearest' })
  }
}
