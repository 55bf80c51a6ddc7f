/** The ledger accounts for bookings: the chart's defaults unless the brand names others. @spec decisions 13.9 */
import type { Brand } from '@quintet/contracts/brand'

type Accounting = NonNullable<Brand['accounting']>
export type AccountUse = keyof Accounting['accounts']
export type AccountFor = (use: AccountUse) => string

/**
 * The charts' default accounts: money in transit, domestic sales, electronic services taxed in another EU country and outside the EU, other
 * liabilities, bank, payment costs, doubtful receivables, items in transit. The tax adviser may want others.
 */
const CHARTS: Record<Accounting['chart'], Record<AccountUse, string>> = {
  '03': {
    provider: '1360',
    domestic: '8400',
    oss: '8331',
    abroad: '8338',
    vatAbroad: '1700',
    bank: '1200',
    fees: '4970',
    disputes: '1460',
    clearing: '1590',
  },
  '04': {
    provider: '1460',
    domestic: '4400',
    oss: '4331',
    abroad: '4338',
    vatAbroad: '3500',
    bank: '1800',
    fees: '6855',
    disputes: '1240',
    clearing: '1370',
  },
}

export function accountsOf({ chart, accounts }: Accounting): AccountFor {
  return (use) => accounts[use] ?? CHARTS[chart][use]
}
