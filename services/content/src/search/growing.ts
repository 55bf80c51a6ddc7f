/** An array of numbers that grows on demand. */
export type Numbers = Int32Array | Uint32Array | Uint16Array | Uint8Array | Float64Array

export class Growing<T extends Numbers> {
  readonly #make: new (length: number) => T
  #values: T
  length = 0

  constructor(make: new (length: number) => T) {
    this.#make = make
    this.#values = new make(1 << 10)
  }

  push(value: number): void {
    this.#makeRoom(1)
    this.#values[this.length++] = value
  }

  pushAll(values: Numbers): void {
    this.#makeRoom(values.length)
    this.#values.set(values, this.length)
    this.length += values.length
  }

  at(place: number): number {
    return this.#values[place] ?? 0
  }

  /** Replaces an existing number. */
  put(place: number, value: number): void {
    this.#values[place] = value
  }

  toArray(): T {
    return this.#values.slice(0, this.length) as T
  }

  #makeRoom(count: number): void {
    const needed = this.length + count
    if (needed <= this.#values.length) return
    const larger = new this.#make(Math.max(needed, this.#values.length * 2))
    larger.set(this.#values)
    this.#values = larger
  }
}
