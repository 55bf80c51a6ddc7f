/** What a media element and hls.js's own tell, as controls know it. */
import { Events, type default as HlsPlayer, type LevelDetails } from 'hls.js'
import type { EngineSnapshot, LiveWindow } from './engine.ts'

/** Tells each change of what the element knows by itself, until the signal. */
export function followElement(
  media: HTMLMediaElement,
  update: (change: Partial<EngineSnapshot>) => void,
  signal: AbortSignal,
): void {
  const tell = (name: keyof HTMLMediaElementEventMap, read: () => Partial<EngineSnapshot>) =>
    media.addEventListener(name, () => update(read()), { signal })
  tell('playing', () => ({ state: 'playing', error: null, errorCode: null }))
  tell('pause', () => ({ state: media.ended ? 'ended' : 'paused' }))
  tell('waiting', () => ({ state: 'buffering' }))
  tell('ended', () => ({ state: 'ended' }))
  tell('timeupdate', () => ({ position: media.currentTime, bufferedTo: bufferedTo(media) }))
  tell('seeking', () => ({ position: media.currentTime }))
  tell('progress', () => ({ bufferedTo: bufferedTo(media) }))
  tell('volumechange', () => ({ isMuted: media.muted }))
  // What was chosen: who watches live may be drawn near by a little more.
  tell('ratechange', () => ({ rate: media.defaultPlaybackRate }))
}

/** Tells what hls.js knows of the manifest: its steps, its languages and whether it is heard at all. */
export function followHls(player: HlsPlayer, update: (change: Partial<EngineSnapshot>) => void): void {
  player.on(Events.MANIFEST_PARSED, (_event, { audio, video, audioTracks }) =>
    update({
      levels: player.levels.map(({ height, bitrate }, id) => ({ id, height, bitrate })),
      // A playlist that names no codecs says nothing of sound.
      hasSound: audio || audioTracks.length > 0 || !video,
    }),
  )
  player.on(Events.LEVEL_SWITCHED, (_event, { level }) => update({ currentLevel: level }))
  player.on(Events.AUDIO_TRACKS_UPDATED, () =>
    update({
      audios: player.audioTracks.map(({ name, lang }, id) => ({ id, label: name, language: lang ?? '' })),
      chosenAudio: player.audioTrack,
    }),
  )
  player.on(Events.AUDIO_TRACK_SWITCHED, () => update({ chosenAudio: player.audioTrack }))
}

function bufferedTo({ buffered, currentTime }: HTMLMediaElement): number {
  for (let index = 0; index < buffered.length; index++)
    if (buffered.start(index) <= currentTime + 0.5 && buffered.end(index) >= currentTime)
      return buffered.end(index)
  return currentTime
}

/** Where a broadcast begins and ends now; null for what is no broadcast. */
export function liveWindowOf({ live, fragmentStart, edge, fragments }: LevelDetails): LiveWindow | null {
  if (!live) return null
  const [first] = fragments
  const at = first?.programDateTime
  return {
    start: fragmentStart,
    edge,
    epochMs: first && at !== null && at !== undefined ? at - first.start * 1000 : null,
  }
}
