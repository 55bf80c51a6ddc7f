/** Assembles a broadcast scene by scene: pictures, commentary and sounds. */
import type { Broadcast, Happening, Line, Moment } from './broadcast.ts'
import type { Cue } from './sound.ts'

/** A line in both languages. */
export type Said = readonly [de: string, en: string]

export type Scene<S> = { start: number; seconds: number; what: S }

const CHARACTERS_PER_SECOND = 17
const MIN_LINE_SECONDS = 2
const PAUSE_SECONDS = 0.12

/** Returns how long a line has to be shown to be readable in either language. */
export function readingSeconds(de: string, en: string): number {
  return Math.max(MIN_LINE_SECONDS, 0.6 + Math.max(de.length, en.length) / CHARACTERS_PER_SECOND)
}

export class Rundown<S> {
  readonly scenes: Scene<S>[] = []
  readonly lines: Line[] = []
  readonly moments: Moment[] = []
  readonly cues: Cue[] = []
  seconds = 0

  /** Appends a scene; returns its start. */
  show(seconds: number, what: S): number {
    const start = this.seconds
    this.scenes.push({ start, seconds, what })
    this.seconds += seconds
    return start
  }

  /** Adds a line of commentary at a time, or as soon as the previous one has been read. */
  say(at: number, de: string, en: string): void {
    const start = Math.max(at, (this.lines.at(-1)?.end ?? 0) + PAUSE_SECONDS)
    this.lines.push({ start, end: start + readingSeconds(de, en), text: { de, en } })
  }

  /** Starts a chapter; `happens` is the event in it. */
  mark(at: number, de: string, en: string, happens?: Happening): void {
    this.moments.push({ at, title: { de, en }, ...(happens ? { happens } : {}) })
  }

  hear(at: number, kind: Cue['kind'], strength = 1): void {
    this.cues.push({ at, kind, strength })
  }

  /** Returns the scene at a time, and how long it has run. */
  sceneAt(seconds: number): { what: S; since: number; seconds: number } {
    const found = this.scenes.findLast(({ start }) => start <= seconds) ?? this.scenes[0]
    if (!found) throw new Error('A broadcast has no scene.')
    return { what: found.what, since: seconds - found.start, seconds: found.seconds }
  }

  /** Returns everything assembled, with the moments in order of time. */
  told(): Pick<Broadcast, 'seconds' | 'lines' | 'moments' | 'cues'> {
    const { seconds, lines, cues } = this
    return { seconds, lines, moments: this.moments.toSorted((a, b) => a.at - b.at), cues }
  }
}
