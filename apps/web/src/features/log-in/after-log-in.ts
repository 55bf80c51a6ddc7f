import { getMe } from '@quintet/contracts/user'
import { call } from '../../api/call.ts'

/** Returns the address to open after log-in; a household with several profiles first chooses one. @spec accounts 4.3 */
export async function addressAfterLogIn(to: string): Promise<string> {
  try {
    const { profiles, kidLocked } = await call(getMe)
    return profiles.length > 1 && !kidLocked ? withChooser(to) : to
  } catch {
    // The profile can also be chosen in the header.
    return to
  }
}

function withChooser(to: string): string {
  const { pathname, searchParams, hash } = new URL(to, location.origin)
  searchParams.set('modal', 'profiles')
  return `${pathname}?${searchParams.toString()}${hash}`
}
