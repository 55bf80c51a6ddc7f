/** What only this device remembers of its queue: the position when the page was left, and that the bar was closed. */
type Place = { /** The queue entry. */ entryId: string; /** Seconds. */ position: number }

const PLACE = 'player:queue-place'
const CLOSED = 'player:queue-closed'

export function keepPlace(place: Place): void {
  write(PLACE, JSON.stringify(place))
}

/** Returns the seconds into this entry; null: it was not played last on this device. */
export function placeKept(entryId: string | undefined): number | null {
  try {
    const place = JSON.parse(read(PLACE) ?? 'null') as Place | null
    return place && place.entryId === entryId ? place.position : null
  } catch {
    return null
  }
}

/** The revision at which the bar was closed: it stays closed until the queue changes. */
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
    // If storage is full or blocked, it starts from the track's beginning.
  }
}
