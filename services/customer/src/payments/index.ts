export {
  executeOrder,
  type Fate,
  type Order,
  type OrderParts,
  receiveEvent,
  type Settler,
  settleOrder,
} from './orders.ts'
export {
  bookTakenBack,
  cancelOpenOrder,
  chargeForSignUp,
  chargeOf,
  closeSignUpCharge,
  paidFor,
  placeCharge,
  placeRefund,
  runOrders,
} from './ledger.ts'
export { sayFarewells } from './farewells.ts'
export { paymentFaultRoutes } from './fault-routes.ts'
export { paymentEventRoutes } from './routes.ts'
