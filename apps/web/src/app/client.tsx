/**
 * The browser's entry. Start's own one carries the machinery of server functions, which this app does not use: without it
 * every page is 10 kB lighter. Decision 0021.
 */
import { RouterClient } from '@tanstack/react-router/ssr/client'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { watchWishOf } from '../api/watch-wish.ts'
import { getRouter } from './router.tsx'

// Who comes to watch waits for the film, not for the page: it is fetched while the page is taken over.
const wished = document.documentElement.dataset['member'] ? watchWishOf(location) : null
if (wished !== null) void import('../features/player/player.tsx').then(({ prepareNow }) => prepareNow(wished))

const router = await getRouter()
startTransition(() => {
  hydrateRoot(document, <RouterClient router={router} />)
})
