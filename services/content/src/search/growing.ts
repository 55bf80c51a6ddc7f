/** Whole numbers, as many as come. */
export class Growing {
  #values = new Int32Array(1 << 16)
  length = 0

  push(value: number): void {
    if (this.length === this.#values.length) {
      const larger = new Int32Array(this.length * 2)
      larger.set(this.#values)
      this.#values = larger
    }
    this.#values[this.length++] = value
  }

  at(place: number): number {
    return this.#values[place] ?? 0
  }

  toArray(): Int32Array {
    return this.#values.slice(0, this.length)
  }
}
