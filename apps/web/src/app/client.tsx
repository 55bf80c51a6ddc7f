/**
 * The browser's entry. Start's own one carries the machinery of server functions, which this app does not use: without it
 * every page is 10 kB lighter. Decision 0021.
 */
import { FILM_ELEMENT_ID } from '@quintet/contracts/page'
import { RouterClient } from '@tanstack/react-router/ssr/client'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { getRouter } from './router.tsx'

const REMINDERS_AFTER_MS = 15_000

/**
 * Takes the page over. In a function, not at the top of the module: texts and pages import the file that this one is bundled into,
 * and whoever awaits them there waits for itself.
 */
async function takeOver(): Promise<void> {
  // The film that the page came with plays already; the player, which takes it over, is fetched meanwhile.
  if (document.getElementById(FILM_ELEMENT_ID)) {
    // Without it the player begins by itself.
    await import('../features/player/arrival.ts').catch(() => undefined)
    void import('../features/player/player.tsx')
  }
  const address = location.href
  const router = await getRouter()
  // Who went back meanwhile gets that page from the server: the loader asks for it.
  if (location.href !== address) return
  startTransition(() => {
    hydrateRoot(document, <RouterClient router={router} />)
  })
  const { site, texts } = router.options.context
  // Nobody waits for it: whatever the page needs comes before.
  if (site.isMember)
    setTimeout(async () => {
      const { watchReminders } = await import('../features/reminders/watch-reminders.ts')
      watchReminders({ site, texts, open: (to) => void router.navigate({ to }) })
    }, REMINDERS_AFTER_MS)
}

void takeOver()
