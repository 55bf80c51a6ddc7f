export { addContract, endContract, listContracts, removeContract } from './contracts.ts'
export { type PlayedTitle, royaltiesCsv, settleMonth, tellMonth } from './settle.ts'
export { royaltyStatement } from './statement.ts'
