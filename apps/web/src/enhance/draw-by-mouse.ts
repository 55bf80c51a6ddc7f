/** Lets the mouse drag a scrolling track, as a finger can natively. Draggable. @spec catalogue 2.8.1 */

const BEGINS_AFTER_PX = 6

type Drawn = { track: () => HTMLElement | null; state: CustomStateSet; signal: AbortSignal }

export function drawByMouse(element: HTMLElement, { track: find, state, signal }: Drawn): void {
  element.addEventListener(
    'pointerdown',
    ({ pointerType, button, clientX, target }) => {
      const track = find()
      if (pointerType !== 'mouse' || button !== 0 || !track?.contains(target as Node)) return
      if ((target as Element).closest('[data-card-overlay], button')) return
      draw(element, track, state, clientX)
    },
    { signal },
  )
  // Prevents the native drag of a picture or link.
  element.addEventListener('dragstart', (event) => event.preventDefault(), { signal })
}

// Adds move listeners only while the button is down: permanent listeners per row would run on every pointer event of the page.
function draw(element: HTMLElement, track: HTMLElement, state: CustomStateSet, fromX: number): void {
  const from = track.scrollLeft
  const follow = ({ clientX }: PointerEvent) => {
    const moved = clientX - fromX
    if (!state.has('drawn') && Math.abs(moved) < BEGINS_AFTER_PX) return
    state.add('drawn')
    track.scrollLeft = from - moved
  }
  const openNothing = (event: Event) => {
    if (!state.has('drawn') || !element.contains(event.target as Node)) return
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  const end = () => {
    removeEventListener('pointermove', follow)
    removeEventListener('pointerup', end)
    removeEventListener('pointercancel', end)
    // Runs after the click that ends a mouse drag, which must not open the dragged card.
    setTimeout(() => {
      removeEventListener('click', openNothing, true)
      state.delete('drawn')
    })
  }
  addEventListener('pointermove', follow, { passive: true })
  addEventListener('pointerup', end)
  addEventListener('pointercancel', end)
  addEventListener('click', openNothing, true)
}
