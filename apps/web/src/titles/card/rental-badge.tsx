import type { Card } from '../../api/card.ts'
import { sayRentalLeft } from '../rental/rental-left.ts'
import { useRentalOfCard } from '../rental/use-rental.ts'
import { useNow } from '../../shell/use-now.ts'
import { theOffer } from '../../brand/offer.ts'
import { formatPrice } from '../../texts/format.ts'
import { useTexts } from '../../texts/use-texts.ts'
import styles from './card.module.css'

/** The rental price; for a rented title, the time left. @spec accounts 1.3 */
export function RentalBadge({ id, price }: { id: number; price: NonNullable<Card['rental']> }) {
  const texts = useTexts()
  const now = useNow()
  const rental = useRentalOfCard(id, price)
  return (
    <span className={styles.rental}>
      {rental ? texts.rental.rented(sayRentalLeft(rental, new Date(now), texts)) : formatPrice(price, texts)}
      {!rental && !theOffer().tax.isSmallBusiness && (
        <span className={styles.tax}> {texts.rental.withTax}</span>
      )}
    </span>
  )
}
