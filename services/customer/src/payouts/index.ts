export {
  askForPayouts,
  listPayouts,
  listUnpaid,
  payoutCsv,
  readPayout,
  readPayoutPage,
  savePayouts,
} from './desk.ts'
export { expectPayout, savePayout } from './queries.ts'
