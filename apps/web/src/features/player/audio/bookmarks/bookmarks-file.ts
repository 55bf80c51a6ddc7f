import type { Bookmark } from '@quintet/contracts/bookmarks'
import { formatTimecode } from '../../../../texts/format-details.ts'

type Book = { title: string; byline?: string | undefined }

/** Returns a book's bookmarks as a text file, in book order. */
export function bookmarksFile({ title, byline }: Book, bookmarks: readonly Bookmark[]): string {
  const head = [title, ...(byline === undefined ? [] : [byline])].join('\n')
  const entries = bookmarks
    .toSorted((a, b) => a.position - b.position)
    .map(({ position, chapter, note }) =>
      [[formatTimecode(position), ...(chapter === null ? [] : [chapter])].join('  '), note]
        .filter((line) => line !== '')
        .join('\n'),
    )
  return `${[head, ...entries].join('\n\n')}\n`
}
