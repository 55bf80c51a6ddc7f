/** What this device alone remembers of its queue: where it stood as the page went, and that it was closed. */
type Place = { /** Of the queue. */ entryId: string; /** Seconds. */ position: number }

const PLACE = 'player:queue-place'
const CLOSED = 'player:queue-closed'

export function keepPlace(place: Place): void {
  write(PLACE, JSON.stringify(place))
}

/** Seconds into this entry; null: it was not heard here last. */
export function placeKept(entryId: string | undefined): number | null {
  try {
    const place = JSON.parse(read(PLACE) ?? 'null') as Place | null
    return place && place.entryId === entryId ? place.position : null
  } catch {
    return null
  }
}

/** The bar was closed at this revision: until the queue changes it stays closed. */
export const keepClosed = (revision: number): void => write(CLOSED, String(revision))
export const closedAt = (): number => Number(read(CLOSED))

function read(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {
    // A full or forbidden storage: it begins at the track's start.
  }
}
