import { createFileRoute, redirect } from '@tanstack/react-router'
import { LogInPage } from '../../features/log-in/log-in-page.tsx'
import { safeReturn } from '../../session/safe-return.ts'
import { titleMeta } from '../page-head.ts'

type Search = {
  /** The address to return to. */
  to?: string
}

export const Route = createFileRoute('/login')({
  validateSearch: ({ to }: Record<string, unknown>): Search => (typeof to === 'string' ? { to } : {}),
  // Members who are already logged in are redirected home. @spec catalogue 2.14.1
  beforeLoad: ({ context, search }) => {
    if (context.site.isMember) throw redirect({ href: safeReturn(search.to) })
  },
  head: ({ match: { context } }) => ({
    meta: titleMeta(context.texts, context.texts.titles.logIn),
  }),
  component: () => <LogInPage to={safeReturn(Route.useSearch().to)} />,
})
