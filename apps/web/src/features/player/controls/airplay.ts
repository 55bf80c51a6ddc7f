/**
 * AirPlay, as Safari offers it to pages: https://developer.apple.com/documentation/webkitjs/adding_an_airplay_button_to_your_safari_media_controls
 */
import type { MediaEngine } from '../engine/engine.ts'

/** What Safari's media elements have beside what the DOM's types know. */
export type AirPlayMedia = EventTarget &
  Pick<HTMLMediaElement, 'readyState'> & {
    webkitShowPlaybackTargetPicker: () => void
    readonly webkitCurrentPlaybackTargetIsWireless: boolean
  }

type AvailabilityEvent = Event & { readonly availability?: 'available' | 'not-available' }

type Told = { setAvailable: (isAvailable: boolean) => void; setOn: (isOn: boolean) => void }

export function isAirPlay<Media extends EventTarget>(media: Media): media is Media & AirPlayMedia {
  return 'webkitShowPlaybackTargetPicker' in media
}

/** Tells of screens and loudspeakers nearby until `signal` ends it. What plays there is fetched there, by its address. */
export function followAirPlay(
  media: AirPlayMedia,
  engine: Pick<MediaEngine, 'setRemote'>,
  { setAvailable, setOn, signal }: Told & { signal: AbortSignal },
): void {
  media.addEventListener(
    'webkitplaybacktargetavailabilitychanged',
    ({ availability }: AvailabilityEvent) => setAvailable(availability === 'available'),
    { signal },
  )
  media.addEventListener(
    'webkitcurrentplaybacktargetiswirelesschanged',
    () => {
      const isOn = media.webkitCurrentPlaybackTargetIsWireless
      setOn(isOn)
      // An element that loads another source leaves the screen for that moment alone.
      if (isOn || media.readyState > 0) engine.setRemote(isOn)
    },
    { signal },
  )
}
