import { createFileRoute } from '@tanstack/react-router'
import { ContactPage } from '../../features/contact/contact-page.tsx'

export const Route = createFileRoute('/contact')({
  loader: ({ context }) => ({ posted: context.posted }),
  gcTime: 0,
  head: ({ match: { context } }) => ({
    meta: [{ title: context.texts.titleOf(context.texts.titles.contact) }],
  }),
  component: () => <ContactPage posted={Route.useLoaderData().posted} />,
})
