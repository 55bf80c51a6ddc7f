import { logOut } from '@quintet/contracts/session'
import { showToast } from '../ui/toast/toast-store.ts'
import { call } from '../api/call.ts'
import { ignoreSessionEnd, tellSessionEnd } from '../api/session-end.ts'
import { enterWorld } from '../shell/world.ts'

/** Ends the session and loads the start page anew, so that no member data stays in the page. @spec accounts 2.1 */
export async function leave(failure: string): Promise<void> {
  const stay = ignoreSessionEnd()
  try {
    await call(logOut)
    enterWorld('/')
  } catch {
    stay()
    showToast(failure, 'error')
  }
}

/** The user could not be loaded: user and token are cleared. If the service cannot be reached, the session stays. @spec accounts 4.1 */
export async function clearUser(): Promise<void> {
  try {
    await call(logOut)
    tellSessionEnd()
  } catch {
    // The page continues with what it has; the next call will tell.
  }
}
