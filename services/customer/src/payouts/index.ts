export {
  askForPayouts,
  listPayouts,
  listUnpaid,
  payoutCsv,
  payoutsCsv,
  readPayout,
  readPayoutPage,
  savePayouts,
  sumPayouts,
} from './desk.ts'
export { expectPayout, savePayout } from './queries.ts'
