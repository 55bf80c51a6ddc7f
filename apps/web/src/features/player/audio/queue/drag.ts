/** A row being dragged from one index to another; `top` is its upper edge in pixels from the top of the list. */
export type Drag = { from: number; to: number; top: number }

/** Returns a row's index while another one is dragged, making room for it. */
export function indexWhileDragged(index: number, drag: Drag | null): number {
  if (!drag) return index
  const { from, to } = drag
  if (index === from) return to
  if (index > from && index <= to) return index - 1
  return index < from && index >= to ? index + 1 : index
}
