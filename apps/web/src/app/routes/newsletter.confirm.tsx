import { getNewsletterConfirmation } from '@quintet/contracts/customer-care'
import { createFileRoute } from '@tanstack/react-router'
import { isProblem } from '../../api/call.ts'
import { NewsletterConfirmPage } from '../../features/newsletter/newsletter-page.tsx'
import { readToken } from '../read-token.ts'
import { NOT_FOR_SEARCH } from '../page-head.ts'
import type { RouterContext } from '../router-context.ts'

export const Route = createFileRoute('/newsletter/confirm')({
  validateSearch: readToken,
  loaderDeps: ({ search: { token } }) => ({ token }),
  loader: async ({ context, deps }) => {
    const { posted } = context
    const token = posted?.values['token'] ?? deps.token ?? ''
    return { posted, token, isKnown: posted !== null || (token !== '' && (await isKnown(context, token))) }
  },
  gcTime: 0,
  head: ({ match: { context } }) => ({
    meta: [{ title: context.texts.titleOf(context.texts.titles.confirmNewsletter) }, NOT_FOR_SEARCH],
  }),
  component: () => <NewsletterConfirmPage {...Route.useLoaderData()} />,
})

async function isKnown({ call }: RouterContext, token: string): Promise<boolean> {
  try {
    await call(getNewsletterConfirmation, { params: { token } })
    return true
  } catch (error) {
    if (isProblem(error, 'unknown_newsletter') || isProblem(error, 'invalid_request')) return false
    throw error
  }
}
