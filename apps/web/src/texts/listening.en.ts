/** Music and books at the foot of every page. */
import { count } from './count.ts'

export const listeningEn = {
  open: 'Show the player in full',
  fold: 'Make the player small',
  slower: 'Slower',
  faster: 'Faster',
  speedNotKept: 'This speed could not be saved. It applies here until you close the book.',
  sleep: {
    label: 'Sleep timer',
    off: 'Off',
    byTime: 'After',
    minutes: (minutes: number) => `${minutes} min`,
    byChapter: 'To the end of',
    chapters: (chapters: number) =>
      chapters === 1 ? 'this chapter' : count(chapters, 'chapter', 'chapters'),
    left: (time: string) => `Pauses in ${time}`,
  },
  queue: {
    label: 'Queue',
    count: (tracks: number) => count(tracks, 'track', 'tracks'),
    shuffle: 'Shuffle',
    repeat: { off: 'Repeat: off', all: 'Repeat: all', one: 'Repeat: this track' },
    move: (title: string) => `Move ${title}: drag, or use the up and down arrows`,
    moved: (title: string, place: number, of: number) => `${title} is now ${place} of ${of}.`,
    remove: (title: string) => `Remove ${title}`,
    removed: (title: string) => `${title} removed.`,
    clear: 'Clear the queue',
  },
  bookmarks: {
    label: 'Bookmarks',
    add: (time: string) => `Bookmark ${time}`,
    none: 'No bookmarks yet. Keep a place here and find it again on every device.',
    failed: 'Your bookmarks could not be loaded.',
    unsaved: 'That did not work. Please try again.',
    tooMany: (max: number) => `A book has up to ${max} bookmarks. Remove one first.`,
    noteOf: (time: string) => `Note at ${time}`,
    edit: (time: string) => `Edit the note at ${time}`,
    save: 'Save',
    saving: 'Saving …',
    cancel: 'Cancel',
    remove: (time: string) => `Remove the bookmark at ${time}`,
    removed: 'Bookmark removed.',
    undo: 'Undo',
    export: 'Save as a text file',
    fileName: (title: string) => `Bookmarks – ${title}.txt`,
  },
}
