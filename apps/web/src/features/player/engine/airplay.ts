/**
 * AirPlay as WebKit documents it: a receiver cannot play what a page feeds to an element, so the page offers the title's own address as a
 * further source. Once a receiver is chosen, WebKit closes the media source and continues with that address.
 * https://webkit.org/blog/15036/how-to-use-media-source-extensions-with-airplay/ @spec decisions 11.17
 */
type AirPlayMedia = HTMLMediaElement & {
  webkitShowPlaybackTargetPicker: () => void
  readonly webkitCurrentPlaybackTargetIsWireless: boolean
}

type AvailabilityEvent = Event & { readonly availability?: 'available' | 'not-available' }

type Listener = { setAvailable: (isAvailable: boolean) => void; setOn: (isOn: boolean) => void }

const NATIVE_HLS = 'application/vnd.apple.mpegurl'
/** While a receiver takes over, WebKit reports for a moment that none does; loading anything then would end the session. */
const SETTLE_MS = 1000

/** True in Safari, whichever media element. */
export function isAirPlay<Media extends EventTarget>(media: Media): media is Media & AirPlayMedia {
  return 'webkitShowPlaybackTargetPicker' in media
}

/** True if the element plays HLS by its address. */
export const playsNatively = (media: HTMLMediaElement) => media.canPlayType(NATIVE_HLS) !== ''

/** Reports receivers nearby, and whether one plays, until the signal aborts. */
export function followAirPlay(
  media: EventTarget & Pick<AirPlayMedia, 'webkitCurrentPlaybackTargetIsWireless'>,
  { setAvailable, setOn }: Listener,
  signal: AbortSignal,
): void {
  const onAvailability = ({ availability }: AvailabilityEvent) => setAvailable(availability === 'available')
  media.addEventListener('webkitplaybacktargetavailabilitychanged', onAvailability, { signal })
  let timer: ReturnType<typeof setTimeout> | undefined
  const onChange = () => {
    clearTimeout(timer)
    timer = setTimeout(() => setOn(media.webkitCurrentPlaybackTargetIsWireless), SETTLE_MS)
  }
  media.addEventListener('webkitcurrentplaybacktargetiswirelesschanged', onChange, { signal })
  signal.addEventListener('abort', () => clearTimeout(timer))
}

/** Feeds the element as one of several sources, which leaves room for `offerAddress`. */
export function feedAsSource(media: HTMLMediaElement, address: string): void {
  media.removeAttribute('src')
  withdrawSources(media)
  media.append(sourceOf(address, 'video/mp4'))
  media.load()
}

/**
 * Offers the address to receivers, in place of an earlier one; only once the media source is open. No effect outside Safari, nor on an
 * element with a `src`, which has no further sources.
 */
export function offerAddress(media: HTMLMediaElement, address: string): void {
  if (!isAirPlay(media) || media.hasAttribute('src')) return
  // A managed media source only opens with remote playback disabled.
  if (media.disableRemotePlayback) media.disableRemotePlayback = false
  const offered = media.querySelector<HTMLSourceElement>(`source[type="${NATIVE_HLS}"]`)
  if (!offered) media.append(sourceOf(address, NATIVE_HLS))
  else if (offered.getAttribute('src') !== address) offered.src = address
}

/** Removes every source child: an element without a `src` would load them. */
export function withdrawSources(media: HTMLMediaElement): void {
  for (const source of media.querySelectorAll('source')) source.remove()
}

/** True if the element plays this address, whoever chose it. */
export function playsAddress(media: HTMLMediaElement, address: string): boolean {
  return media.currentSrc === new URL(address, document.baseURI).href
}

function sourceOf(address: string, type: string): HTMLSourceElement {
  return Object.assign(document.createElement('source'), { type, src: address })
}
