/** Keyset paging for a list that grows at its start: the next page holds what is older than the last row of this one. */
import { useLocation, useNavigate } from '@tanstack/react-router'
import { useTexts } from '../texts/language.tsx'
import { Button } from './button.tsx'
import form from './form.module.css'

export type KeyPages = {
  /** The key of the previous page's last row; undefined on the first page. */
  before: string | undefined
  /** Counted from 0. */
  page: number
  newer: () => void
  older: (last: string) => void
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The last keys of all pages before the current one. */
    lasts?: readonly string[]
  }
}

const FIRST_PAGE: readonly string[] = []

/** Kept in the browser's history entry, so that going back from a row returns to its page. */
export function useKeyPages(): KeyPages {
  const lasts = useLocation({ select: ({ state }) => state.lasts ?? FIRST_PAGE })
  const navigate = useNavigate()
  const show = (next: readonly string[]) =>
    void navigate({ to: '.', search: true, state: (known) => ({ ...known, lasts: next }) })
  return {
    before: lasts.at(-1),
    page: lasts.length,
    newer: () => show(lasts.slice(0, -1)),
    older: (last) => show([...lasts, last]),
  }
}

type KeyPagerProps = {
  pages: KeyPages
  last: string | undefined
  hasMore: boolean
  /** The list begins with the oldest entry. */
  isOldestFirst?: boolean
}

/** Shown below the list, unless it has only one page. */
export function KeyPager({ pages, last, hasMore, isOldestFirst = false }: KeyPagerProps) {
  const { common } = useTexts()
  if (pages.page === 0 && !hasMore) return null
  return (
    <div className={form.pager}>
      <span>{common.page(pages.page + 1)}</span>
      <div>
        <Button disabled={pages.page === 0} onClick={pages.newer}>
          {isOldestFirst ? common.back : common.previous}
        </Button>
        <Button disabled={!hasMore} onClick={() => last !== undefined && pages.older(last)}>
          {isOldestFirst ? common.forward : common.next}
        </Button>
      </div>
    </div>
  )
}
