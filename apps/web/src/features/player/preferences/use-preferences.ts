import { useSyncExternalStore } from 'react'
import { preferencesNow, subscribeToPreferences, type Preferences } from './preferences.ts'

/** Separate from the storage code: a film that starts before the app has loaded has no React yet. */
export function usePreferences(): Preferences {
  return useSyncExternalStore(subscribeToPreferences, preferencesNow, preferencesNow)
}
