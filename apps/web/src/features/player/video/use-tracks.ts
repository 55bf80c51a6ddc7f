/** The audio and subtitle languages: as chosen for this series, otherwise as last chosen. @spec product 2.7 */
import { useEffect, useState } from 'react'
import type { Subtitle } from '@quintet/contracts/playback'
import type { z } from 'zod'
import { parseVtt, type Cue } from '../captions/parse-vtt.ts'
import type { Playback } from '../store/playback.ts'
import type { VideoScreen } from '../store/screen.ts'
import { keepTrackWish, trackWishOf } from '../preferences/preferences.ts'

export type SubtitleTrack = z.infer<typeof Subtitle>

export type Tracks = {
  subtitles: readonly SubtitleTrack[]
  /** Null: off. */
  subtitle: SubtitleTrack | null
  cues: readonly Cue[]
  /** How much later subtitles appear than written, in seconds. */
  offset: number
  chooseSubtitle: (track: SubtitleTrack | null) => void
  chooseAudio: (id: number) => void
  setOffset: (seconds: number) => void
}

const OFFSET_MAX = 60
// Two tracks of the same language and kind differ by label, such as full and forced subtitles.
const keyOf = ({ language, kind, label }: SubtitleTrack) => `${language}/${kind}/${label}`

/** Returns the chosen track; in another film, the one with the same language and kind, otherwise with the same language. */
export function trackWished(
  subtitles: readonly SubtitleTrack[],
  wished: string | null | undefined,
): SubtitleTrack | null {
  const [language, kind] = wished?.split('/') ?? []
  return (
    subtitles.find((track) => keyOf(track) === wished) ??
    subtitles.find((track) => track.language === language && track.kind === kind) ??
    subtitles.find((track) => track.language === language) ??
    null
  )
}

const NO_SUBTITLES: readonly SubtitleTrack[] = []

export function useTracks({ request, screen, playing, source }: Playback<VideoScreen>): Tracks {
  const { engine } = screen
  const { id: itemId, groupId } = request.item
  const subtitles = source?.subtitles ?? NO_SUBTITLES
  const [chosen, setChosen] = useState<string | null | undefined>(undefined)
  const [offset, setOffset] = useState(0)
  const wished = chosen === undefined ? trackWishOf(groupId).subtitles : chosen
  const subtitle = trackWished(subtitles, wished)
  const cues = useCues(subtitle?.url)
  useEffect(() => setOffset(0), [itemId])

  const { audios, chosenAudio } = playing
  useEffect(() => {
    const { audio } = trackWishOf(groupId)
    const match = audios.find(({ language }) => language !== '' && language === audio)
    if (match && match.id !== engine.snapshot().chosenAudio) engine.setAudio(match.id)
    // Only when a film's languages become known: afterwards the member chooses.
  }, [engine, audios, groupId])

  return {
    subtitles,
    subtitle,
    cues,
    offset,
    chooseSubtitle(track) {
      setChosen(track ? keyOf(track) : null)
      keepTrackWish(groupId, { subtitles: track ? keyOf(track) : null })
    },
    chooseAudio(id) {
      if (id === chosenAudio) return
      engine.setAudio(id)
      const language = audios.find((audio) => audio.id === id)?.language
      if (language) keepTrackWish(groupId, { audio: language })
    },
    setOffset: (seconds) =>
      setOffset(Math.round(Math.min(OFFSET_MAX, Math.max(-OFFSET_MAX, seconds)) * 10) / 10),
  }
}

const NO_CUES: readonly Cue[] = []

function useCues(url: string | undefined): readonly Cue[] {
  const [loaded, setLoaded] = useState<{ url: string; cues: readonly Cue[] } | null>(null)
  useEffect(() => {
    if (url === undefined) return undefined
    const ended = new AbortController()
    const load = async () => {
      const answer = await fetch(url, { signal: ended.signal })
      if (answer.ok) setLoaded({ url, cues: parseVtt(await answer.text()) })
    }
    // A film plays even if its subtitles fail to load.
    load().catch(() => {})
    return () => ended.abort()
  }, [url])
  return loaded && loaded.url === url ? loaded.cues : NO_CUES
}
