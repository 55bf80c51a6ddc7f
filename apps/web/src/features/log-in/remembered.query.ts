import { getLogIn } from '@quintet/contracts/session'
import { queryOptions } from '@tanstack/react-query'
import type { Asker } from '../../api/asker.ts'

/** The e-mail that this browser was asked to remember; empty without one. @spec accounts 3.7 */
export const rememberedQuery = ({ call }: Asker) =>
  queryOptions({
    queryKey: ['remembered'],
    queryFn: async ({ signal }) => (await call(getLogIn, {}, { signal })).username ?? '',
  })
