import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { keepResetLink, readResetLink, WITHOUT_RESET_LINK } from './reset-link.ts'

/** The home route, and the page that replaces it on a device under the kids lock. */
const PAGES = ['/', '/kids']

/** Opens the reset step if the home route was opened from a mailed link, and removes the link from the address. @spec accounts 2.2 */
export function useResetLink(): void {
  const navigate = useNavigate()
  useEffect(() => {
    if (!PAGES.includes(location.pathname)) return
    const link = readResetLink(location.search)
    if (!link) return
    keepResetLink(link)
    void navigate({
      to: '.',
      search: (now) => ({ ...now, ...WITHOUT_RESET_LINK, modal: 'reset-password' }),
      replace: true,
    })
  }, [navigate])
}
