import { createFileRoute } from '@tanstack/react-router'
import { KidsPage, loadKids } from '../../features/kids/kids-page.tsx'
import { titleMeta } from '../page-head.ts'

export const Route = createFileRoute('/kids/')({
  staticData: { isKids: true },
  loader: ({ context }) => loadKids(context),
  head: ({ match: { context } }) => ({ meta: titleMeta(context.texts, context.texts.header.kids) }),
  component: KidsPage,
})
