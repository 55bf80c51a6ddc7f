import { createFileRoute, redirect } from '@tanstack/react-router'
import { safeReturn } from '../../session/safe-return.ts'
import { SignUpPage } from '../../features/sign-up/sign-up-page.tsx'
import { titleMeta } from '../page-head.ts'

type Search = {
  /** The address to return to. */
  to?: string
}

export const Route = createFileRoute('/signup')({
  validateSearch: ({ to }: Record<string, unknown>): Search => (typeof to === 'string' ? { to } : {}),
  beforeLoad: ({ context, search }) => {
    if (context.site.isMember) throw redirect({ href: safeReturn(search.to) })
  },
  head: ({ match: { context } }) => ({
    meta: titleMeta(context.texts, context.texts.titles.signUp),
  }),
  component: SignUpPage,
})
