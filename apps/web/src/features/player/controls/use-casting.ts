/** Another screen or loudspeaker: the Remote Playback API, and AirPlay where the browser is Safari. Absent where there is neither. */
import { useEffect, useEffectEvent, useState } from 'react'
import type { MediaEngine } from '../engine/engine.ts'

export type Casting = { isAvailable: boolean; isOn: boolean; choose: () => void }

type AirPlayMedia = HTMLMediaElement & {
  webkitShowPlaybackTargetPicker?: () => void
  webkitCurrentPlaybackTargetIsWireless?: boolean
}

/** How long a device has to find a screen that was wished for before it plays here. */
const FIND_SCREEN_MS = 4000

/** `fails` is told where no screen was chosen; `isWanted` asks for one as soon as there is any. */
export function useCasting(
  media: HTMLMediaElement,
  engine: MediaEngine,
  { isWanted, fails }: { isWanted: boolean; fails: () => void },
): Casting {
  const [isAvailable, setAvailable] = useState(false)
  const [isOn, setOn] = useState(false)

  useEffect(() => {
    const ended = new AbortController()
    const on = (target: EventTarget, name: string, handle: (event: Event) => void) =>
      target.addEventListener(name, handle, { signal: ended.signal })
    if (isAirPlay(media)) {
      on(media, 'webkitplaybacktargetavailabilitychanged', (event) =>
        setAvailable((event as Event & { availability?: string }).availability === 'available'),
      )
      on(media, 'webkitcurrentplaybacktargetiswirelesschanged', () =>
        setOn(media.webkitCurrentPlaybackTargetIsWireless === true),
      )
      return () => ended.abort()
    }
    if (!('remote' in media)) return undefined
    const { remote } = media
    on(remote, 'connect', () => setOn(true))
    on(remote, 'disconnect', () => {
      setOn(false)
      engine.setRemote(false)
    })
    let watchId: number | undefined
    remote.watchAvailability(setAvailable).then(
      (id) => (watchId = id),
      // Some browsers cannot watch and say so: the picker then finds out.
      () => setAvailable(false),
    )
    return () => {
      ended.abort()
      if (watchId !== undefined) void remote.cancelWatchAvailability(watchId).catch(() => {})
    }
  }, [media, engine])

  const choose = () => {
    if (isAirPlay(media)) return media.webkitShowPlaybackTargetPicker?.()
    // A screen elsewhere fetches the title itself: it needs the address, which works without a cookie.
    if (!isOn) engine.setRemote(true)
    void media.remote.prompt().catch(() => {
      if (!isOn) engine.setRemote(false)
      fails()
    })
    return undefined
  }
  const chooseWanted = useEffectEvent(choose)
  const failWanted = useEffectEvent(fails)
  useEffect(() => {
    if (!isWanted) return undefined
    if (isAvailable) chooseWanted()
    const timer = isAvailable ? undefined : setTimeout(failWanted, FIND_SCREEN_MS)
    return () => clearTimeout(timer)
  }, [isWanted, isAvailable])
  return { isAvailable, isOn, choose }
}

function isAirPlay(media: HTMLMediaElement): media is AirPlayMedia {
  return 'webkitShowPlaybackTargetPicker' in media
}
