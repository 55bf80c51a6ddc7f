/** Visitors' pages, rendered once per address, language and catalogue version, and the state files that take over. */
import type { Body } from '@quintet/platform/http/encoding'

export type HeldPage = {
  status: number
  body: Body
  location?: string
  /** The router's and the queries' state, kept out of the page. */
  state: { name: string; body: Body } | null
}

// A catalogue of 150 000 titles has more pages than memory; the ones that are asked for stay.
const MAX_PAGES = 2000
// A page that is still open somewhere asks for its state late: states outlive their pages.
const MAX_STATES = 4000

type Entry = { version: number | string; page: Promise<HeldPage> }

export class VisitorPages {
  readonly #pages = new Map<string, Entry>()
  readonly #states = new Map<string, Body>()

  /** The page under `key`, rendered where it is not held for this version; asked twice at once, rendered once. */
  page(key: string | null, version: number | string, render: () => Promise<HeldPage>): Promise<HeldPage> {
    const held = key === null ? undefined : this.#pages.get(key)
    if (held?.version === version) return held.page
    const page = render().then((rendered) => {
      if (rendered.state) keep(this.#states, rendered.state.name, rendered.state.body, MAX_STATES)
      // What was not found or failed may be there in a moment, and would let strangers fill the memory.
      if (key !== null && rendered.status !== 200 && this.#pages.get(key)?.page === page)
        this.#pages.delete(key)
      return rendered
    })
    if (key !== null) {
      keep(this.#pages, key, { version, page }, MAX_PAGES)
      page.catch(() => this.#pages.delete(key))
    }
    return page
  }

  stateNamed(name: string): Body | undefined {
    return this.#states.get(name)
  }
}

function keep<V>(map: Map<string, V>, key: string, value: V, limit: number): void {
  map.delete(key)
  map.set(key, value)
  const [oldest] = map.keys()
  if (map.size > limit && oldest !== undefined) map.delete(oldest)
}
