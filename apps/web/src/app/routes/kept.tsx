import { createFileRoute } from '@tanstack/react-router'
import { KeptPage } from '../../features/kept/kept-page.tsx'
import { keptTexts } from '../../texts/kept.ts'
import { NOT_FOR_SEARCH } from '../page-head.ts'

/** The service worker serves this page offline, as a visitor's page: it contains no personal data. */
export const Route = createFileRoute('/kept')({
  // Set here, not in the head function, which is bundled with every page.
  loader: ({ context }) => ({ heading: keptTexts[context.site.language].heading }),
  head: ({ match: { context }, loaderData }) => ({
    meta: [...(loaderData ? [{ title: context.texts.titleOf(loaderData.heading) }] : []), NOT_FOR_SEARCH],
  }),
  staticData: { isAlone: true },
  component: KeptPage,
})
