/** A programme about sport: views with narration, one after the other, over its own music. */
import type { Underscore } from '../../sound/underscore.ts'
import type { Broadcast } from './broadcast.ts'
import type { Canvas } from './canvas.ts'
import { readingSeconds, Rundown, type Said } from './rundown.ts'
import type { Cue } from './sound.ts'

/** Draws a view at a time after it began. */
export type ViewPainter = (canvas: Canvas, since: number, seconds: number) => void

export type Segment<V extends string> = {
  view: V
  /** Starts a chapter. */
  moment?: Said
  lines: readonly Said[]
  /** Sounds, in seconds after it began. */
  sounds?: readonly (readonly [at: number, kind: Cue['kind']])[]
}

const [LEAD_SECONDS, REST_SECONDS, BETWEEN_SECONDS] = [0.9, 2.4, 0.35]

/** Every segment lasts as long as its lines take to read. */
export function programme<V extends string>({
  segments,
  music,
  views,
}: {
  segments: readonly Segment<V>[]
  music: Underscore
  views: () => Promise<Readonly<Record<V, ViewPainter>>>
}): Broadcast {
  const rundown = new Rundown<V>()
  for (const { view, moment, lines, sounds = [] } of segments) {
    const long = lines.reduce((sum, [de, en]) => sum + readingSeconds(de, en) + BETWEEN_SECONDS, 0)
    const start = rundown.show(LEAD_SECONDS + long + REST_SECONDS, view)
    if (moment) rundown.mark(start, ...moment)
    let at = start + LEAD_SECONDS
    for (const line of lines) {
      rundown.say(at, ...line)
      at += readingSeconds(...line) + BETWEEN_SECONDS
    }
    for (const [after, kind] of sounds) rundown.hear(start + after, kind, 0.8)
  }
  return {
    ...rundown.told(),
    venue: { crowd: 0.1, pitch: 1, root: music.key.root, echo: 0.2, music },
    open: async () => {
      const painters = await views()
      return (canvas, at) => {
        const { what, since, seconds: length } = rundown.sceneAt(at)
        painters[what](canvas, since, length)
      }
    },
  }
}
