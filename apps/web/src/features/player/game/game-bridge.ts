/** Connects a game's frame to the service: the only way for a game to save anything. @spec decisions 12.7, decisions 12.9 */
import { isProblem } from '@quintet/contracts/problem'
import { messageIn, type ToGame } from './messages.ts'
import type { Save, Saves } from './saves.ts'

/** A game may save at every step; the service gets the first save, and then only the last of each such interval. */
const SAVE_SPAN_MS = 2000
const RETRY_MS = 5000
/** A sandboxed frame has an opaque origin, written like this. */
const OPAQUE_ORIGIN = 'null'

type Heard = Pick<MessageEvent, 'source' | 'origin' | 'data'>

export class GameBridge {
  readonly #saves: Saves
  readonly #frame: () => Window | null
  readonly #volume: () => number
  readonly #tellScore: (score: number) => void
  /** The best score of this session: only a better one is sent to the service. */
  #best = -1
  /** Null: not loaded yet. */
  #kept: Save | null = null
  #isReading = false
  #unsaved: string | null = null
  #writing: Promise<void> | null = null
  #timer: ReturnType<typeof setTimeout> | undefined
  #isClosed = false

  /** `frame` returns the game's window, if it exists yet; `volume` is 0 to 1; `tellScore` is called with each new best score. */
  constructor(
    saves: Saves,
    {
      frame,
      volume,
      tellScore,
    }: { frame: () => Window | null; volume: () => number; tellScore: (score: number) => void },
  ) {
    this.#saves = saves
    this.#frame = frame
    this.#volume = volume
    this.#tellScore = tellScore
  }

  /** Handles a message from any window. */
  hear({ source, origin, data }: Heard): void {
    if (this.#isClosed || source === null || source !== this.#frame() || origin !== OPAQUE_ORIGIN) return
    const said = messageIn(data)
    if (said?.type === 'load') {
      this.tell({ type: 'volume', value: this.#volume() })
      this.#load()
    }
    if (said?.type === 'unsavable') this.tell({ type: 'not-saved' })
    if (said?.type === 'save') this.#keep(said.text)
    if (said?.type === 'score' && said.value > this.#best) {
      this.#best = said.value
      this.#tellScore(said.value)
    }
  }

  /** Sends a message to the game only: its frame can only hold addresses on the games' origin. */
  tell(message: ToGame): void {
    this.#frame()?.postMessage({ quintet: 1, ...message }, '*')
  }

  /** Saves pending data at once; while the page is being left, with a request that outlives it. */
  flush(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    if (this.#unsaved !== null) void this.#save({ isLeaving: true })
  }

  /** Called when the frame is removed. */
  close(): void {
    this.flush()
    this.#isClosed = true
    clearTimeout(this.#timer)
  }

  #load(): void {
    if (this.#kept) return this.tell({ type: 'loaded', text: this.#unsaved ?? this.#kept.text })
    if (!this.#isReading) void this.#read()
  }

  async #read(): Promise<void> {
    this.#isReading = true
    try {
      this.#kept = await this.#saves.read()
      this.tell({ type: 'loaded', text: this.#kept.text })
    } catch (error) {
      // A refusal is final. Any other error may be temporary; until it is resolved, nothing overwrites the unknown save.
      if (isRefusal(error)) this.tell({ type: 'loaded', text: null })
      else this.#later(RETRY_MS, () => this.#load())
    } finally {
      this.#isReading = false
    }
  }

  #keep(text: string): void {
    if (!this.#kept) return this.tell({ type: 'not-saved' })
    this.#unsaved = text
    if (this.#timer !== undefined) return
    void this.#save({ isLeaving: false })
    this.#saveLater(SAVE_SPAN_MS)
  }

  #saveLater(ms: number): void {
    this.#later(ms, () => void this.#save({ isLeaving: false }))
  }

  #later(ms: number, act: () => void): void {
    if (this.#isClosed) return
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined
      act()
    }, ms)
  }

  async #save(wish: { isLeaving: boolean }): Promise<void> {
    // One write at a time: each names the version before it.
    await this.#writing
    const [text, kept] = [this.#unsaved, this.#kept]
    if (text === null || kept === null) return
    this.#unsaved = null
    this.#writing = this.#write(text, kept, wish)
    await this.#writing
  }

  async #write(text: string, kept: Save, wish: { isLeaving: boolean }): Promise<void> {
    try {
      const etag = await this.#saves.write(text, kept.etag, wish)
      this.#kept = { text, etag }
      this.tell({ type: 'saved' })
    } catch (error) {
      this.tell({ type: 'not-saved' })
      if (isProblem(error, 'save_changed')) return this.#takeNewer()
      if (isRefusal(error)) return
      this.#unsaved ??= text
      this.#saveLater(RETRY_MS)
    }
  }

  /** Another device has saved: the game continues from that save. */
  async #takeNewer(): Promise<void> {
    this.#unsaved = null
    this.#kept = null
    await this.#read()
  }
}

function isRefusal(error: unknown): boolean {
  return (['unknown_content', 'no_subscription', 'invalid_request', 'unauthenticated'] as const).some(
    (code) => isProblem(error, code),
  )
}
