import { createFileRoute, redirect } from '@tanstack/react-router'
import { ACCOUNT_MENU, isAccountPlace } from '../../shell/account-places.ts'

// The account area overlays the start page; this is an address for it that can be shared and written down. @spec accounts 2.1
export const Route = createFileRoute('/account')({
  beforeLoad: ({ context, location: { pathname } }) => {
    const [, , place] = pathname.split('/')
    const account = isAccountPlace(place) ? place : ACCOUNT_MENU
    if (!context.site.isMember) throw redirect({ to: '/login', search: { to: `/?account=${account}` } })
    throw redirect({ to: '/', search: { account } })
  },
})
