import { useEffect, useLayoutEffect, useRef } from 'react'
import type { Playable } from '../../../playing/play-request.ts'
import { tellSound } from '../../../playing/sound-now.ts'

type Told = {
  item: Playable
  isOn: boolean
  /** True for a queue that does not play here yet. */
  waits: boolean
  toggle: () => void
}

/** Tells the lists of the page what the bar plays, and lets them pause it. */
export function useTellSound({ item: { id, groupId }, isOn, waits, toggle }: Told): void {
  const latest = useRef(toggle)
  useLayoutEffect(() => {
    latest.current = toggle
  })
  useEffect(() => {
    tellSound(waits ? null : { id, groupId, isOn, toggle: () => latest.current() })
  }, [id, groupId, isOn, waits])
  useEffect(() => () => tellSound(null), [])
}
