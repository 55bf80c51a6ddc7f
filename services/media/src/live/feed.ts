/** Passes a source's bytes to ffmpeg. The source continues while ffmpeg restarts; bytes that arrive in the meantime are dropped. */
import { SOURCE_SILENT_MS } from '@quintet/domain/live/live-ingest'

/** A reader this far behind, in time or in bytes, will not catch up; a restarted one is as close to the camera as before. */
const BEHIND_MS = 30_000
const WAITING_BYTES_MAX = 48 * 1024 * 1024

export type Backlog = { bytes: number; lagMs: number }

type Waiting = { bytes: Buffer; at: number }
type Reader = {
  queue: Waiting[]
  bytes: number
  hasBegun: boolean
  isOver: boolean
  wake: () => void
}

export class Feed {
  readonly format: 'flv' | 'mpegts'
  /** The header that a decoder must read first. */
  readonly #beginning: () => Buffer
  #reader: Reader | null = null
  #isClosed = false
  #isBehind = false

  constructor(format: 'flv' | 'mpegts', beginning: () => Buffer = () => Buffer.alloc(0)) {
    this.format = format
    this.#beginning = beginning
  }

  get isClosed(): boolean {
    return this.#isClosed
  }

  /** Whether the current or last reader was too slow. */
  get isBehind(): boolean {
    return this.#isBehind
  }

  /** Returns the bytes waiting to be read, and how long the oldest have waited. */
  backlog(at = performance.now()): Backlog {
    const oldest = this.#reader?.queue[0]
    return { bytes: this.#reader?.bytes ?? 0, lagMs: oldest ? at - oldest.at : 0 }
  }

  /** `canBegin`: whether a decoder may start with these bytes; `at`: milliseconds of a monotonic clock. */
  push(bytes: Buffer, canBegin = true, at = performance.now()): void {
    const reader = this.#reader
    if (!reader || reader.isOver || !(reader.hasBegun || canBegin)) return
    if (!reader.hasBegun) reader.queue.push({ bytes: this.#beginning(), at })
    reader.hasBegun = true
    reader.queue.push({ bytes, at })
    reader.bytes += bytes.length
    const [oldest] = reader.queue
    if (reader.bytes > WAITING_BYTES_MAX || (oldest && at - oldest.at > BEHIND_MS)) {
      this.#isBehind = true
      reader.isOver = true
      reader.queue.length = 0
    }
    reader.wake()
  }

  /** Closes the feed when the source is gone. */
  close(): void {
    this.#isClosed = true
    this.#reader?.wake()
  }

  /** Yields everything that arrives from now on, until the source is gone or, once begun, silent for some seconds. One reader at a time. */
  async *read(signal: AbortSignal): AsyncGenerator<Buffer> {
    const reader: Reader = { queue: [], bytes: 0, hasBegun: false, isOver: false, wake: () => {} }
    this.#reader = reader
    this.#isBehind = false
    const onAbort = () => reader.wake()
    signal.addEventListener('abort', onAbort, { once: true })
    try {
      for (;;) {
        const next = reader.queue.shift()
        if (next) {
          reader.bytes -= next.bytes.length
          yield next.bytes
        } else if (signal.aborted || this.#isClosed || reader.isOver || !(await somethingCame(reader))) return
      }
    } finally {
      signal.removeEventListener('abort', onAbort)
      reader.isOver = true
      if (this.#reader === reader) this.#reader = null
    }
  }
}

/** Resolves to false if nothing arrived in time. Before its first bytes, a source is waited for indefinitely. */
function somethingCame(reader: Reader): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = reader.hasBegun ? setTimeout(() => resolve(false), SOURCE_SILENT_MS) : null
    reader.wake = () => {
      if (timer) clearTimeout(timer)
      resolve(true)
    }
  })
}
