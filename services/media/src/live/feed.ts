/** The bytes of a source on their way to ffmpeg. A source goes on while ffmpeg is begun anew; what comes meanwhile is dropped. */
import { SOURCE_SILENT_MS } from '@quintet/domain/live-ingest'

/** Who is so far behind, in time or in bytes of a rich source, does not catch up: begun anew, it is as near to the camera as before. */
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
  /** What a decoder must have read before anything else. */
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

  /** Whether who reads now, or read last, was too slow for it. */
  get isBehind(): boolean {
    return this.#isBehind
  }

  /** What has come and waits to be read: how much, and how long the oldest of it has waited. */
  backlog(at = performance.now()): Backlog {
    const oldest = this.#reader?.queue[0]
    return { bytes: this.#reader?.bytes ?? 0, lagMs: oldest ? at - oldest.at : 0 }
  }

  /** `canBegin`: whether a decoder may begin with these bytes; `at`: milliseconds of a clock that only runs. */
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

  /** The source is gone. */
  close(): void {
    this.#isClosed = true
    this.#reader?.wake()
  }

  /** All that comes from now on, until the source is gone or says nothing for some seconds after it began. One reader at a time. */
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

/** False: nothing came in time. Before its beginning a source may be waited for without end. */
function somethingCame(reader: Reader): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = reader.hasBegun ? setTimeout(() => resolve(false), SOURCE_SILENT_MS) : null
    reader.wake = () => {
      if (timer) clearTimeout(timer)
      resolve(true)
    }
  })
}
