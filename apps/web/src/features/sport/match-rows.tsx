import type { Competition } from '@quintet/contracts/sport'
import { toCard } from '../../api/card.ts'
import { sportTexts } from '../../texts/sport.ts'
import { useTextsOf } from '../../texts/use-texts.ts'
import { CardRow } from '../../titles/card-row/card-row.tsx'

/** Current, upcoming and past matches, one row each. */
export function MatchRows({ matches }: { matches: Pick<Competition, 'now' | 'next' | 'past'> }) {
  const words = useTextsOf(sportTexts)
  return (['now', 'next', 'past'] as const).map((when) => (
    <CardRow
      key={when}
      heading={words[when]}
      vertical="sports"
      shape="landscape"
      cards={matches[when].map(toCard)}
    />
  ))
}
