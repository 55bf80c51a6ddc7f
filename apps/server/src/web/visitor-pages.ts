/** Caches visitors' pages, rendered once per address, language and catalogue version, and the state files for the take-over. */
import type { Body } from '@quintet/platform/http/encoding'
import { BoundedMap } from './bounded-map.ts'

export type HeldPage = {
  status: number
  body: Body
  location?: string
  /** The state of the router and the queries, kept out of the page. */
  state: { name: string; body: Body } | null
}

// A catalogue of 150 000 titles has more pages than fit in memory; recently rendered ones stay.
const HELD_BYTES_MAX = 64 * 1024 * 1024

/** The network that requests a page, and how it gets its turn to render one. */
export type PageWish = {
  network: string
  turn: (draw: () => Promise<HeldPage>) => Promise<HeldPage>
  render: () => Promise<HeldPage>
}

type Entry = {
  version: number | string
  drawn: HeldPage | null
  draw: () => Promise<HeldPage>
  /** Networks that wait for the page, each with its turn. */
  turns: Map<string, Promise<HeldPage>>
}

export class VisitorPages {
  readonly #pages: BoundedMap<Entry>
  // A page still open somewhere may request its state late, so states outlive their pages.
  readonly #states: BoundedMap<Body>

  constructor(bytesMax = HELD_BYTES_MAX) {
    this.#pages = new BoundedMap(bytesMax)
    this.#states = new BoundedMap(bytesMax)
  }

  /**
   * Returns the page under `key`, rendered unless it is cached for this version; concurrent requests render it once. A network that asks
   * while others wait takes its own turn, so that it neither waits nor is refused because of the first one. @spec security 1.9
   */
  page(key: string | null, version: number | string, wish: PageWish): Promise<HeldPage> {
    const { network, turn, render } = wish
    if (key === null) return turn(async () => this.#keepState(await render()))
    const known = this.#pages.get(key)
    const entry = known?.version === version ? known : this.#begin(key, version, render)
    if (entry.drawn) return Promise.resolve(entry.drawn)
    const waiting =
      entry.turns.get(network) ?? turn(entry.draw).finally(() => this.#leave(key, entry, network))
    entry.turns.set(network, waiting)
    return waiting
  }

  #begin(key: string, version: number | string, render: () => Promise<HeldPage>): Entry {
    let drawing: Promise<HeldPage> | undefined
    const draw = async (): Promise<HeldPage> => {
      const page = this.#keepState(await render())
      // A missing or failed page may exist a moment later, and caching it would let strangers fill the memory.
      if (page.status === 200 && this.#pages.get(key) === entry) {
        entry.drawn = page
        this.#pages.set(key, entry, sizeOf(page.body))
      }
      return page
    }
    const entry: Entry = { version, drawn: null, draw: () => (drawing ??= draw()), turns: new Map() }
    this.#pages.set(key, entry, 0)
    return entry
  }

  #leave(key: string, entry: Entry, network: string): void {
    entry.turns.delete(network)
    if (!entry.drawn && entry.turns.size === 0 && this.#pages.get(key) === entry) this.#pages.delete(key)
  }

  #keepState(page: HeldPage): HeldPage {
    if (page.state) this.#states.set(page.state.name, page.state.body, sizeOf(page.state.body))
    return page
  }

  stateNamed(name: string): Body | undefined {
    return this.#states.get(name)
  }
}

function sizeOf({ plain, br, gzip }: Body): number {
  return plain.length + (br?.length ?? 0) + (gzip?.length ?? 0)
}
