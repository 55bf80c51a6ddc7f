/** Notifies all windows that the saved titles have changed. */

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

/** Notifies this window and all others. */
export function tellKept(): void {
  const others = channel ?? new BroadcastChannel(NAME)
  // A BroadcastChannel has no target origin: it only reaches its own.
  others.postMessage(null)
  if (!channel) others.close()
  tellHere()
}

function tellHere(): void {
  for (const listener of listeners) listener()
}
