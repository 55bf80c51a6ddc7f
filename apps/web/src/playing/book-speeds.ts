/** How fast each book is heard, as last chosen for it in this browser. @spec product 3.1 */
const STORAGE_KEY = 'player:speeds'
const BOOKS_KEPT = 60

type Chosen = readonly [bookId: number, speed: number]

const listeners = new Set<() => void>()

export function speedOf(bookId: number): number {
  return readSpeeds().find(([id]) => id === bookId)?.[1] ?? 1
}

export function keepSpeed(bookId: number, speed: number): void {
  const others = readSpeeds().filter(([id]) => id !== bookId)
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify([[bookId, speed], ...others].slice(0, BOOKS_KEPT)))
  } catch {
    // A full or forbidden storage only means that the wish is not remembered.
  }
  for (const listener of listeners) listener()
}

export function subscribeToSpeeds(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function readSpeeds(): Chosen[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isChosen) : []
  } catch {
    return []
  }
}

function isChosen(entry: unknown): entry is Chosen {
  return Array.isArray(entry) && entry.length === 2 && entry.every((value) => typeof value === 'number')
}
