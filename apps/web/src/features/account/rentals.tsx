import type { Rental } from '@quintet/contracts/rentals'
import { TIME_ZONE } from '@quintet/domain/basics/calendar'
import { isRentalOpen } from '@quintet/domain/membership/rental'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { cardsQuery } from '../../api/catalogue.queries.ts'
import { useLapse } from '../../titles/continue-membership/use-lapse.ts'
import { itemTarget } from '../../titles/open-item.ts'
import { rentalCreditQuery, rentalsQuery } from '../../api/rentals.queries.ts'
import { sayRentalLeft, timesOf } from '../../titles/rental/rental-left.ts'
import { useAsker } from '../../api/asker.ts'
import { useNow, useTimeZone } from '../../shell/use-now.ts'
import { formatMoment } from '../../texts/format.ts'
import { formatDate } from '../../texts/format-details.ts'
import { rentalTexts } from '../../texts/rental.ts'
import { useTexts, useTextsOf } from '../../texts/use-texts.ts'
import { Block } from './block.tsx'
import styles from './block.module.css'

/** The maximum of one list call. */
const SHOWN_MAX = 100

/** The month's free rental and the account's rentals: which can still be played, and until when. @spec accounts 1.3 */
export function Rentals() {
  const texts = useTexts()
  const { account } = useTextsOf(rentalTexts)
  const asker = useAsker()
  // Without a running membership there is no free title, which is not the same as a used one.
  const lapse = useLapse()
  const { data: credit } = useQuery(rentalCreditQuery(asker))
  const { data: rentals } = useQuery(rentalsQuery(asker))
  const shown = rentals?.slice(0, SHOWN_MAX) ?? []
  const ids = [...new Set(shown.map(({ contentId }) => contentId))]
  const { data: cards } = useQuery({
    ...cardsQuery(asker, { ids: ids.join(','), limit: Math.max(1, ids.length) }),
    enabled: ids.length > 0,
  })
  if (!credit || !rentals) return null
  return (
    <Block
      title={account.title}
      text={
        lapse
          ? undefined
          : credit.isAvailable
            ? account.credit
            : account.creditUsed(formatDate(new Date(credit.renewsAt), texts, TIME_ZONE))
      }
    >
      {shown.length === 0 && <p>{account.none}</p>}
      <ul className={styles.list}>
        {shown.map((rental) => (
          <li key={rental.rentedAt}>
            <span className={styles.main}>
              {cards ? <RentedTitle card={cards.find(({ id }) => id === rental.contentId)} /> : '\u00A0'}
              <span className={styles.small}>
                <RentalState rental={rental} />
              </span>
            </span>
          </li>
        ))}
      </ul>
    </Block>
  )
}

function RentedTitle({ card }: { card: (Parameters<typeof itemTarget>[0] & { title: string }) | undefined }) {
  const { account } = useTextsOf(rentalTexts)
  if (!card) return <span className={styles.name}>{account.unknown}</span>
  return (
    <Link {...itemTarget(card)} className={styles.link} dir="auto">
      {card.title}
    </Link>
  )
}

function RentalState({ rental }: { rental: Rental }) {
  const texts = useTexts()
  const { account } = useTextsOf(rentalTexts)
  const now = useNow()
  const timeZone = useTimeZone()
  if (!isRentalOpen(timesOf(rental), new Date(now)))
    return account.over(formatDate(new Date(rental.rentedAt), texts))
  const left = sayRentalLeft(rental, new Date(now), texts)
  return rental.finishBy === null
    ? account.open(left, formatDate(new Date(rental.startBy), texts))
    : account.running(left, formatMoment(rental.finishBy, now, timeZone, texts))
}
