import { getLogIn } from '@quintet/contracts/session'
import { queryOptions } from '@tanstack/react-query'
import type { Asker } from '../../api/asker.ts'

/** Returns the e-mail address that this browser was asked to remember; empty if there is none. @spec accounts 3.7 */
export const rememberedQuery = ({ call }: Asker) =>
  queryOptions({
    queryKey: ['remembered'],
    queryFn: async ({ signal }) => (await call(getLogIn, {}, { signal })).username ?? '',
  })
