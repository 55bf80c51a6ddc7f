/** Renting single titles. */
import { RENTAL_FINISH_HOURS, RENTAL_START_DAYS } from '@quintet/domain/rental'

export const rentalEn = {
  forRent: (price: string) => `Rental, ${price}.`,
  conditions: `${RENTAL_START_DAYS} days to start, then ${RENTAL_FINISH_HOURS} hours to finish.`,
  creditLeft: '1 credit left this month.',
  toStart: `to start; then ${RENTAL_FINISH_HOURS} hours to finish.`,
  toFinish: 'to finish.',
  order: {
    title: (title: string) => `Rent ${title}`,
    pay: 'Pay',
    credit: 'Use your credit',
    creditPrice: 'Free, 1 credit left this month',
    nextCredit: (date: string) => `This month’s credit is used. The next one comes on ${date}.`,
    total: (price: string) => `${price}, VAT included, once. No subscription comes with it.`,
    free: 'Nothing is charged. Your credit of this month is used.',
    by: (method: string) => `Charged to ${method}.`,
    slow: 'A direct debit takes a few days; the title is here once it has arrived.',
    change: 'Change',
    consent:
      'I expressly agree that you begin before the withdrawal period ends, and I know that I thereby lose my right of withdrawal for this title.',
    submitPaid: 'Zahlungspflichtig bestellen',
    submitPaidNote: '“Zahlungspflichtig bestellen” means: order with an obligation to pay.',
    submitFree: 'Rent with the credit',
    busy: 'One moment...',
    done: 'Rented. A confirmation is in your mailbox.',
  },
  begin: {
    title: (title: string) => `Start ${title}?`,
    text: (until: string) =>
      `It is yours to start until ${until}. With the first play, ${RENTAL_FINISH_HOURS} hours begin in which you can watch it as often as you like.`,
    now: 'Start now',
    later: 'Later',
  },
  errors: {
    no_credit: 'This month’s credit was used already.',
    payment_pending:
      'Your payment is on its way. The title is here as soon as it has arrived; you need not order again.',
    no_subscription: 'Renting comes with a running membership.',
    not_available_here: 'This title is not available now or in your country.',
    not_playable: 'This title is still being prepared and cannot be rented yet.',
    kids_locked: 'Nothing is rented while the kids lock is on.',
    no_payment_method: 'There is no payment method to charge. Add one in your account.',
    other: 'Nothing was rented and nothing charged. Please try again.',
  },
  toBilling: 'To your payment methods',
  account: {
    title: 'Rentals',
    credit: 'You have 1 free rental this month.',
    creditUsed: (date: string) => `This month’s free rental is used. The next one comes on ${date}.`,
    none: 'You have rented nothing yet.',
    over: (date: string) => `over, rented on ${date}`,
    open: (left: string, until: string) => `${left}, to start until ${until}`,
    running: (left: string, until: string) => `${left}, until ${until}`,
    unknown: 'A title that is no longer here',
  },
}
