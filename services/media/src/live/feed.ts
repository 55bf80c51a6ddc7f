/** The bytes of a source on their way to ffmpeg. A source goes on while ffmpeg is begun anew; what comes meanwhile is dropped. */
import { SOURCE_SILENT_MS } from '@quintet/domain/live-ingest'

/** Half a minute of a rich source: who is so far behind does not catch up. */
const WAITING_BYTES_MAX = 48 * 1024 * 1024

type Reader = { queue: Buffer[]; bytes: number; hasBegun: boolean; isOver: boolean; wake: () => void }

export class Feed {
  readonly format: 'flv' | 'mpegts'
  /** What a decoder must have read before anything else. */
  readonly #beginning: () => Buffer
  #reader: Reader | null = null
  #isClosed = false

  constructor(format: 'flv' | 'mpegts', beginning: () => Buffer = () => Buffer.alloc(0)) {
    this.format = format
    this.#beginning = beginning
  }

  get isClosed(): boolean {
    return this.#isClosed
  }

  /** `canBegin`: whether a decoder may begin with these bytes. */
  push(bytes: Buffer, canBegin = true): void {
    const reader = this.#reader
    if (!reader || reader.isOver || !(reader.hasBegun || canBegin)) return
    if (!reader.hasBegun) reader.queue.push(this.#beginning())
    reader.hasBegun = true
    reader.queue.push(bytes)
    reader.bytes += bytes.length
    if (reader.bytes > WAITING_BYTES_MAX) reader.isOver = true
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
    const onAbort = () => reader.wake()
    signal.addEventListener('abort', onAbort, { once: true })
    try {
      for (;;) {
        const next = reader.queue.shift()
        if (next) {
          reader.bytes -= next.length
          yield next
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
