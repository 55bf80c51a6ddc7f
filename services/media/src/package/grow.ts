/** A film can be played while it is being packaged: its playlists grow until the final ones replace them. @spec decisions 10.7 */
import { mayPlayEarly } from '@quintet/domain/playback/early-play'
import type { Before } from '../transcode/fragments.ts'
import type { Rendition } from '../transcode/transcode.ts'

/** The minimum interval, because each write costs one file per rendition. */
const WRITE_EVERY_MS = 2000

export type Growth = {
  /** Called after each segment. */
  onGrown: (renditions: readonly Rendition[], before: Before) => void
  /** Nothing is written after this resolves. */
  end: () => Promise<void>
}

/**
 * Calls `write` with the available segments as soon as a viewer who starts would not have to wait long, and again as they grow. If it
 * fails, it is called again later; the final playlists do not depend on it.
 */
export function growWith(
  durationSeconds: number,
  write: (renditions: readonly Rendition[]) => Promise<void>,
): Growth {
  const began = performance.now()
  let isOver = false
  let isShown = false
  let written = 0
  let notBefore = 0
  let writing: Promise<void> | null = null

  const mayShow = (renditions: readonly Rendition[], before: Before): boolean => {
    const made = Math.min(...renditions.map(secondsOf))
    const elapsed = (performance.now() - began) / 1000
    return isShown || mayPlayEarly({ made, before: before.seconds, duration: durationSeconds, elapsed })
  }
  const writeNow = async (renditions: readonly Rendition[], least: number): Promise<void> => {
    try {
      await write(renditions)
      isShown = true
      written = least
    } catch {
      // Retried at the next segment.
    }
    writing = null
    notBefore = performance.now() + WRITE_EVERY_MS
  }
  return {
    onGrown(renditions, before) {
      const least = Math.min(...renditions.map(({ segments }) => segments.length))
      // A playlist never becomes shorter, even if an earlier attempt wrote it.
      if (isOver || writing || least <= Math.max(written, before.segments)) return
      if (performance.now() < notBefore || !mayShow(renditions, before)) return
      const now = renditions.map((rendition) => ({ ...rendition, segments: [...rendition.segments] }))
      writing = writeNow(now, least)
    },
    async end() {
      isOver = true
      await writing
    },
  }
}

function secondsOf({ segments }: Rendition): number {
  return segments.reduce((sum, { seconds }) => sum + seconds, 0)
}
