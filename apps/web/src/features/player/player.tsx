/** The player's code, loaded when the user is about to play something. */
import { useSyncExternalStore } from 'react'
import { AudioBar } from './audio/audio-bar.tsx'
import { FrameOverlay } from './game/frame-overlay.tsx'
import type { PlayerStore } from './store/player-store.ts'
import { playingOf, requestOf } from './store/state.ts'
import { VideoOverlay } from './video/video-overlay.tsx'

export { sendKeptPositions } from './store/kept-positions.ts'
export { PlayerStore } from './store/player-store.ts'

/** Renders the player that fits the item's type: movies and sports VIDEO, music and audiobooks AUDIO, games GAME. @spec catalogue 2.11.1 */
export function PlayerView({ store }: { store: PlayerStore }) {
  const { state, screen, playing } = useSyncExternalStore(store.subscribe, store.view)
  const request = requestOf(state)
  if (!request || !screen) return null
  const facts = { store, state, request, playing, source: playingOf(state)?.source ?? null }
  switch (screen.kind) {
    case 'video':
      return <VideoOverlay playback={{ ...facts, screen }} />
    case 'audio':
      return <AudioBar playback={{ ...facts, screen }} />
    default:
      return <FrameOverlay key={request.item.id} playback={{ ...facts, screen }} />
  }
}
