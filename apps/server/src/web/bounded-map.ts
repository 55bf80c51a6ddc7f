/** A map limited to a number of bytes: the oldest entries are dropped. @spec security 4.2 */

/** Approximate memory of an entry, besides its key and value. */
const ENTRY_BYTES = 1000

export class BoundedMap<V> {
  readonly #bytesMax: number
  readonly #entries = new Map<string, { value: V; bytes: number }>()
  #bytes = 0

  constructor(bytesMax: number) {
    this.#bytesMax = bytesMax
  }

  get(key: string): V | undefined {
    return this.#entries.get(key)?.value
  }

  set(key: string, value: V, valueBytes: number): void {
    this.delete(key)
    const bytes = ENTRY_BYTES + 2 * key.length + valueBytes
    this.#entries.set(key, { value, bytes })
    this.#bytes += bytes
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= this.#bytesMax) break
      this.delete(oldest)
    }
  }

  delete(key: string): void {
    const entry = this.#entries.get(key)
    if (!entry) return
    this.#bytes -= entry.bytes
    this.#entries.delete(key)
  }
}
