/** The player settings saved on this device; languages are saved per series or title. @spec product 2.7 */
import type { Crossfade } from '@quintet/domain/listening/crossfade'
import type { LoudnessMode } from '@quintet/domain/listening/loudness'

export const CAPTION_SIZES = ['small', 'normal', 'large', 'huge'] as const
export const CAPTION_COLOURS = ['white', 'yellow', 'cyan', 'green'] as const
export const CAPTION_BACKGROUNDS = ['none', 'soft', 'solid'] as const

export type Preferences = {
  volume: number
  captionSize: (typeof CAPTION_SIZES)[number]
  captionColour: (typeof CAPTION_COLOURS)[number]
  captionBackground: (typeof CAPTION_BACKGROUNDS)[number]
  savesData: boolean
  playsNext: boolean
  /** True if the film player shows the time left. */
  showsTimeLeft: boolean
  asksPresence: boolean
  /** True if the lyrics scroll with the song. */
  followsLyrics: boolean
  /** True if similar music is added when a queue ends. */
  goesOnWithSimilar: boolean
  /** How loudness is normalised. @spec decisions 11.14 */
  loudness: LoudnessMode
  /** The seconds for which consecutive tracks overlap. @spec decisions 11.16 */
  crossfade: Crossfade
}

const PRESET: Preferences = {
  volume: 1,
  captionSize: 'normal',
  captionColour: 'white',
  captionBackground: 'soft',
  savesData: false,
  playsNext: true,
  showsTimeLeft: false,
  asksPresence: true,
  followsLyrics: true,
  goesOnWithSimilar: true,
  loudness: 'album',
  crossfade: 0,
}

const listeners = new Set<() => void>()
let now: Preferences | null = null

export function preferencesNow(): Preferences {
  now ??= { ...PRESET, ...read<Partial<Preferences>>('preferences', {}) }
  return now
}

export function setPreference<Name extends keyof Preferences>(name: Name, value: Preferences[Name]): void {
  now = { ...preferencesNow(), [name]: value }
  write('preferences', now)
  for (const listener of listeners) listener()
}

export function subscribeToPreferences(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The languages last chosen; `subtitles` is null if they were turned off. */
export type TrackWish = { audio?: string; subtitles?: string | null }

const GROUPS_KEPT = 60

/** Returns the choice for a series or title, or the most recent choice if there is none. */
export function trackWishOf(groupId: number): TrackWish {
  const wishes = read<[number, TrackWish][]>('tracks', [])
  return wishes.find(([id]) => id === groupId)?.[1] ?? wishes[0]?.[1] ?? {}
}

export function keepTrackWish(groupId: number, wish: TrackWish): void {
  const others = read<[number, TrackWish][]>('tracks', []).filter(([id]) => id !== groupId)
  write('tracks', [[groupId, { ...trackWishOf(groupId), ...wish }], ...others].slice(0, GROUPS_KEPT))
}

function read<T>(name: string, preset: T): T {
  try {
    const text = localStorage.getItem(`player:${name}`)
    return text === null ? preset : (JSON.parse(text) as T)
  } catch {
    return preset
  }
}

function write(name: string, value: unknown): void {
  try {
    localStorage.setItem(`player:${name}`, JSON.stringify(value))
  } catch {
    // If storage is full or blocked, the choice is just not remembered.
  }
}
