import { updateUser, type User } from '@quintet/contracts/user'
import type { CallInput } from '@quintet/contracts/route'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { useAsker } from '../../api/asker.ts'
import { meQuery } from '../../api/user.queries.ts'

type Change = NonNullable<CallInput<typeof updateUser>['body']>

/** Returns a function that changes the user; on failure it refetches the user and throws. @spec accounts 8.7 */
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
