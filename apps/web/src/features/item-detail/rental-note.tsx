import type { ContentItem } from '@quintet/contracts/content'
import type { Rental } from '@quintet/contracts/rentals'
import { useQuery } from '@tanstack/react-query'
import { rentalCreditQuery } from '../../api/rentals.queries.ts'
import { sayRentalLeft } from '../../titles/rental/rental-left.ts'
import { useAsker } from '../../api/asker.ts'
import { theOffer } from '../../brand/offer.ts'
import { useNow } from '../../shell/use-now.ts'
import { formatPrice } from '../../texts/format.ts'
import { rentalTexts } from '../../texts/rental.ts'
import { signUpTexts } from '../../texts/sign-up.ts'
import { useTexts, useTextsOf } from '../../texts/use-texts.ts'
import styles from './play-actions.module.css'

/** What renting includes and how much of the month's credit is left; for a rented title, how long it stays available. @spec accounts 1.3 */
export function RentalNote({ item, rental }: { item: ContentItem; rental: Rental | undefined }) {
  const texts = useTexts()
  const words = useTextsOf(rentalTexts)
  const { tax } = useTextsOf(signUpTexts)
  const asker = useAsker()
  const now = useNow()
  const { data: credit } = useQuery({ ...rentalCreditQuery(asker), enabled: asker.site.isMember && !rental })
  if (rental)
    return (
      <p className={styles.note}>
        <strong>{texts.rental.rented(sayRentalLeft(rental, new Date(now), texts))}</strong>{' '}
        {rental.finishBy === null ? words.toStart : words.toFinish}
      </p>
    )
  if (!item.rental) return null
  return (
    <p className={styles.note}>
      <strong>{words.forRent(formatPrice(item.rental, texts), tax(theOffer().tax))}</strong>{' '}
      {words.conditions}
      {credit?.isAvailable && ` ${words.creditLeft}`}
    </p>
  )
}
