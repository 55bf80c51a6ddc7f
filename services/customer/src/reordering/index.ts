export { hashClaims } from './claims.ts'
export { deleteClaims as deleteWithdrawalClaims } from './queries.ts'
export { allowReordering, claimKey, claimsOf, noteWithdrawal, refuseReordering } from './service.ts'
