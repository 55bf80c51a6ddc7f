import { resultsGrid } from '@quintet/domain/catalogue/browsing'
import type { CardShape } from '@quintet/domain/catalogue/cards'
import { VERTICAL_FACTS, type Vertical } from '@quintet/domain/catalogue/categories'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { memo, useCallback, useEffect, useMemo, useRef, type ReactNode } from 'react'
import type { Card as CardData } from '../../api/card.ts'
import { resultsQuery, type ListQuery } from '../../api/catalogue.queries.ts'
import { useAsker } from '../../api/asker.ts'
import { browseTexts } from '../../texts/browse.ts'
import { useTextsOf } from '../../texts/use-texts.ts'
import { buttonClass } from '../../ui/button/button.tsx'
import { Card } from '../../titles/card/card.tsx'
import { PastEnd } from './section-page.tsx'
import styles from './title-grid.module.css'
import { useGridWindow } from './use-grid-window.ts'

type TitleGridProps = {
  vertical: Vertical
  query: ListQuery
  /** The page that the address names, for those who page by links. */
  firstPage: number
  /** Shown in place of an empty grid. */
  empty: ReactNode
}

/**
 * An endless grid. The document holds only the rows around the viewport; rows outside it keep their height. Without script the grid has
 * pages. @spec catalogue 4.2
 */
export function TitleGrid({ vertical, query, firstPage, empty }: TitleGridProps) {
  const words = useTextsOf(browseTexts)
  const { pageSize } = resultsGrid(vertical)
  const results = useInfiniteQuery(resultsQuery(useAsker(), query, pageSize, firstPage))
  const { data, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = results
  const cards = useMemo(() => data?.pages.flatMap((page) => page.cards) ?? [], [data])
  const total = data?.pages.at(-1)?.total ?? 0
  // After a failure, the next page is loaded only on a click.
  const canGoOn = hasNextPage && !isFetchingNextPage && !isFetchNextPageError
  const goOn = useCallback(() => void fetchNextPage({ cancelRefetch: false }), [fetchNextPage])
  const onNearEnd = useNextPage(canGoOn, goOn)
  if (cards.length === 0) return total > 0 ? <PastEnd /> : empty
  return (
    <>
      <p className="visually-hidden" role="status">
        {words.results.count(total)}
      </p>
      <Rows
        cards={cards}
        shape={VERTICAL_FACTS[vertical].shape}
        firstPlace={(firstPage - 1) * pageSize + 1}
        pageSize={pageSize}
        total={total}
        onNearEnd={onNearEnd}
      />
      <div className={styles.pages} aria-busy={isFetchingNextPage}>
        <PageLinks
          firstPage={firstPage}
          nextPage={hasNextPage ? firstPage + (data?.pages.length ?? 1) : undefined}
          fetchNextPage={fetchNextPage}
        />
      </div>
    </>
  )
}

/** Loads the next page while the end is near. Receives the grid's scroll updates without rendering anything. */
function useNextPage(canGoOn: boolean, goOn: () => void): (isNearEnd: boolean) => void {
  const now = useRef({ canGoOn, isNearEnd: false })
  useEffect(() => {
    now.current.canGoOn = canGoOn
    if (canGoOn && now.current.isNearEnd) goOn()
  }, [canGoOn, goOn])
  return useCallback(
    (isNearEnd) => {
      now.current.isNearEnd = isNearEnd
      if (isNearEnd && now.current.canGoOn) goOn()
    },
    [goOn],
  )
}

type PageLinksProps = {
  firstPage: number
  /** Undefined after the last page. */
  nextPage: number | undefined
  fetchNextPage: () => Promise<unknown>
}

// For those who page by links. Memoised because resolving a link costs more than the rest of the list's state.
const PageLinks = memo(function PageLinks({ firstPage, nextPage, fetchNextPage }: PageLinksProps) {
  const { results: words } = useTextsOf(browseTexts)
  return (
    <>
      {firstPage > 1 && (
        <Link
          to="."
          search={({ page: _page, ...now }) => (firstPage > 2 ? { ...now, page: firstPage - 1 } : now)}
          className={buttonClass('quiet')}
          rel="prev"
          preload={false}
        >
          {words.previousPage}
        </Link>
      )}
      {nextPage !== undefined && (
        <Link
          to="."
          search={(now) => ({ ...now, page: nextPage })}
          className={buttonClass('quiet')}
          rel="next"
          preload={false}
          onClick={(event) => {
            event.preventDefault()
            void fetchNextPage()
          }}
        >
          {words.more}
        </Link>
      )}
    </>
  )
})

type RowsProps = {
  cards: readonly CardData[]
  shape: CardShape
  /** The position of the first card in the whole list, from 1. */
  firstPlace: number
  /** The number of cards that came with the page itself; further ones are created around the viewport. */
  pageSize: number
  total: number
  onNearEnd: (isNearEnd: boolean) => void
}

// Separate from the list's query, which need not be read again while scrolling.
const Rows = memo(function Rows({ cards, shape, firstPlace, pageSize, total, onNearEnd }: RowsProps) {
  const grid = useRef<HTMLUListElement>(null)
  const hasBylines = useMemo(() => cards.some(({ byline }) => byline), [cards])
  const { from, to, firstColumn, style, rest } = useGridWindow(grid, shape, cards.length, onNearEnd)
  return (
    <ul
      ref={grid}
      className={styles.grid}
      data-shape={shape}
      data-rest={rest || undefined}
      data-bylines={hasBylines || undefined}
      {...(style ? { style } : {})}
    >
      {cards.slice(from, to).map((card, index) => (
        <Cell
          key={card.id}
          card={card}
          column={index === 0 ? firstColumn : undefined}
          place={firstPlace + from + index}
          total={total}
          isNear={from + index >= pageSize}
        />
      ))}
    </ul>
  )
})

type CellProps = {
  card: CardData
  column: number | undefined
  place: number
  total: number
  isNear: boolean
}

// Memoised so that it stays unchanged while others come and go around it.
const Cell = memo(function Cell({ card, column, place, total, isNear }: CellProps) {
  return (
    <li aria-posinset={place} aria-setsize={total} style={column ? { gridColumnStart: column } : undefined}>
      <Card card={card} isNear={isNear} />
    </li>
  )
})
