export { cancelFor, type End, isReached, withdrawFor } from './cancellation.ts'
export { comingSteps } from './coming.ts'
export { extendFor } from './extension.ts'
export { giveMonths } from './gift.ts'
export { laterPart, type LaterPrice } from './letter.ts'
export { type MailParts, readerLanguage, sendLetter, sendReminder } from './mails.ts'
export { acceptPeriod, acceptRestart, settlePeriod, settleRestart } from './periods.ts'
export {
  defaultMethod,
  insertSubscription,
  lockByAccount,
  noteErasure,
  type Subscription,
} from './queries.ts'
export { openTimeGiver } from './outage.ts'
export { openRentalMover } from './outage-rentals.ts'
export { openPriceTeller } from './price-notices.ts'
export { discountColumns, type Price, priceIn, requirePrice } from './prices.ts'
export { bookReturned } from './returned.ts'
export { giveBack, settleUndeliverable, takeBack } from './refunds.ts'
export { subscriptionRoutes } from './routes.ts'
export { payNow, requireCharged, upcomingBill } from './service.ts'
export { takeDueStep } from './steps.ts'
