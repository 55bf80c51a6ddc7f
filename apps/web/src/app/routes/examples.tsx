import { createFileRoute, notFound } from '@tanstack/react-router'
import { ExamplesPage } from '../../features/examples/examples-page.tsx'
import { examples } from '../../features/examples/examples-texts.ts'

/** Available in development only. @spec catalogue 2.15.2 */
export const Route = createFileRoute('/examples')({
  beforeLoad: ({ context }) => {
    if (!context.site.hasDevTools) throw notFound()
  },
  loader: ({ context }) => ({ title: examples[context.site.language].title }),
  head: ({ match: { context }, loaderData }) => ({
    meta: [
      ...(loaderData ? [{ title: context.texts.titleOf(loaderData.title) }] : []),
      { name: 'robots', content: 'noindex' },
    ],
  }),
  component: ExamplesPage,
})
