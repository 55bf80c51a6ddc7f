import { createFileRoute } from '@tanstack/react-router'
import { WithdrawalPage } from '../../features/legal-forms/withdrawal-page.tsx'
import { titleMeta } from '../page-head.ts'

export const Route = createFileRoute('/widerrufen')({
  loader: ({ context }) => ({ posted: context.posted }),
  // What was posted is shown once; whoever comes back finds the form.
  gcTime: 0,
  head: ({ match: { context } }) => ({
    meta: titleMeta(context.texts, context.texts.titles.withdrawal),
  }),
  component: () => <WithdrawalPage posted={Route.useLoaderData().posted} />,
})
