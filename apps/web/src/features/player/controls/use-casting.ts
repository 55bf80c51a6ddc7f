/** Casts to another screen or speaker through the Remote Playback API, or AirPlay in Safari. Not available if the browser has neither. */
import { useEffect, useEffectEvent, useState } from 'react'
import { followAirPlay, isAirPlay } from '../engine/airplay.ts'
import type { MediaEngine } from '../engine/engine.ts'

export type Casting = { isAvailable: boolean; isOn: boolean; choose: () => void }

/** How long to look for a requested screen before playing on this device, in ms. */
const FIND_SCREEN_MS = 4000

/** Calls `fails` if no screen was chosen; `isWanted` prompts for one as soon as one is available. */
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
    const tell = (is: boolean) => {
      setOn(is)
      engine.setRemote(is)
    }
    if (isAirPlay(media)) {
      followAirPlay(media, { setAvailable, setOn: tell }, ended.signal)
      return () => ended.abort()
    }
    if (!('remote' in media)) return undefined
    const { remote } = media
    on(remote, 'connect', () => setOn(true))
    on(remote, 'disconnect', () => tell(false))
    let watchId: number | undefined
    remote.watchAvailability(setAvailable).then(
      (id) => (watchId = id),
      // Some browsers cannot monitor availability, and reject.
      () => setAvailable(false),
    )
    return () => {
      ended.abort()
      if (watchId !== undefined) void remote.cancelWatchAvailability(watchId).catch(() => {})
    }
  }, [media, engine])

  const choose = () => {
    if (isAirPlay(media)) return media.webkitShowPlaybackTargetPicker()
    // The other screen fetches the title itself, so it needs an address that works without a cookie.
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
