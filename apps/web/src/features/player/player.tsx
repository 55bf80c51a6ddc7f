import type { PlayRequest } from '../../playing/play.ts'
import { AudioBar } from './audio/audio-bar.tsx'
import { GameOverlay } from './game/game-overlay.tsx'
import { VideoOverlay } from './video/video-overlay.tsx'

export { prepareAhead } from './store/ahead.ts'
export { sendKeptPositions } from './store/kept-positions.ts'

/** The form that fits what plays. Movies and sports VIDEO, music and audiobooks AUDIO, games GAME. @spec catalogue 2.11.1 */
export function Player({ request }: { request: PlayRequest }) {
  switch (request.item.type) {
    case 'AUDIO':
      return <AudioBar request={request} />
    case 'GAME':
      return <GameOverlay key={request.item.id} request={request} />
    default:
      return <VideoOverlay request={request} />
  }
}
