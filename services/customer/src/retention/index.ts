/** The customer service's data with a retention period. @spec law 6.11 */
import type { PersonalData } from '@quintet/platform/identity/personal-data'
import type { Expiring } from '@quintet/platform/identity/retention'
import { dropUnusedSetups } from '@quintet/payments/setups'
import { eraseData } from '../personal-data/index.ts'
import { deleteWithdrawalClaims } from '../reordering/index.ts'
import * as queries from './queries.ts'

/** `personalData` covers all services: an account that is due is erased as its owner would erase it. */
export function expiringCustomerData(personalData: readonly PersonalData[]): readonly Expiring[] {
  return [
    {
      kept: 'cancelledAccount',
      async remove(db, before, now) {
        const accounts = await queries.selectCancelledAccounts(db, before)
        const failures: unknown[] = []
        let erased = 0
        for (const { id } of accounts)
          await db
            .transaction()
            .execute(async (tx) => {
              const account = await queries.holdCancelledAccount(tx, id, before)
              if (!account) return
              await eraseData(tx, personalData, { ...account, at: now })
              erased += 1
            })
            // All others are due as well, whatever is wrong with this one.
            .catch((error: unknown) => failures.push(error))
        if (failures.length > 0) throw new AggregateError(failures, 'Not every account could be erased.')
        return erased
      },
    },
    { kept: 'session', remove: queries.deleteSessions },
    { kept: 'device', remove: queries.deleteDevices },
    { kept: 'auditEvent', remove: queries.deleteEvents },
    { kept: 'attempt', remove: queries.deleteAttempts },
    { kept: 'passwordReset', remove: queries.deleteResets },
    { kept: 'newsletter', remove: queries.deleteUnconfirmed },
    // A used set-up belongs to a payment method and is deleted with its account.
    { kept: 'paymentSetup', remove: dropUnusedSetups },
    { kept: 'idempotencyKey', remove: queries.deleteKeys },
    { kept: 'mail', remove: queries.deleteMails },
    { kept: 'contactMessage', remove: queries.deleteMessages },
    { kept: 'legalNotice', remove: queries.deleteNotices },
    { kept: 'businessLetter', remove: queries.deleteLetters },
    { kept: 'endedNewsletter', remove: queries.deleteEndedNewsletters },
    { kept: 'consent', remove: queries.deleteLockedConsents },
    { kept: 'trialClaim', remove: queries.deleteClaims },
    { kept: 'withdrawalClaim', remove: deleteWithdrawalClaims },
    { kept: 'invoice', remove: queries.deleteInvoices },
    { kept: 'payment', remove: queries.deletePayments },
  ]
}
