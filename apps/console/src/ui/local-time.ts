/** A time as a field of day and hour takes it, in the reader's own zone, and back. */
export function toLocal(iso: string | null): string {
  if (iso === null) return ''
  const date = new Date(iso)
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}

/** Null where nothing is written; what was not touched stays to the second. */
export function fromLocal(written: string, before: string | null): string | null {
  if (written === toLocal(before)) return before
  return written === '' ? null : new Date(written).toISOString()
}
