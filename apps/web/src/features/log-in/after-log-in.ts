import { getMe } from '@quintet/contracts/user'
import { call } from '../../api/call.ts'

/** Where one goes as a member: a household of several is asked first who is here. @spec accounts 4.3 */
export async function addressAfterLogIn(to: string): Promise<string> {
  try {
    const { profiles, kidLocked } = await call(getMe)
    return profiles.length > 1 && !kidLocked ? withChooser(to) : to
  } catch {
    // Who is here can be said from the header too.
    return to
  }
}

function withChooser(to: string): string {
  const { pathname, searchParams, hash } = new URL(to, location.origin)
  searchParams.set('modal', 'profiles')
  return `${pathname}?${searchParams.toString()}${hash}`
}
