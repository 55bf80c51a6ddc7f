export type { OperatorRow } from './queries.ts'
export { join, selectByEmail, selectInvited, takeStep } from './queries.ts'
export {
  disableOperator,
  inviteOperator,
  listOperators,
  type OperatorSummary,
  totpSecretOf,
} from './service.ts'
export { setUpAddress, stepOfCode } from './totp.ts'
export { toBase32 } from './base32.ts'
