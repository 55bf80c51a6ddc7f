import { useEffect } from 'react'
import { listenForSessionEnd } from '../../api/session-end.ts'
import { useSite } from '../../api/asker.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { keepToast } from '../../ui/toast/toast-store.ts'

/** A 401 makes the page a visitor's: loaded anew, so that nothing of the member stays, and told once. @spec accounts 4.2 */
export function useSessionEnd(): void {
  const { isMember } = useSite()
  const { loggedOut } = useTexts()
  useEffect(() => {
    if (!isMember) return undefined
    return listenForSessionEnd(() => {
      keepToast(loggedOut, 'error')
      location.reload()
    })
  }, [isMember, loggedOut])
}
