import { VERTICAL_FACTS, type Vertical } from '@quintet/domain/catalogue/categories'
import { Link, useCanGoBack, useRouter } from '@tanstack/react-router'
import type { ListQuery } from '../../api/catalogue.queries.ts'
import { browseTexts } from '../../texts/browse.ts'
import { useTexts, useTextsOf } from '../../texts/use-texts.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import styles from './results-page.module.css'
import { EmptySection } from './section-page.tsx'
import { TitleGrid } from './title-grid.tsx'

type ResultsPageProps = {
  vertical: Vertical
  query: ListQuery
  title: string | undefined
  page: number
}

/** The target page of a See all link, under the dark header. @spec catalogue 2.6.4 */
export function ResultsPage({ vertical, query, title, page }: ResultsPageProps) {
  const texts = useTexts()
  const words = useTextsOf(browseTexts)
  const { name } = texts.verticals[vertical]
  return (
    <div className={styles.page} data-vertical={vertical}>
      <div className={styles.head}>
        <BackLink vertical={vertical} name={name} />
        <h1 className={styles.title} dir="auto">
          {title ?? texts.titles.results(name)}
        </h1>
      </div>
      <TitleGrid
        key={JSON.stringify(query)}
        vertical={vertical}
        query={query}
        firstPage={page}
        empty={<EmptySection vertical={vertical} title={words.results.empty} />}
      />
    </div>
  )
}

// Goes back like the browser's button, or to the category if the page was opened from outside.
function BackLink({ vertical, name }: { vertical: Vertical; name: string }) {
  const router = useRouter()
  const canGoBack = useCanGoBack()
  return (
    <Link
      className={styles.back}
      to="/$category"
      params={{ category: VERTICAL_FACTS[vertical].slug }}
      onClick={(event) => {
        if (!canGoBack || event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        router.history.back()
      }}
    >
      <Icon name="left" size={22} />
      {name}
    </Link>
  )
}
