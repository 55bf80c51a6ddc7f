/** The encoding of RTMP commands: AMF 0, as far as publishers need it. Parses untrusted input within bounds. */

export type AmfValue = number | boolean | string | null | AmfObject
export type AmfObject = { [name: string]: AmfValue }

const [NUMBER, BOOLEAN, STRING, OBJECT, NULL, UNDEFINED, ARRAY, END, LIST, DATE] = [
  0, 1, 2, 3, 5, 6, 8, 9, 10, 11,
]
const LONG_STRING = 12
const DEPTH_MAX = 8
const VALUES_MAX = 1000

/** Thrown if the input is not AMF 0, or larger than any publisher needs. */
export class AmfError extends Error {
  override readonly name = 'AmfError'
}

export function readAmf(bytes: Buffer): AmfValue[] {
  const reader = new Reader(bytes)
  const values: AmfValue[] = []
  while (!reader.isAtEnd) values.push(reader.value(0))
  return values
}

class Reader {
  #at = 0
  #values = 0
  readonly #bytes: Buffer

  constructor(bytes: Buffer) {
    this.#bytes = bytes
  }

  get isAtEnd(): boolean {
    return this.#at >= this.#bytes.length
  }

  value(depth: number): AmfValue {
    if (depth > DEPTH_MAX || ++this.#values > VALUES_MAX) throw new AmfError('Too much of it.')
    const kind = this.#take(1)[0]
    switch (kind) {
      case NUMBER:
        return this.#take(8).readDoubleBE()
      case BOOLEAN:
        return this.#take(1)[0] !== 0
      case STRING:
        return this.#text(this.#take(2).readUInt16BE())
      case LONG_STRING:
        return this.#text(this.#take(4).readUInt32BE())
      case NULL:
      case UNDEFINED:
        return null
      case ARRAY:
        this.#take(4)
        return this.#fields(depth)
      case OBJECT:
        return this.#fields(depth)
      case LIST: {
        const count = this.#take(4).readUInt32BE()
        for (let place = 0; place < count; place++) this.value(depth + 1)
        return null
      }
      case DATE:
        this.#take(10)
        return null
      default:
        throw new AmfError(`There is no value of kind ${kind}.`)
    }
  }

  #fields(depth: number): AmfObject {
    const fields = new Map<string, AmfValue>()
    for (;;) {
      const name = this.#text(this.#take(2).readUInt16BE())
      if (name === '' && this.#bytes[this.#at] === END) {
        this.#at++
        return Object.fromEntries(fields)
      }
      fields.set(name, this.value(depth + 1))
    }
  }

  #text(length: number): string {
    return this.#take(length).toString('utf8')
  }

  #take(length: number): Buffer {
    if (this.#at + length > this.#bytes.length) throw new AmfError('It is cut short.')
    this.#at += length
    return this.#bytes.subarray(this.#at - length, this.#at)
  }
}

export function writeAmf(...values: readonly AmfValue[]): Buffer {
  return Buffer.concat(values.map(written))
}

function written(value: AmfValue): Buffer {
  if (value === null) return Buffer.of(NULL)
  if (typeof value === 'boolean') return Buffer.of(BOOLEAN, value ? 1 : 0)
  if (typeof value === 'string') return Buffer.concat([Buffer.of(STRING), named(value)])
  if (typeof value === 'number') {
    const bytes = Buffer.alloc(9)
    bytes.writeDoubleBE(value, 1)
    return bytes
  }
  const fields = Object.entries(value).flatMap(([name, field]) => [named(name), written(field)])
  return Buffer.concat([Buffer.of(OBJECT), ...fields, Buffer.of(0, 0, END)])
}

function named(text: string): Buffer {
  const bytes = Buffer.from(text)
  const length = Buffer.alloc(2)
  length.writeUInt16BE(bytes.length)
  return Buffer.concat([length, bytes])
}
