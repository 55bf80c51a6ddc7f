import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import type { PlayRequest } from '../../../playing/play.ts'
import { takeAhead } from './ahead.ts'
import { makeScreen, type Screen } from './ready.ts'
import type { Source } from './source.ts'

/** The media element that plays, made ready before or new, and once what was made ready for the first title. */
export function useScreen({ item, startAt }: PlayRequest): {
  screen: Screen | null
  takeSource: () => Promise<Source | null> | null
} {
  const [screen, setScreen] = useState<Screen | null>(null)
  const source = useRef<Promise<Source | null> | null>(null)
  const first = useRef(item)
  const mayBegin = useRef(startAt === undefined)
  const takeSource = useCallback(() => {
    const taken = source.current
    source.current = null
    return taken
  }, [])
  // Before the next paint: what is made ready shows at once.
  useLayoutEffect(() => {
    const ahead = takeAhead(first.current)
    source.current = ahead?.source ?? null
    const made = ahead?.screen ?? makeScreen()
    if (ahead && mayBegin.current) void ahead.loaded.then(() => made.engine.play())
    setScreen(made)
    return () => made.engine.destroy()
  }, [])
  return { screen, takeSource }
}
