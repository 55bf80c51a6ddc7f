/** What a player remembers on this device; languages are remembered per series or title. @spec product 2.7 */
import type { Crossfade } from '@quintet/domain/crossfade'
import type { LoudnessMode } from '@quintet/domain/loudness'

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
  asksPresence: boolean
  /** Whether the words of a song move with it. */
  followsLyrics: boolean
  /** Whether similar music follows a queue that ends. */
  goesOnWithSimilar: boolean
  /** How music is brought to one loudness. @spec decisions 11.14 */
  loudness: LoudnessMode
  /** Seconds for which one track sounds together with the next. @spec decisions 11.16 */
  crossfade: Crossfade
}

const PRESET: Preferences = {
  volume: 1,
  captionSize: 'normal',
  captionColour: 'white',
  captionBackground: 'soft',
  savesData: false,
  playsNext: true,
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

/** Languages as last chosen; `subtitles` is null where they were switched off. */
export type TrackWish = { audio?: string; subtitles?: string | null }

const GROUPS_KEPT = 60

/** The wish for a series or title; where nothing was chosen for it yet, what was chosen last. */
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
    // A full or forbidden storage only means that the wish is not remembered.
  }
}
