/** A book's bookmarks, as stored by the service. @spec decisions 11.4 */
import {
  addBookmark,
  changeBookmark,
  listBookmarks,
  removeBookmark,
  type Bookmark,
} from '@quintet/contracts/bookmarks'
import { BOOKMARKS_MAX } from '@quintet/domain/listening/listening'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call, isProblem } from '../../../../api/call.ts'
import { listeningTexts } from '../../../../texts/listening.ts'
import { useTextsOf } from '../../../../texts/use-texts.ts'
import { showToast } from '../../../../ui/toast/toast-store.ts'

export function useBookmarks(contentId: number) {
  const { bookmarks: words } = useTextsOf(listeningTexts)
  const cache = useQueryClient()
  const queryKey = ['bookmarks', contentId]
  const { data, isError } = useQuery({
    queryKey,
    meta: { isUser: true },
    queryFn: ({ signal }) => call(listBookmarks, { params: { contentId } }, { signal }),
  })
  // Each call returns all bookmarks of the title.
  const keep = async (answer: Promise<Bookmark[]>): Promise<boolean> => {
    try {
      cache.setQueryData(queryKey, await answer)
      return true
    } catch (error) {
      const isFull = isProblem(error, 'too_many_bookmarks')
      showToast(isFull ? words.tooMany(BOOKMARKS_MAX) : words.unsaved, 'error')
      return false
    }
  }
  const add = (position: number, note = '') =>
    keep(call(addBookmark, { params: { contentId }, body: { position, note } }))
  return {
    /** Undefined while loading. */
    bookmarks: data,
    hasFailed: isError && data === undefined,
    add,
    change: (id: string, note: string) =>
      keep(call(changeBookmark, { params: { contentId, id }, body: { note } })),
    remove: async ({ id, position, note }: Bookmark) => {
      if (!(await keep(call(removeBookmark, { params: { contentId, id } })))) return
      showToast(words.removed, 'info', { label: words.undo, run: () => void add(position, note) })
    },
  }
}
