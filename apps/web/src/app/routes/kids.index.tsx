import { createFileRoute } from '@tanstack/react-router'
import { KidsPage, loadKids } from '../../features/kids/kids-page.tsx'

export const Route = createFileRoute('/kids/')({
  staticData: { isKids: true },
  loader: ({ context }) => loadKids(context),
  head: ({ match: { context } }) => ({ meta: [{ title: context.texts.titleOf(context.texts.header.kids) }] }),
  component: KidsPage,
})
