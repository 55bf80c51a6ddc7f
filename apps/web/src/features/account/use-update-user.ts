import { updateUser, type User } from '@quintet/contracts/user'
import type { CallInput } from '@quintet/contracts/route'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { useAsker } from '../../api/asker.ts'
import { meQuery } from '../../api/user.queries.ts'

type Change = NonNullable<CallInput<typeof updateUser>['body']>

/** Changes the user; a failure is thrown, and who is there is asked anew. @spec accounts 8.7 */
export function useUpdateUser(): (change: Change) => Promise<User> {
  const queryClient = useQueryClient()
  const { queryKey } = meQuery(useAsker())
  return async (body) => {
    try {
      const user = await call(updateUser, { body })
      queryClient.setQueryData(queryKey, user)
      return user
    } catch (error) {
      void queryClient.invalidateQueries({ queryKey })
      throw error
    }
  }
}
