import { VERTICAL_FACTS, verticalOfSlug, type Vertical } from '@quintet/domain/catalogue/categories'
import { useEffect, useState } from 'react'
import { searchTexts } from '../../texts/search.ts'
import { useTextsOf } from '../../texts/use-texts.ts'
import { Overlay } from '../../ui/overlay/overlay.tsx'
import { useCloseOverlay, useSetOverlay } from '../../shell/use-overlays.ts'
import { PopularRows } from './popular-rows.tsx'
import { readRecent, withRecent, writeRecent } from './recent-searches.ts'
import { SearchBox } from './search-box.tsx'
import { SearchResults } from './search-results.tsx'
import { TrendingChips } from './trending-chips.tsx'

/** @spec catalogue 4.3 */
const DEBOUNCE_MS = 700

type SearchOverlayProps = {
  /** The term in the address; empty before the first one. */
  applied: string
  /** The slug of the category in the address. */
  slug: string | undefined
}

/** Searches titles in all verticals. Term and category are in the address. */
export function SearchOverlay({ applied, slug }: SearchOverlayProps) {
  const words = useTextsOf(searchTexts)
  const setOverlay = useSetOverlay()
  const close = useCloseOverlay()
  const vertical = slug === undefined ? null : verticalOfSlug(slug)
  const [written, setWritten] = useState(applied)
  const [recent, setRecent] = useState(() => readRecent())

  const remember = (next: string[]) => {
    setRecent(next)
    writeRecent(next)
  }
  const apply = (term: string) => {
    setWritten(term)
    setOverlay({ search: term, in: slug })
    const next = withRecent(recent, term)
    if (next.length !== recent.length || next[0] !== recent[0]) remember(next)
  }
  const choose = (category: Vertical | null) =>
    setOverlay({ search: written.trim(), in: category === null ? undefined : VERTICAL_FACTS[category].slug })

  // Back and forward change the address: the box follows.
  useEffect(() => setWritten((now) => (now.trim() === applied ? now : applied)), [applied])
  useEffect(() => {
    if (written.trim() === applied) return undefined
    const timer = setTimeout(() => apply(written.trim()), DEBOUNCE_MS)
    return () => clearTimeout(timer)
  })

  const suggestions = (
    <>
      <TrendingChips onChoose={apply} />
      <PopularRows vertical={vertical} />
    </>
  )
  return (
    <Overlay
      label={words.title}
      closeLabel={words.close}
      onClose={close}
      head={
        <SearchBox
          written={written}
          vertical={vertical}
          recent={recent}
          onWrite={setWritten}
          onApply={(term) => apply(term.trim())}
          onChoose={choose}
          onForget={(term) => remember(recent.filter((kept) => kept !== term))}
        />
      }
    >
      {applied === '' ? (
        suggestions
      ) : (
        <SearchResults term={applied} vertical={vertical} onChoose={choose} onSearch={apply}>
          {suggestions}
        </SearchResults>
      )}
    </Overlay>
  )
}
