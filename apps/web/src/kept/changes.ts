/** Tells all windows that what is kept has changed. */

const NAME = 'kept'
const listeners = new Set<() => void>()
let channel: BroadcastChannel | undefined

export function watchKept(listener: () => void): () => void {
  if (!channel) {
    channel = new BroadcastChannel(NAME)
    channel.addEventListener('message', tellHere)
  }
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** In this window and every other one. */
export function tellKept(): void {
  const others = channel ?? new BroadcastChannel(NAME)
  // A channel has no target: it is of this origin alone.
  others.postMessage(null)
  if (!channel) others.close()
  tellHere()
}

function tellHere(): void {
  for (const listener of listeners) listener()
}
