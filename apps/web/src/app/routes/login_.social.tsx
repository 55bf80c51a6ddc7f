import { createFileRoute } from '@tanstack/react-router'
import { SocialReturnPage } from '../../features/log-in/social-return-page.tsx'

export const Route = createFileRoute('/login_/social')({
  head: ({ match: { context } }) => ({
    meta: [
      { title: context.texts.titleOf(context.texts.titles.logIn) },
      { name: 'robots', content: 'noindex' },
    ],
  }),
  component: SocialReturnPage,
})
