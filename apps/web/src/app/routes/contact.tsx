import { createFileRoute } from '@tanstack/react-router'
import { ContactPage } from '../../features/contact/contact-page.tsx'
import { titleMeta } from '../page-head.ts'

export const Route = createFileRoute('/contact')({
  loader: ({ context }) => ({ posted: context.posted }),
  gcTime: 0,
  head: ({ match: { context } }) => ({
    meta: titleMeta(context.texts, context.texts.titles.contact),
  }),
  component: () => <ContactPage posted={Route.useLoaderData().posted} />,
})
