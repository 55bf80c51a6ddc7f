import { createFileRoute } from '@tanstack/react-router'
import { WithdrawalPage } from '../../features/legal-forms/withdrawal-page.tsx'
import { titleMeta } from '../page-head.ts'

export const Route = createFileRoute('/widerrufen')({
  loader: ({ context }) => ({ posted: context.posted }),
  // A posted form's result is shown once; on returning, the user sees the form.
  gcTime: 0,
  head: ({ match: { context } }) => ({
    meta: titleMeta(context.texts, context.texts.titles.withdrawal),
  }),
  component: () => <WithdrawalPage posted={Route.useLoaderData().posted} />,
})
