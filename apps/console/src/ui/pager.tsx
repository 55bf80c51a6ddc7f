import { useTexts } from '../texts/language.tsx'
import { Button } from './button.tsx'
import form from './form.module.css'

type PagerProps = { page: number; hasMore: boolean; onPage: (page: number) => void; beside?: string }

/** The pager below a table: the current page and its neighbours. Pages count from 0. */
export function Pager({ page, hasMore, onPage, beside }: PagerProps) {
  const texts = useTexts()
  if (page === 0 && !hasMore) return null
  return (
    <div className={form.pager}>
      <span>
        {texts.common.page(page + 1)}
        {beside && ` · ${beside}`}
      </span>
      <div>
        <Button disabled={page === 0} onClick={() => onPage(page - 1)}>
          {texts.common.back}
        </Button>
        <Button disabled={!hasMore} onClick={() => onPage(page + 1)}>
          {texts.common.forward}
        </Button>
      </div>
    </div>
  )
}
