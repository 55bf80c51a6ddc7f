/** Renting single titles. */
import { RENTAL_FINISH_HOURS, RENTAL_START_DAYS } from '@quintet/domain/membership/rental'

export const rentalEn = {
  forRent: (price: string, tax: string) => `Rental, ${price}${tax}.`,
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
    total: (price: string, tax: string) => `${price}${tax}, one-time payment. This is not a subscription.`,
    free: 'Nothing is charged. This uses your credit for this month.',
    by: (method: string) => `Charged to ${method}.`,
    slow: 'A direct debit takes a few days. You can watch the title once the payment has arrived.',
    change: 'Change',
    consent:
      'I expressly agree that you begin before the withdrawal period ends, and I understand that I thereby lose my right of withdrawal for this title.',
    submitPaid: 'Zahlungspflichtig bestellen',
    submitPaidNote: '“Zahlungspflichtig bestellen” means: order with an obligation to pay.',
    submitFree: 'Rent with the credit',
    busy: 'One moment...',
    done: 'Rented. We have emailed you a confirmation.',
  },
  begin: {
    title: (title: string) => `Start ${title}?`,
    text: (until: string) =>
      `You can start it until ${until}. Once you start, you have ${RENTAL_FINISH_HOURS} hours to watch it as often as you like.`,
    now: 'Start now',
    later: 'Later',
  },
  errors: {
    no_credit: 'You have already used this month’s credit.',
    payment_pending:
      'Your payment is being processed. You can watch the title once it has arrived; there is no need to order again.',
    no_subscription: 'You need an active membership to rent titles.',
    not_available_here: 'This title is currently not available in your country.',
    not_playable: 'This title is still being prepared and cannot be rented yet.',
    kids_locked: 'You cannot rent titles while the kids lock is on.',
    no_payment_method: 'You have no payment method. Please add one in your account.',
    other: 'Nothing was rented or charged. Please try again.',
  },
  toBilling: 'Go to payment methods',
  account: {
    title: 'Rentals',
    credit: 'You have 1 free rental this month.',
    creditUsed: (date: string) => `This month’s free rental is used. The next one comes on ${date}.`,
    none: 'You have not rented anything yet.',
    over: (date: string) => `expired, rented on ${date}`,
    open: (left: string, until: string) => `${left} to start, until ${until}`,
    running: (left: string, until: string) => `${left}, until ${until}`,
    unknown: 'A title that is no longer available',
  },
}
