import type { ContentItem } from '@quintet/contracts/content'
import type { Rental } from '@quintet/contracts/rentals'
import { useState } from 'react'
import { MODAL_LEVEL } from '../../shell/modals.ts'
import type { Playable } from '../../playing/play-request.ts'
import { usePlayer } from '../../playing/use-player.ts'
import { formatDate } from '../../texts/format-details.ts'
import { rentalTexts } from '../../texts/rental.ts'
import { useTexts, useTextsOf } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button/button.tsx'
import { ModalOverPage, useCloseThisModal } from '../../ui/modal/modal.tsx'
import styles from '../../ui/modal/question.module.css'
import { RentalOrder } from './rental-order.tsx'

type RentalModalProps = {
  item: ContentItem
  first: Playable | undefined
  queue: readonly Playable[]
  rental: Rental | undefined
  onClose: () => void
}

/** Rents a title; once rented, asks before its viewing period begins. @spec accounts 1.3 */
export function RentalModal({ item, first, queue, rental, onClose }: RentalModalProps) {
  const words = useTextsOf(rentalTexts)
  const { title } = item.attributes
  // Only a rental made in this dialog is confirmed as successful; one made earlier is not news.
  const [wasRented] = useState(rental !== undefined)
  const { play } = usePlayer()
  const begin = () => {
    onClose()
    if (first) play({ item: first, queue })
  }
  return (
    <ModalOverPage
      title={rental ? words.begin.title(title) : words.order.title(title)}
      level={MODAL_LEVEL}
      step={rental ? 'begin' : 'order'}
      onClose={onClose}
    >
      {rental ? (
        <BeginQuestion rental={rental} isFresh={!wasRented} onBegin={begin} />
      ) : (
        <RentalOrder item={item} />
      )}
    </ModalOverPage>
  )
}

function BeginQuestion({
  rental,
  isFresh,
  onBegin,
}: {
  rental: Rental
  isFresh: boolean
  onBegin: () => void
}) {
  const texts = useTexts()
  const { begin, order } = useTextsOf(rentalTexts)
  const close = useCloseThisModal()
  return (
    <>
      {isFresh && <p role="status">{order.done}</p>}
      <p className={styles.text}>{begin.text(formatDate(new Date(rental.startBy), texts))}</p>
      <div className={styles.buttons}>
        <Button isLarge icon="play" data-first onClick={onBegin}>
          {begin.now}
        </Button>
        <Button isLarge look="quiet" onClick={close}>
          {begin.later}
        </Button>
      </div>
    </>
  )
}
