/** The player's code, loaded when the user is about to play something. */
import { useSyncExternalStore } from 'react'
import { useSite } from '../../api/asker.ts'
import { useIsKidsPage } from '../../shell/use-is-kids-page.ts'
import { AudioBar } from './audio/audio-bar.tsx'
import { FrameOverlay } from './game/frame-overlay.tsx'
import type { PlayerStore } from './store/player-store.ts'
import { playingOf, requestOf } from './store/state.ts'
import { VideoOverlay } from './video/video-overlay.tsx'

export { sendKeptPositions } from './store/kept-positions.ts'
export { PlayerStore } from './store/player-store.ts'

/** Renders the player that fits the item's type: movies and sports VIDEO, music and audiobooks AUDIO, games GAME. @spec catalogue 2.11.1, decisions 13.52 */
export function PlayerView({ store }: { store: PlayerStore }) {
  const { state, screen, playing } = useSyncExternalStore(store.subscribe, store.view)
  const isKidsPage = useIsKidsPage()
  const { isKidLocked } = useSite()
  const request = requestOf(state)
  if (!request || !screen) return null
  // What a grown-up heard last is not offered to children; a locked device has a queue of its own.
  if (state.is === 'waiting' && isKidsPage && !isKidLocked) return null
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
