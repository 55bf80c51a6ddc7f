/** The queue commands of music pages, for the tracks of an album, an artist or a playlist. */
import { queueTexts } from '../texts/queue.ts'
import { useTextsOf } from '../texts/use-texts.ts'
import { showToast } from '../ui/toast/toast-store.ts'
import type { Playable } from './play-request.ts'
import { usePlayer } from './use-player.ts'

export type QueueCommands = {
  /** Plays from the track at this index, replacing the queue. */
  playFrom: (tracks: readonly Playable[], index: number) => void
  /** Adds the tracks right after the current one, with a toast. */
  playNext: (tracks: readonly Playable[]) => void
  /** Adds the tracks to the end of the queue, with a toast. */
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
