/**
 * The browser's entry. Start's own one carries the machinery of server functions, which this app does not use: without it
 * every page is 10 kB lighter. Decision 0021.
 */
import { RouterClient } from '@tanstack/react-router/ssr/client'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { getRouter } from './router.tsx'

const router = await getRouter()
startTransition(() => {
  hydrateRoot(document, <RouterClient router={router} />)
})
