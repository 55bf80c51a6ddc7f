export {
  askForPayouts,
  listPayouts,
  listUnpaid,
  payoutCsv,
  readPayout,
  readPayoutPage,
  savePayouts,
} from './desk.ts'
export { savePayout } from './queries.ts'
