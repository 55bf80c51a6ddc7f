import { useEffect } from 'react'
import { listenForSessionEnd } from '../../api/session-end.ts'
import { useSite } from '../../api/asker.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { keepToast } from '../../ui/toast/toast-store.ts'

/** After a 401, reloads as a visitor's page, so that no member data stays, and tells the user once. @spec accounts 4.2 */
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
