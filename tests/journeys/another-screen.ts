/** A screen or loudspeaker nearby, as far as a page can tell. */
import type { Page } from '@playwright/test'

/** A stand-in: no screen is claimed. It tells that one is there, and that it was chosen. */
export async function haveAnotherScreen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const remote = Object.assign(new EventTarget(), {
      watchAvailability: (tell: (isThere: boolean) => void) => {
        setTimeout(() => tell(true))
        return Promise.resolve(1)
      },
      cancelWatchAvailability: () => Promise.resolve(),
      prompt: () => {
        remote.dispatchEvent(new Event('connect'))
        return Promise.resolve()
      },
    })
    Object.defineProperty(HTMLMediaElement.prototype, 'remote', { get: () => remote })
  })
}
