import { removeContinue } from '@quintet/contracts/history'
import type { CardVariant } from '@quintet/domain/catalogue/cards'
import type { Vertical } from '@quintet/domain/catalogue/categories'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { call, callOnLeave } from '../../api/call.ts'
import { itemTarget } from '../open-item.ts'
import { reportFailure } from '../../shell/report.ts'
import { useAsker } from '../../api/asker.ts'
import { continueQuery, type ContinueCard } from '../../api/user.queries.ts'
import { formatTimeLeft } from '../../texts/format.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { IconButton } from '../../ui/button/button.tsx'
import { Card } from '../card/card.tsx'
import { useIsElsewhere } from '../use-is-elsewhere.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { Row } from '../../ui/row/row.tsx'
import { showToast } from '../../ui/toast/toast-store.ts'
import styles from './continue-row.module.css'
import { isBeingRemoved, removeLater } from './remove-later.ts'

/** The latest; what was left longer ago is found by its title. */
const SHOWN_MAX = 60

type ContinueRowProps = {
  heading: string
  /** Limits the row to one vertical; without it, all of them share one shape. */
  vertical?: Vertical
  variant?: CardVariant
}

/** The titles in progress with their true positions, by last activity; renders nothing if there are none. @spec catalogue 2.4.3 */
export function ContinueRow({ heading, vertical, variant = 'cardPlayLandscape' }: ContinueRowProps) {
  const asker = useAsker()
  const { data: entries = [] } = useQuery({ ...continueQuery(asker), enabled: asker.site.isMember })
  const shown = entries
    .filter((entry) => !isBeingRemoved(entry.id) && (!vertical || entry.vertical === vertical))
    .slice(0, SHOWN_MAX)
  const isWide = variant === 'cardPlayLandscape'
  return (
    <Row
      heading={heading}
      variant={variant}
      slides={isWide ? 4 : 5}
      vertical={vertical}
      items={shown.map((entry) => ({
        key: entry.id,
        element: <Entry entry={entry} variant={variant} isWide={isWide} />,
      }))}
    />
  )
}

type EntryProps = { entry: ContinueCard; variant: CardVariant; isWide: boolean }

function Entry({ entry, variant, isWide }: EntryProps) {
  const texts = useTexts()
  const remove = useRemove()
  const isElsewhere = useIsElsewhere(entry.availableIn)
  const left = (entry.duration - entry.position) / entry.speed
  const card = isWide && entry.wide ? { ...entry, picture: entry.wide } : entry
  return (
    <Card card={card} variant={variant}>
      <div className={styles.under} data-vertical={entry.vertical}>
        {isElsewhere ? (
          <span className={styles.elsewhere}>{texts.home.notHere}</span>
        ) : (
          <Link
            {...itemTarget(entry)}
            search={{ play: true }}
            className={styles.resume}
            aria-label={texts.home.resumeTitle(entry.title)}
          >
            <Icon name="play" size={16} isSolid />
            {entry.position === 0
              ? texts.home.next
              : entry.duration > 0
                ? formatTimeLeft(left, texts)
                : // A game has no end.
                  texts.home.continueWatching[entry.vertical]}
          </Link>
        )}
        <IconButton
          className={styles.remove}
          icon="close"
          size={18}
          label={texts.home.removeFromContinue(entry.title)}
          onClick={() => remove(entry)}
        />
      </div>
    </Card>
  )
}

/** Returns a function that removes an entry at once; the service is only told when the toast can no longer undo it. */
function useRemove(): (entry: ContinueCard) => void {
  const texts = useTexts()
  const cache = useQueryClient()
  const { queryKey } = continueQuery(useAsker())
  return ({ id }) => {
    const before = cache.getQueryData(queryKey)
    const putBack = () => cache.setQueryData(queryKey, before)
    const takeOff = () => cache.setQueryData(queryKey, (now) => now?.filter((entry) => entry.id !== id))
    const { undo, settle } = removeLater(id, {
      send: (isLeaving) => (isLeaving ? callOnLeave : call)(removeContinue, { params: { contentId: id } }),
      onSent: takeOff,
      onFailure: (error) => {
        reportFailure(error)
        putBack()
      },
    })
    takeOff()
    showToast(texts.home.removed, 'info', {
      label: texts.home.undo,
      run: () => {
        undo()
        putBack()
      },
      onGone: settle,
    })
  }
}
