import { createFileRoute, notFound, redirect } from '@tanstack/react-router'
import { isProblem } from '../../api/call.ts'
import { loadAgreedPage } from '../../features/pages/legal-page.ts'
import { PlainPage } from '../../features/pages/plain-page.tsx'
import { NOT_FOR_SEARCH } from '../page-head.ts'

/** A text in the version the member agreed to. @spec decisions 14.44 */
export const Route = createFileRoute('/agreed/$textId')({
  beforeLoad: ({ context, params: { textId } }) => {
    if (!context.site.isMember) throw redirect({ to: '/login', search: { to: `/agreed/${textId}` } })
  },
  loader: ({ context, params: { textId } }) =>
    loadAgreedPage(context, textId).catch((error: unknown): never => {
      if (isProblem(error, 'unknown_text') || isProblem(error, 'invalid_request')) throw notFound()
      throw error
    }),
  head: ({ match: { context }, loaderData }) => ({
    meta: [...(loaderData ? [{ title: context.texts.titleOf(loaderData.title) }] : []), NOT_FOR_SEARCH],
  }),
  component: () => <PlainPage name="agreed" page={Route.useLoaderData()} />,
})
