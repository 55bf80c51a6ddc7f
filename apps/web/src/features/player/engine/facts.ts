/** Translates the state of a media element and of hls.js for the controls. */
import { Events, type default as HlsPlayer, type LevelDetails } from 'hls.js'
import type { EngineSnapshot, LiveWindow } from './engine.ts'

/** Reports the element's state changes until the signal aborts. */
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
  // The chosen speed: the actual rate may be slightly higher to catch up with a live edge.
  tell('ratechange', () => ({ rate: media.defaultPlaybackRate }))
}

/** Reports what hls.js reads from the manifest: levels, languages and whether there is sound. */
export function followHls(player: HlsPlayer, update: (change: Partial<EngineSnapshot>) => void): void {
  player.on(Events.MANIFEST_PARSED, (_event, { audio, video, audioTracks }) =>
    update({
      levels: player.levels.map(({ height, bitrate }, id) => ({ id, height, bitrate })),
      // A playlist without codecs does not tell whether there is sound.
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

/** Returns the current window of a broadcast; null for anything else. */
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
