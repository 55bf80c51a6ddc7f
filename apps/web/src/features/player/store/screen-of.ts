import type { PlayerType } from '@quintet/domain/catalogue/categories'

export type ScreenKind = 'video' | 'audio' | 'frame'

/** The kind of screen for each item type. */
export const SCREEN_OF: Record<PlayerType, ScreenKind> = {
  VIDEO: 'video',
  TRAILER: 'video',
  AUDIO: 'audio',
  GAME: 'frame',
}
