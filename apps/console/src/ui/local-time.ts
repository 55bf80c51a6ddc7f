/** Converts a time to and from a `datetime-local` value, in the reader's time zone. */
export function toLocal(iso: string | null): string {
  if (iso === null) return ''
  const date = new Date(iso)
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}

/** Returns null for an empty field; an unchanged value keeps its seconds. */
export function fromLocal(written: string, before: string | null): string | null {
  if (written === toLocal(before)) return before
  return written === '' ? null : new Date(written).toISOString()
}
