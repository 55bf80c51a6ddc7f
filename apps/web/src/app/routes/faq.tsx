import { createFileRoute } from '@tanstack/react-router'
import { FaqPage } from '../../features/pages/faq-page.tsx'
import { titleMeta } from '../page-head.ts'

export const Route = createFileRoute('/faq')({
  loader: async ({ context: { site } }) => ({
    page:
      site.language === 'de'
        ? (await import('../../features/pages/content/faq.de.ts')).faq()
        : (await import('../../features/pages/content/faq.en.ts')).faq(),
  }),
  head: ({ match: { context }, loaderData }) => ({
    meta: loaderData ? titleMeta(context.texts, loaderData.page.title) : [],
  }),
  component: () => <FaqPage page={Route.useLoaderData().page} />,
})
