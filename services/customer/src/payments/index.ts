export {
  type Accepter,
  type Billing,
  executeOrder,
  type Fate,
  isAccepted,
  type Order,
  type OrderParts,
  receiveEvent,
  type Settler,
} from './orders.ts'
export {
  type SignUpCharged,
  bookTakenBack,
  cancelOpenOrder,
  chargeForSignUp,
  chargeOf,
  findUnanswered,
  holdCharge,
  takeOverSignUpCharge,
  paidFor,
  placeCharge,
  placeRefund,
  runOrders,
} from './ledger.ts'
export { cancelUnsentCharges, countReturned, noteReturned } from './queries.ts'
export { sayFarewells } from './farewells.ts'
export { paymentFaultRoutes } from './fault-routes.ts'
export { paymentEventRoutes } from './routes.ts'
