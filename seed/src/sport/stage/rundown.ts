/** Puts a broadcast together, scene after scene: what is shown, said and heard. */
import type { Broadcast, Happening, Line, Moment } from './broadcast.ts'
import type { Cue } from './sound.ts'

/** A line in both languages. */
export type Said = readonly [de: string, en: string]

export type Scene<S> = { start: number; seconds: number; what: S }

const CHARACTERS_PER_SECOND = 17
const MIN_LINE_SECONDS = 2
const PAUSE_SECONDS = 0.12

/** How long a line stands so that it can be read in either language. */
export function readingSeconds(de: string, en: string): number {
  return Math.max(MIN_LINE_SECONDS, 0.6 + Math.max(de.length, en.length) / CHARACTERS_PER_SECOND)
}

export class Rundown<S> {
  readonly scenes: Scene<S>[] = []
  readonly lines: Line[] = []
  readonly moments: Moment[] = []
  readonly cues: Cue[] = []
  seconds = 0

  /** Appends a scene; answers when it starts. */
  show(seconds: number, what: S): number {
    const start = this.seconds
    this.scenes.push({ start, seconds, what })
    this.seconds += seconds
    return start
  }

  /** A line of commentary, at that time or as soon as the one before it has been read. */
  say(at: number, de: string, en: string): void {
    const start = Math.max(at, (this.lines.at(-1)?.end ?? 0) + PAUSE_SECONDS)
    this.lines.push({ start, end: start + readingSeconds(de, en), text: { de, en } })
  }

  /** A chapter begins; `happens`: what for. */
  mark(at: number, de: string, en: string, happens?: Happening): void {
    this.moments.push({ at, title: { de, en }, ...(happens ? { happens } : {}) })
  }

  hear(at: number, kind: Cue['kind'], strength = 1): void {
    this.cues.push({ at, kind, strength })
  }

  /** The scene at a time, and how long it has run. */
  sceneAt(seconds: number): { what: S; since: number; seconds: number } {
    const found = this.scenes.findLast(({ start }) => start <= seconds) ?? this.scenes[0]
    if (!found) throw new Error('A broadcast has no scene.')
    return { what: found.what, since: seconds - found.start, seconds: found.seconds }
  }

  /** All that was put together, moments in the order of time. */
  told(): Pick<Broadcast, 'seconds' | 'lines' | 'moments' | 'cues'> {
    const { seconds, lines, cues } = this
    return { seconds, lines, moments: this.moments.toSorted((a, b) => a.at - b.at), cues }
  }
}
