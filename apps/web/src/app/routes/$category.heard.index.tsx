import { createFileRoute } from '@tanstack/react-router'
import { HeardPage, loadHeard } from '../../features/own-music/heard-page.tsx'
import { forMusicMembers } from '../music-members.ts'

export const Route = createFileRoute('/$category/heard/')({
  beforeLoad: (asked) => forMusicMembers(asked),
  loader: ({ context }) => loadHeard(context),
  head: ({ match: { context } }) => ({
    meta: [{ title: context.texts.titleOf(context.texts.header.heard) }],
  }),
  component: HeardPage,
})
