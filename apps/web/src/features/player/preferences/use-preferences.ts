import { useSyncExternalStore } from 'react'
import { preferencesNow, subscribeToPreferences, type Preferences } from './preferences.ts'

/** Apart from what is kept: a film that begins before the app is there has no React yet. */
export function usePreferences(): Preferences {
  return useSyncExternalStore(subscribeToPreferences, preferencesNow, preferencesNow)
}
