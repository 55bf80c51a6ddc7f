import { useQuery } from '@tanstack/react-query'
import { useAsker } from '../../api/asker.ts'
import { paymentMethodsQuery } from '../../api/payment-methods.queries.ts'
import { pinQuery } from '../../api/pin.queries.ts'
import { rentalCreditQuery, rentalsQuery } from '../../api/rentals.queries.ts'
import type { AccountSection } from '../../shell/account-places.ts'
import {
  appPasswordsQuery,
  consentsQuery,
  invoicesQuery,
  logInsQuery,
  sessionsQuery,
  subscriptionQuery,
} from './account.queries.ts'

/** True until everything in a section has arrived or failed: it appears in one piece, and nothing moves. @spec decisions 13.50 */
export function useIsSectionPending(section: AccountSection): boolean {
  const asker = useAsker()
  const only = (...sections: AccountSection[]) => ({ enabled: sections.includes(section) })
  const needs = [
    useQuery({ ...subscriptionQuery(asker), ...only('profile', 'billing') }),
    useQuery({ ...invoicesQuery(asker), ...only('profile', 'invoices') }),
    useQuery({ ...rentalCreditQuery(asker), ...only('profile') }),
    useQuery({ ...rentalsQuery(asker), staleTime: 0, ...only('profile') }),
    useQuery({ ...paymentMethodsQuery(asker), ...only('billing') }),
    useQuery({ ...logInsQuery(asker), ...only('settings') }),
    useQuery({ ...pinQuery(asker), ...only('settings') }),
    useQuery({ ...sessionsQuery(asker), ...only('settings') }),
    useQuery({ ...appPasswordsQuery(asker), ...only('settings') }),
    useQuery({ ...consentsQuery(asker), ...only('settings') }),
  ]
  return needs.some(({ isLoading }) => isLoading)
}
