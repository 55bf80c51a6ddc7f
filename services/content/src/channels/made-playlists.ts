/**
 * Playlists of channels, each kept until it changes. A rendition is answered for any height a player asks for, so their number is limited:
 * one member could otherwise fill the memory.
 */
export type MadePlaylist = { text: string; until: number }

/** Several times what all players together ask for: the renditions of a hundred channels. */
const KEPT_MAX = 1000

export class MadePlaylists {
  readonly #kept = new Map<string, { from: number } & MadePlaylist>()

  get size(): number {
    return this.#kept.size
  }

  /** The text that is valid now; undefined if it must be made. */
  find(name: string, now: number): string | undefined {
    const made = this.#kept.get(name)
    // Tests may turn the clock back.
    return made && made.from <= now && now < made.until ? made.text : undefined
  }

  /** Keeps it if there is room, for which outdated ones are dropped. */
  keep(name: string, made: MadePlaylist, now: number): void {
    if (this.#kept.size >= KEPT_MAX)
      for (const [old, { until }] of this.#kept) if (until <= now) this.#kept.delete(old)
    if (this.#kept.size < KEPT_MAX || this.#kept.has(name)) this.#kept.set(name, { from: now, ...made })
  }
}
