/** What a page of music does with tracks: an album, an artist, a list of one's own. */
import { queueTexts } from '../texts/queue.ts'
import { useTextsOf } from '../texts/use-texts.ts'
import { showToast } from '../ui/toast/toast-store.ts'
import type { Playable } from './play-request.ts'
import { usePlayer } from './use-player.ts'

export type QueueCommands = {
  /** Begins with the track at this index; the others follow. They take the place of the queue. */
  playFrom: (tracks: readonly Playable[], index: number) => void
  /** Right after what is heard now, and says so. */
  playNext: (tracks: readonly Playable[]) => void
  /** At the end of the queue, and says so. */
  addToQueue: (tracks: readonly Playable[]) => void
}

export function useQueue(): QueueCommands {
  const { play, enqueue } = usePlayer()
  const words = useTextsOf(queueTexts)
  const put = async (tracks: readonly Playable[], where: 'next' | 'end', said: string) => {
    try {
      await enqueue(tracks, where)
      showToast(said)
    } catch {
      showToast(words.notAdded, 'error')
    }
  }
  return {
    playFrom(tracks, index) {
      const item = tracks[index]
      if (item) play({ item, queue: tracks })
    },
    playNext(tracks) {
      const [first, ...others] = tracks
      if (!first) return
      void put(
        tracks,
        'next',
        others.length > 0 ? words.manyPlayNext(tracks.length) : words.playsNext(first.title),
      )
    },
    addToQueue(tracks) {
      const [first, ...others] = tracks
      if (!first) return
      void put(tracks, 'end', others.length > 0 ? words.manyAdded(tracks.length) : words.added(first.title))
    },
  }
}
