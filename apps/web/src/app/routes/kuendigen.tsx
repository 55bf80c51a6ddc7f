import { createFileRoute } from '@tanstack/react-router'
import { CancellationPage } from '../../features/legal-forms/cancellation-page.tsx'
import { titleMeta } from '../page-head.ts'

export const Route = createFileRoute('/kuendigen')({
  loader: ({ context }) => ({ posted: context.posted }),
  // A posted form's result is shown once; on returning, the user sees the form.
  gcTime: 0,
  head: ({ match: { context } }) => ({
    meta: titleMeta(context.texts, context.texts.titles.cancellation),
  }),
  component: () => <CancellationPage posted={Route.useLoaderData().posted} />,
})
