import { useQueryClient } from '@tanstack/react-query'
import { useAsker } from '../../api/asker.ts'
import { meQuery } from '../../api/user.queries.ts'
import { paymentMethodsQuery } from '../../api/payment-methods.queries.ts'
import { invoicesQuery, subscriptionQuery } from './account.queries.ts'

/** Returns a function that refetches everything affected by a payment or a change of plan. */
export function useBillingChanged(): () => Promise<void> {
  const asker = useAsker()
  const client = useQueryClient()
  return async () => {
    const shown = [subscriptionQuery(asker), paymentMethodsQuery(asker), invoicesQuery(asker), meQuery(asker)]
    await Promise.all(shown.map(({ queryKey }) => client.invalidateQueries({ queryKey })))
  }
}
