import { useSyncExternalStore } from 'react'

// The same as in tokens.css, where the bar's height changes with it.
const SMALL = '(width < 845px), (height < 500px)'

const subscribe = (listener: () => void) => {
  const query = matchMedia(SMALL)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** True if there is room for one line only. */
export const useIsSmall = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(SMALL).matches)
