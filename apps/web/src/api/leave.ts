import { logOut } from '@quintet/contracts/session'
import { showToast } from '../ui/toast/toast-store.ts'
import { call } from './call.ts'
import { enterWorld } from './world.ts'

/** Ends the session and goes to the start page, loaded anew: nothing of the member stays in the page. @spec accounts 2 */
export async function leave(failure: string): Promise<void> {
  try {
    await call(logOut)
    enterWorld('/')
  } catch {
    showToast(failure, 'error')
  }
}
