/** Queue actions of the music pages. */
import { count } from './count.ts'

export const queueEn = {
  pause: (title: string) => `Pause ${title}`,
  playNext: (title: string) => `Play ${title} next`,
  add: (title: string) => `Add ${title} to the queue`,
  playsNext: (title: string) => `${title} plays next.`,
  added: (title: string) => `${title} was added to the queue.`,
  manyPlayNext: (tracks: number) => `${count(tracks, 'track plays', 'tracks play')} next.`,
  manyAdded: (tracks: number) => `${count(tracks, 'track was', 'tracks were')} added to the queue.`,
  notAdded: 'That could not be added to the queue. Please try again.',
}
