/** A removal that can be undone: it is sent when the undo is no longer offered, or when the page is left. */

type Removal = {
  send: (isLeaving: boolean) => Promise<unknown>
  onSent: () => void
  onFailure: (error: unknown) => void
}

const removing = new Set<number>()

/** True if an entry has left the row but the service does not know yet. */
export const isBeingRemoved = (id: number): boolean => removing.has(id)

/** After the first call of `undo` or `settle`, both do nothing. */
export function removeLater(
  id: number,
  { send, onSent, onFailure }: Removal,
): { undo: () => void; settle: () => void } {
  const ending = new AbortController()
  removing.add(id)
  const act = (isLeaving: boolean) => {
    if (ending.signal.aborted) return
    ending.abort()
    send(isLeaving)
      .then(onSent, onFailure)
      .finally(() => removing.delete(id))
  }
  globalThis.addEventListener('pagehide', () => act(true), { signal: ending.signal })
  return {
    undo: () => {
      ending.abort()
      removing.delete(id)
    },
    settle: () => act(false),
  }
}
