import { listPaymentMethods } from '@quintet/contracts/payment-methods'
import { queryOptions } from '@tanstack/react-query'
import type { Asker } from './asker.ts'

/** The method that is charged first comes first. */
export const paymentMethodsQuery = ({ call }: Asker) =>
  queryOptions({
    queryKey: ['payment-methods'],
    staleTime: 0,
    queryFn: ({ signal }) => call(listPaymentMethods, {}, { signal }),
  })
