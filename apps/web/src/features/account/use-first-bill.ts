import type { User } from '@quintet/contracts/user'
import { formatDate } from '../../texts/format-details.ts'
import { accountTexts } from '../../texts/account.ts'
import { useTexts, useTextsOf } from '../../texts/use-texts.ts'

/** Returns the text shown in place of an invoice: the date of the first one, if one is due. */
export function useFirstBill({ nextBillAt }: User): string {
  const texts = useTexts()
  const { latestInvoice } = useTextsOf(accountTexts)
  return nextBillAt === null
    ? latestInvoice.none
    : latestInvoice.firstOn(formatDate(new Date(nextBillAt), texts))
}
