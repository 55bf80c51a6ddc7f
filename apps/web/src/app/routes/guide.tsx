import { createFileRoute } from '@tanstack/react-router'
import { guideDays } from '../../features/guide/guide-days.ts'
import { GuidePage } from '../../features/guide/guide-page.tsx'
import { guideQuery } from '../../features/guide/guide.queries.ts'
import { titleMeta } from '../page-head.ts'

export const Route = createFileRoute('/guide')({
  validateSearch: ({ day }: Record<string, unknown>): { day?: string } =>
    typeof day === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(day) ? { day } : {},
  loaderDeps: ({ search: { day } }) => ({ day }),
  loader: async ({ context, deps: { day } }) => {
    const days = guideDays(context.site.renderedAt)
    const shown = day !== undefined && days.includes(day) ? day : days[0]
    if (shown === undefined) return
    const { queryClient, ...asker } = context
    // A prefetch does not throw: a page that reports the failure is better than none.
    await queryClient.prefetchQuery(guideQuery(asker, shown))
  },
  head: ({ match: { context } }) => ({
    meta: titleMeta(context.texts, context.texts.header.guide),
  }),
  component: () => <GuidePage day={Route.useSearch().day} />,
})
