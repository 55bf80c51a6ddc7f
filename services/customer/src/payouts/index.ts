export { askForPayouts, listPayouts, listUnpaid, readPayout, savePayouts } from './desk.ts'
export { savePayout } from './queries.ts'
