import { VERTICAL_FACTS, type Vertical } from '@quintet/domain/categories'
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import type { Card as CardData } from '../../api/card.ts'
import { cardsQuery, type Asker, type ListQuery } from '../../api/catalogue.queries.ts'
import { useAsker } from '../../api/use-asker.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import styles from './results-page.module.css'

/** @spec catalogue 9: 36 a page, 28 for sports */
const pageSize = ({ category = '' }: ListQuery) => (category.startsWith('sports') ? 28 : 36)

/** A page with fewer items than the limit is the last. @spec catalogue 4 */
export const resultsQuery = (asker: Asker, query: ListQuery) =>
  infiniteQueryOptions({
    queryKey: ['results', query],
    queryFn: async (context): Promise<CardData[]> => {
      const { queryFn } = cardsQuery(asker, { ...query, page: context.pageParam, limit: pageSize(query) })
      return typeof queryFn === 'function' ? queryFn(context) : []
    },
    initialPageParam: 1,
    getNextPageParam: (last, pages) => (last.length < pageSize(query) ? undefined : pages.length + 1),
  })

type ResultsPageProps = { vertical: Vertical; query: ListQuery; title: string | undefined }

export function ResultsPage({ vertical, query, title }: ResultsPageProps) {
  const texts = useTexts()
  const results = useInfiniteQuery(resultsQuery(useAsker(), query))
  const end = useRef<HTMLDivElement>(null)
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = results
  useEffect(() => {
    const watched = end.current
    if (!watched || !hasNextPage || isFetchingNextPage) return undefined
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) void fetchNextPage()
      },
      { rootMargin: '600px' },
    )
    observer.observe(watched)
    return () => observer.disconnect()
  }, [hasNextPage, isFetchingNextPage, fetchNextPage])
  const cards = results.data?.pages.flat() ?? []
  const { name } = texts.verticals[vertical]
  return (
    <div className={styles.page} data-vertical={vertical}>
      <div className={styles.head}>
        <Link className={styles.back} to="/$category" params={{ category: VERTICAL_FACTS[vertical].slug }}>
          <Icon name="left" size={22} />
          {name}
        </Link>
        <h1 className={styles.title}>{title ?? texts.results.all(name)}</h1>
      </div>
      {cards.length === 0 ? (
        <p className={styles.empty}>{texts.results.empty}</p>
      ) : (
        <ul className={styles.grid} data-shape={VERTICAL_FACTS[vertical].shape}>
          {cards.map((card) => (
            <li key={card.id} className={styles.item}>
              <Card card={card} />
            </li>
          ))}
        </ul>
      )}
      <div ref={end} className={styles.end}>
        {hasNextPage && (
          <Button look="quiet" isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {texts.results.more}
          </Button>
        )}
      </div>
    </div>
  )
}
