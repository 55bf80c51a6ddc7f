import type { PlayerType } from '@quintet/domain/categories'

export type ScreenKind = 'video' | 'audio' | 'frame'

/** What shows a title of each form. */
export const SCREEN_OF: Record<PlayerType, ScreenKind> = {
  VIDEO: 'video',
  TRAILER: 'video',
  AUDIO: 'audio',
  GAME: 'frame',
}
