/** Draws a scrolling track along with the mouse, as a finger does by itself. @spec catalogue 2.8: draggable */

const BEGINS_AFTER_PX = 6

type Drawn = { track: () => HTMLElement | null; state: CustomStateSet; signal: AbortSignal }

export function drawByMouse(element: HTMLElement, { track: find, state, signal }: Drawn): void {
  let from: { x: number; scroll: number } | null = null

  element.addEventListener(
    'pointerdown',
    ({ pointerType, button, clientX, target }) => {
      const track = find()
      if (pointerType !== 'mouse' || button !== 0 || !track?.contains(target as Node)) return
      if ((target as Element).closest('[data-card-overlay], button')) return
      from = { x: clientX, scroll: track.scrollLeft }
    },
    { signal },
  )
  addEventListener(
    'pointermove',
    ({ clientX }) => {
      const track = find()
      if (!from || !track) return
      const moved = clientX - from.x
      if (!state.has('drawn') && Math.abs(moved) < BEGINS_AFTER_PX) return
      state.add('drawn')
      track.scrollLeft = from.scroll - moved
    },
    { signal, passive: true },
  )
  const end = () => {
    from = null
    // After the click that a mouse ends with, which must not open what was drawn.
    setTimeout(() => state.delete('drawn'))
  }
  addEventListener('pointerup', end, { signal })
  addEventListener('pointercancel', end, { signal })
  // A picture or link would otherwise be carried away.
  element.addEventListener('dragstart', (event) => event.preventDefault(), { signal })
  addEventListener(
    'click',
    (event) => {
      if (!state.has('drawn') || !element.contains(event.target as Node)) return
      event.preventDefault()
      event.stopImmediatePropagation()
    },
    { signal, capture: true },
  )
}
