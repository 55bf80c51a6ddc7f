/**
 * The browser's entry. TanStack Start's own entry includes the machinery of server functions, which this app does not use: without it every
 * page is 10 kB lighter. Decision 0021.
 */
import { FILM_ELEMENT_ID } from '@quintet/contracts/page'
import { RouterClient } from '@tanstack/react-router/ssr/client'
import { type ErrorInfo, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { getRouter } from './router.tsx'

const REMINDERS_AFTER_MS = 15_000

/**
 * Takes over the page. In a function, not at the top of the module: texts and pages import the file this one is bundled into, and awaiting
 * them there would deadlock.
 */
async function takeOver(): Promise<void> {
  // The film delivered with the page is already playing; the player, which takes it over, loads in the meantime.
  if (document.getElementById(FILM_ELEMENT_ID)) {
    // Without it the player starts playback itself.
    await import('../features/player/arrival.ts').catch(() => undefined)
    void import('../features/player/player.tsx')
  }
  const address = location.href
  const router = await getRouter()
  // If the user has navigated back in the meantime, the loader requests that page from the server.
  if (location.href !== address) return
  startTransition(() => {
    hydrateRoot(document, <RouterClient router={router} />, { onRecoverableError: tellWhere })
  })
  const { site, texts } = router.options.context
  // Not awaited: everything the page needs loads first.
  if (site.isMember)
    setTimeout(async () => {
      const { watchReminders } = await import('../features/reminders/watch-reminders.ts')
      watchReminders({ site, texts, open: (to) => void router.navigate({ to }) })
    }, REMINDERS_AFTER_MS)
}

// React names what went wrong by a number only; what it recovered from, and the components around, lead to the cause. In one line: further
// lines count as the stack.
function tellWhere(error: unknown, { componentStack }: ErrorInfo): void {
  const why = error instanceof Error && error.cause instanceof Error ? `, after ${error.cause.message}` : ''
  const where = (componentStack ?? '').replaceAll('\n    at ', ' in ')
  reportError(new Error(`${String(error)}${why}${where}`, { cause: error }))
}

void takeOver()
