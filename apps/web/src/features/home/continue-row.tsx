import { removeContinue } from '@quintet/contracts/history'
import { VERTICAL_FACTS } from '@quintet/domain/categories'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { useAsker } from '../../api/use-asker.ts'
import { continueQuery, type ContinueCard } from '../../api/user.queries.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { IconButton } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { Row } from '../../ui/row/row.tsx'
import { showToast } from '../../ui/toast/toast-store.ts'
import styles from './continue-row.module.css'

/** All verticals by last activity, with their true positions; absent where nothing was begun. */
export function ContinueRow() {
  const texts = useTexts()
  const asker = useAsker()
  const cache = useQueryClient()
  const { queryKey } = continueQuery(asker)
  const { data: entries = [] } = useQuery(continueQuery(asker))
  const remove = useMutation({
    mutationFn: ({ id }: ContinueCard) => call(removeContinue, { params: { contentId: id } }),
    // Acts at once; a failure puts the entry back.
    onMutate: ({ id }) => {
      const before = cache.getQueryData(queryKey)
      cache.setQueryData(queryKey, (now) => now?.filter((entry) => entry.id !== id))
      return before
    },
    onSuccess: () => showToast(texts.home.removed),
    onError: (_error, _entry, before) => cache.setQueryData(queryKey, before),
  })
  return (
    <Row
      heading={texts.home.continue}
      shape={
        entries.every(({ vertical }) => VERTICAL_FACTS[vertical].shape === 'portrait') ? 'portrait' : 'square'
      }
      items={entries.map((entry) => ({
        key: entry.id,
        element: (
          <div className={styles.entry} data-vertical={entry.vertical}>
            <Card card={entry}>
              <div className={styles.under}>
                <progress
                  className={styles.progress}
                  max={entry.duration}
                  value={entry.position}
                  aria-label={texts.home.timeLeft(Math.ceil((entry.duration - entry.position) / 60))}
                />
                <IconButton
                  className={styles.remove}
                  icon="close"
                  size={18}
                  label={texts.home.removeFromContinue(entry.title)}
                  onClick={() => remove.mutate(entry)}
                />
              </div>
            </Card>
          </div>
        ),
      }))}
    />
  )
}
