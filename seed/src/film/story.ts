/** A film as a list of shots: the scene, the camera move, and the subtitles. */
import type { Language } from '@quintet/domain/basics/languages'
import { mix } from '../art/colour.ts'
import type { Light } from '../art/light.ts'
import type { Scene } from '../art/scene.ts'
import type { Underscore } from '../sound/underscore.ts'
import { type SubtitleCue, toSrt } from './srt.ts'

export type Caption = Record<Language, string>

/** The camera's aim, -1 to 1 of its range on both axes, and its zoom (1 to 1.12). */
export type Camera = readonly [x: number, y: number, zoom: number]

export type Shot = {
  scene: Scene
  /** The seed of this shot; shots with the same seed show the same place. */
  seed: string
  seconds: number
  from: Camera
  to: Camera
  /** The subject's position, 0 to 1 across the picture. */
  subject?: number
  /** A closer view: its centre as shares of the frame, and the magnification. */
  crop?: readonly [x: number, y: number, times: number]
  /** A light other than the scene's own. */
  light?: Light
  captions?: readonly Caption[]
  /** Whether the film's title is shown over this shot. */
  title?: boolean
  /** The chapter that begins with this shot. */
  chapter?: Caption
}

export type Story = { shots: readonly Shot[]; music: Underscore }

/** Returns the part of a picture that a crop shows, kept inside its edges. */
export function viewOf(
  width: number,
  height: number,
  [x, y, times]: NonNullable<Shot['crop']> = [0.5, 0.5, 1],
): readonly [number, number, number, number] {
  const [w, h] = [width / times, height / times]
  return [
    Math.min(width - w, Math.max(0, x * width - w / 2)),
    Math.min(height - h, Math.max(0, y * height - h / 2)),
    w,
    h,
  ]
}

/** How long shots dissolve into each other. */
export const CROSSFADE_SECONDS = 0.7

/** Returns the starts of the shots and the length of the film, in seconds. */
export function timing(shots: readonly Shot[]): { starts: number[]; seconds: number } {
  const starts: number[] = []
  let at = 0
  for (const shot of shots) {
    starts.push(at)
    at += shot.seconds - CROSSFADE_SECONDS
  }
  return { starts, seconds: at + CROSSFADE_SECONDS }
}

export function chaptersOf({ shots }: Story, language: Language) {
  const { starts, seconds } = timing(shots)
  const marks = shots.flatMap((shot, i) =>
    shot.chapter ? [{ title: shot.chapter[language], start: Math.round(starts[i] ?? 0) }] : [],
  )
  return marks.map((mark, i) => ({ ...mark, end: marks[i + 1]?.start ?? Math.round(seconds) }))
}

/** The music in words, for the hard of hearing. */
export const MUSIC_IN_WORDS: Readonly<Record<Underscore['mood'], Caption>> = {
  warm: { de: 'Ruhige, warme Musik', en: 'Calm, warm music' },
  wonder: { de: 'Schwebende Musik mit Glocken', en: 'Floating music with bells' },
  tension: { de: 'Dunkle, gespannte Musik', en: 'Dark, tense music' },
  playful: { de: 'Verspielte, gezupfte Musik', en: 'Playful, plucked music' },
  drive: { de: 'Treibende Musik', en: 'Driving music' },
}
const MUSIC_ENDS: Caption = { de: 'Die Musik verklingt', en: 'The music fades away' }
const MUSIC_SECONDS = 4
const READABLE_SECONDS = 1

/** Returns subtitles as SRT: the captions of a shot share its time. For the hard of hearing, they describe the music, too. */
export function subtitlesOf(
  { shots, music }: Story,
  language: Language,
  { tellsSound = false }: { tellsSound?: boolean } = {},
): string {
  const { starts, seconds } = timing(shots)
  const words = shots.flatMap((shot, i): SubtitleCue[] =>
    (shot.captions ?? []).map((caption, k, all) => {
      const room = (shot.seconds - CROSSFADE_SECONDS * 2) / all.length
      const start = (starts[i] ?? 0) + CROSSFADE_SECONDS + room * k
      return { start, end: start + room - 0.25, text: caption[language] }
    }),
  )
  return toSrt(
    tellsSound ? withMusic(words, { seconds, music: MUSIC_IN_WORDS[music.mood], language }) : words,
  )
}

// Before the first words, or above them if they come at once; and at the end, once nothing more is said.
function withMusic(
  words: readonly SubtitleCue[],
  { seconds, music, language }: { seconds: number; music: Caption; language: Language },
): SubtitleCue[] {
  const sung = (text: string) => `♪ ${text} ♪`
  const [first, ...others] = words
  const begins = first?.start ?? seconds
  const opening = { start: 0.2, end: Math.min(MUSIC_SECONDS, begins - 0.1), text: sung(music[language]) }
  const closing = {
    start: Math.max(seconds - MUSIC_SECONDS, (words.at(-1)?.end ?? 0) + 0.1),
    end: seconds - 0.2,
    text: sung(MUSIC_ENDS[language]),
  }
  const isReadable = ({ start, end }: SubtitleCue) => end - start >= READABLE_SECONDS
  const told =
    isReadable(opening) || !first
      ? [opening, ...words]
      : [{ ...first, text: `${opening.text}\n${first.text}` }, ...others]
  return isReadable(closing) ? [...told, closing] : told
}

type Colours = { readonly [name: string]: unknown }

/** Relights a scene's colours: all are shifted towards one, except those that glow themselves. */
export function inLight<T extends Colours>(
  colours: T,
  light: string,
  share: number,
  shining: readonly (keyof T)[] = [],
): T {
  const turn = (value: unknown): unknown => {
    if (typeof value === 'string') return /^#[0-9a-f]{6}$/i.test(value) ? mix(value, light, share) : value
    if (Array.isArray(value)) return value.map(turn)
    return value
  }
  return Object.fromEntries(
    Object.entries(colours).map(([name, value]) => [name, shining.includes(name) ? value : turn(value)]),
  ) as T
}
