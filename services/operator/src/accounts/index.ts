export { changeRole, disableById, endSessions, inviteAgain, inviteStranger } from './changes.ts'
export type { OperatorRow } from './queries.ts'
export { join, selectByEmail, selectInvited, takeStep } from './queries.ts'
export { totpSecretOf } from './secrets.ts'
export {
  disableOperator,
  inviteOperator,
  linkOf,
  listLines,
  listOperators,
  type OperatorSummary,
} from './service.ts'
export { setUpAddress, stepOfCode } from './totp.ts'
export { toBase32 } from './base32.ts'
