/** Draws a scrolling track along with the mouse, as a finger does by itself. Draggable. @spec catalogue 2.8.1 */

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
  // A picture or link would otherwise be carried away.
  element.addEventListener('dragstart', (event) => event.preventDefault(), { signal })
}

// Listens while the button is down: what every row of a page listened to, each move and press of the pointer would pass.
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
    // After the click that a mouse ends with, which must not open what was drawn.
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
