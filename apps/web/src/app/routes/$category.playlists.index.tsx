import { createFileRoute } from '@tanstack/react-router'
import { loadMixes, MixesPage } from '../../features/mixes/mixes-page.tsx'
import { forMusicMembers } from '../music-members.ts'

export const Route = createFileRoute('/$category/playlists/')({
  beforeLoad: (asked) => forMusicMembers(asked),
  loader: ({ context }) => loadMixes(context),
  head: ({ match: { context } }) => ({
    meta: [{ title: context.texts.titleOf(context.texts.header.playlists) }],
  }),
  component: MixesPage,
})
