import { useQueryClient } from '@tanstack/react-query'
import { useAsker } from '../../api/asker.ts'
import { meQuery } from '../../api/user.queries.ts'
import { paymentMethodsQuery } from '../../api/payment-methods.queries.ts'
import { invoicesQuery, subscriptionQuery } from './account.queries.ts'

/** After something was paid or changed: everything that shows it is asked for again. */
export function useBillingChanged(): () => Promise<void> {
  const asker = useAsker()
  const client = useQueryClient()
  return async () => {
    const shown = [subscriptionQuery(asker), paymentMethodsQuery(asker), invoicesQuery(asker), meQuery(asker)]
    await Promise.all(shown.map(({ queryKey }) => client.invalidateQueries({ queryKey })))
  }
}
