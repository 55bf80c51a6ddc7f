/**
 * A row of cards: arrows scroll by the visible width and hide at the ends; the mouse can drag the row; Tab enters it once, and arrow keys
 * move between the cards inside. @spec catalogue 2.8.1
 */
import { drawByMouse } from './draw-by-mouse.ts'
import { tellState } from './tell-state.ts'

export class RowElement extends HTMLElement {
  readonly #state = this.attachInternals().states
  #frame = 0
  #ending: AbortController | undefined
  #hasLooked = false

  get #track(): HTMLElement | null {
    return this.querySelector('[data-track]')
  }

  connectedCallback() {
    this.#ending = new AbortController()
    const { signal } = this.#ending
    this.addEventListener('scroll', this.#look, { capture: true, passive: true, signal })
    drawByMouse(this, { track: () => this.#track, state: this.#state, signal })
    // Also reports the first layout, which an off-screen row only gets when it comes near the viewport.
    const sizes = new ResizeObserver(this.#look)
    sizes.observe(this)
    // While the page loads, cards arrive by the dozen: measuring at once would force a layout for each of them.
    const cards = new MutationObserver(() => {
      sizes.unobserve(this)
      sizes.observe(this)
    })
    cards.observe(this, { childList: true, subtree: true })
    signal.addEventListener('abort', () => {
      sizes.disconnect()
      cards.disconnect()
    })
  }

  disconnectedCallback() {
    this.#ending?.abort()
  }

  // Reads while the layout is valid and writes in the next frame: otherwise each row would force a full layout.
  readonly #look = () => {
    const track = this.#track
    if (!track) return
    if (!this.#hasLooked) showCurrent(track)
    this.#hasLooked = true
    const isAtStart = track.scrollLeft < 8
    const isAtEnd = track.scrollLeft + track.clientWidth > track.scrollWidth - 8
    cancelAnimationFrame(this.#frame)
    this.#frame = requestAnimationFrame(() => {
      tellState(this.#state, 'ready', true)
      tellState(this.#state, 'at-start', isAtStart)
      tellState(this.#state, 'at-end', isAtEnd)
    })
  }

  /** Scrolls by the visible number of cards, to the right or (-1) to the left. */
  step(direction: number): void {
    const track = this.#track
    if (track) track.scrollBy({ left: direction * visibleWidth(track), behavior: 'smooth' })
  }

  /** Handles a key pressed while something in the row has focus. */
  takeKey(event: KeyboardEvent): void {
    const links = [...(this.#track?.querySelectorAll<HTMLElement>('[data-card] > a, li > a') ?? [])]
    const at = links.indexOf(document.activeElement as HTMLElement)
    if (at === -1) return
    if (event.key === 'Tab') return passOver(links.filter((_, index) => index !== at))
    const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: links.length - 1 }[event.key]
    const link = next === undefined ? undefined : links[next]
    if (!link) return
    event.preventDefault()
    link.focus({ preventScroll: true })
    link.scrollIntoView({ behavior: 'smooth', block: 'nearest', inline: 'nearest' })
  }
}

/**
 * Handles presses and keys of all rows with one listener each: a listener per row would slow down every press. Listens on the window
 * because React stops clicks and keys at the document while it hydrates.
 */
export function moveRows(): void {
  addEventListener(
    'click',
    ({ target }) => {
      const arrow = target instanceof Element ? target.closest<HTMLElement>('[data-step]') : null
      if (arrow) rowOf(arrow)?.step(Number(arrow.dataset['step']))
    },
    true,
  )
  addEventListener('keydown', (event) => rowOf(document.activeElement)?.takeKey(event), true)
}

function rowOf(element: Element | null): RowElement | null {
  const row = element?.closest('quintet-row')
  return row instanceof RowElement ? row : null
}

// Scrolls the selected genre into view; a row that was already scrolled stays as it is.
function showCurrent(track: HTMLElement): void {
  const current = track.querySelector('a[aria-current]')?.getBoundingClientRect()
  const { left, right, width } = track.getBoundingClientRect()
  if (current && track.scrollLeft === 0 && current.right > right)
    track.scrollLeft = current.left - left - (width - current.width) / 2
}

// Counts whole cards only, so that the card that was cut off becomes the first.
function visibleWidth(track: HTMLElement): number {
  const [first, second] = track.children
  if (!first || !second) return track.clientWidth
  const { left, width } = first.getBoundingClientRect()
  const pitch = second.getBoundingClientRect().left - left
  const { paddingLeft, paddingRight } = getComputedStyle(track)
  const inside = track.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
  return Math.max(1, Math.floor((inside + pitch - width + 1) / pitch)) * pitch
}

// Applies only while this Tab is processed: the markup stays unchanged, and everything stays reachable without script.
function passOver(links: readonly HTMLElement[]): void {
  for (const link of links) link.tabIndex = -1
  setTimeout(() => {
    for (const link of links) link.removeAttribute('tabindex')
  })
}
