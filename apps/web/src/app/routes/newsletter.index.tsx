import { createFileRoute } from '@tanstack/react-router'
import { NewsletterPage } from '../../features/newsletter/newsletter-page.tsx'
import { NOT_FOR_SEARCH } from '../page-head.ts'

export const Route = createFileRoute('/newsletter/')({
  loader: ({ context }) => ({ posted: context.posted }),
  gcTime: 0,
  head: ({ match: { context } }) => ({
    meta: [{ title: context.texts.titleOf(context.texts.titles.newsletter) }, NOT_FOR_SEARCH],
  }),
  component: () => <NewsletterPage posted={Route.useLoaderData().posted} />,
})
