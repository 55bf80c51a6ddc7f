/** Nearby screens and loudspeakers, as far as a page can tell. */
import type { Locator, Page } from '@playwright/test'

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

/**
 * Stubs AirPlay as WebKit documents it and as Safari 26 was seen to do it: the picker stays closed while remote playback is disabled; a
 * chosen receiver closes the media source and continues with the HLS among the element's sources, at the same position, and is reported as
 * chosen, not chosen and chosen again. A phone only has managed media sources.
 * https://webkit.org/blog/15036/how-to-use-media-source-extensions-with-airplay/
 */
export async function haveAirPlay(page: Page, { isPhone = false } = {}): Promise<void> {
  await page.addInitScript((hasOnlyManaged) => {
    type SafariMedia = HTMLMediaElement & { isWireless?: boolean }
    const report = (media: SafariMedia, isWireless: boolean) => {
      media.isWireless = isWireless
      media.dispatchEvent(new Event('webkitcurrentplaybacktargetiswirelesschanged'))
    }
    const handOver = (media: SafariMedia) => {
      const offered = media.querySelector('source[type="application/vnd.apple.mpegurl"]')
      const fed = media.querySelector('source')
      if (media.hasAttribute('src') || !offered || !fed) return
      const { currentTime, paused } = media
      fed.remove()
      media.load()
      media.currentTime = currentTime
      if (!paused) void media.play().catch(() => {})
      media.addEventListener('loadstart', () => media.prepend(fed), { once: true })
    }
    Object.assign(window, { ManagedMediaSource: class extends MediaSource {} })
    if (hasOnlyManaged) Reflect.deleteProperty(window, 'MediaSource')
    Object.defineProperties(HTMLMediaElement.prototype, {
      webkitCurrentPlaybackTargetIsWireless: {
        get(this: SafariMedia) {
          return this.isWireless === true
        },
      },
      webkitShowPlaybackTargetPicker: {
        value(this: SafariMedia) {
          if (this.disableRemotePlayback) return
          report(this, true)
          handOver(this)
          report(this, false)
          report(this, true)
        },
      },
    })
    document.addEventListener('leave-airplay', ({ target }) => report(target as SafariMedia, false))
  }, isPhone)
}

/** Tells the element that a receiver is nearby. */
export async function findReceiver(media: Locator): Promise<void> {
  await media.evaluate((element) =>
    element.dispatchEvent(
      Object.assign(new Event('webkitplaybacktargetavailabilitychanged'), { availability: 'available' }),
    ),
  )
}

/** Ends AirPlay at the receiver's position, in seconds. */
export async function leaveReceiver(media: Locator, at: number): Promise<void> {
  await media.evaluate((element: HTMLMediaElement, position) => {
    element.currentTime = position
    element.dispatchEvent(new Event('leave-airplay', { bubbles: true }))
  }, at)
}
