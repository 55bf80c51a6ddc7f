/** Visitors' pages, rendered once per address, language and catalogue version, and the state files that take over. */
import type { Body } from '@quintet/platform/http/encoding'
import { BoundedMap } from './bounded-map.ts'

export type HeldPage = {
  status: number
  body: Body
  location?: string
  /** The router's and the queries' state, kept out of the page. */
  state: { name: string; body: Body } | null
}

// A catalogue of 150 000 titles has more pages than memory; the ones that are asked for stay.
const HELD_BYTES_MAX = 64 * 1024 * 1024

type Entry = { version: number | string; page: Promise<HeldPage> }

export class VisitorPages {
  readonly #pages: BoundedMap<Entry>
  // A page that is still open somewhere asks for its state late: states outlive their pages.
  readonly #states: BoundedMap<Body>

  constructor(bytesMax = HELD_BYTES_MAX) {
    this.#pages = new BoundedMap(bytesMax)
    this.#states = new BoundedMap(bytesMax)
  }

  /** The page under `key`, rendered where it is not held for this version; asked twice at once, rendered once. */
  page(key: string | null, version: number | string, render: () => Promise<HeldPage>): Promise<HeldPage> {
    const held = key === null ? undefined : this.#pages.get(key)
    if (held?.version === version) return held.page
    const page = render().then((rendered) => {
      if (rendered.state)
        this.#states.set(rendered.state.name, rendered.state.body, sizeOf(rendered.state.body))
      if (key !== null && this.#pages.get(key)?.page === page) {
        // What was not found or failed may be there in a moment, and would let strangers fill the memory.
        if (rendered.status === 200) this.#pages.set(key, { version, page }, sizeOf(rendered.body))
        else this.#pages.delete(key)
      }
      return rendered
    })
    if (key !== null) {
      this.#pages.set(key, { version, page }, 0)
      page.catch(() => this.#pages.delete(key))
    }
    return page
  }

  stateNamed(name: string): Body | undefined {
    return this.#states.get(name)
  }
}

function sizeOf({ plain, br, gzip }: Body): number {
  return plain.length + (br?.length ?? 0) + (gzip?.length ?? 0)
}
