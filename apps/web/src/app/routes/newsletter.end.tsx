import { createFileRoute } from '@tanstack/react-router'
import { NewsletterEndPage } from '../../features/newsletter/newsletter-page.tsx'
import { readToken } from '../read-token.ts'
import { NOT_FOR_SEARCH } from '../page-head.ts'

export const Route = createFileRoute('/newsletter/end')({
  validateSearch: readToken,
  loaderDeps: ({ search: { token } }) => ({ token }),
  loader: ({ context: { posted }, deps }) => {
    const token = posted?.values['token'] ?? deps.token ?? ''
    return { posted, token, isKnown: token !== '' }
  },
  gcTime: 0,
  head: ({ match: { context } }) => ({
    meta: [{ title: context.texts.titleOf(context.texts.titles.endNewsletter) }, NOT_FOR_SEARCH],
  }),
  component: () => <NewsletterEndPage {...Route.useLoaderData()} />,
})
