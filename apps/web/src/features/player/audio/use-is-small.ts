import { useSyncExternalStore } from 'react'

// As in tokens.css, where the bar's height changes with it.
const SMALL = '(width < 845px)'

const subscribe = (listener: () => void) => {
  const query = matchMedia(SMALL)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** Whether there is room for one line only. */
export const useIsSmall = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(SMALL).matches)
