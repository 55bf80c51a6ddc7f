/** A nearby screen or loudspeaker, as far as a page can tell. */
import type { Page } from '@playwright/test'

/** Stubs the Remote Playback API without a real device: reports that one is available and was chosen. */
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
