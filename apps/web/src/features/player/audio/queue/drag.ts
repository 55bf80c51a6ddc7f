/** A row on its way from one index to another; `top`: where its upper edge is, in pixels of the list. */
export type Drag = { from: number; to: number; top: number }

/** Where a row stands while another one is dragged: it makes room. */
export function indexWhileDragged(index: number, drag: Drag | null): number {
  if (!drag) return index
  const { from, to } = drag
  if (index === from) return to
  if (index > from && index <= to) return index - 1
  return index < from && index >= to ? index + 1 : index
}
