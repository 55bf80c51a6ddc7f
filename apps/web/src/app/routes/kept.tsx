import { createFileRoute } from '@tanstack/react-router'
import { KeptPage } from '../../features/kept/kept-page.tsx'
import { keptTexts } from '../../texts/kept.ts'
import { NOT_FOR_SEARCH } from '../page-head.ts'

/** Without a network the service worker answers with it, as a visitor's page: it holds nothing of a person. */
export const Route = createFileRoute('/kept')({
  // Here, and not in the head, which comes with every page.
  loader: ({ context }) => ({ heading: keptTexts[context.site.language].heading }),
  head: ({ match: { context }, loaderData }) => ({
    meta: [...(loaderData ? [{ title: context.texts.titleOf(loaderData.heading) }] : []), NOT_FOR_SEARCH],
  }),
  staticData: { isAlone: true },
  component: KeptPage,
})
