/** The messages between a game and the page; `quintet` is the version. @spec decisions 12.9 */
import { isSavable } from '@quintet/domain/playback/game-saves'
import { isScore } from '@quintet/domain/playback/game-scores'

export type FromGame =
  | { type: 'load' }
  | { type: 'save'; text: string }
  | { type: 'unsavable' }
  | { type: 'score'; value: number }

export type ToGame =
  | { type: 'loaded'; text: string | null }
  | { type: 'saved' }
  | { type: 'not-saved' }
  | { type: 'volume'; value: number }
  | { type: 'pause' }

/** Returns the content of a message, or null if it is not one of ours. */
export function messageIn(data: unknown): FromGame | null {
  if (typeof data !== 'object' || data === null || !('quintet' in data) || data.quintet !== 1) return null
  if (!('type' in data)) return null
  if (data.type === 'load') return { type: 'load' }
  if (data.type === 'score')
    return 'value' in data && isScore(data.value) ? { type: 'score', value: data.value } : null
  if (data.type !== 'save' || !('text' in data)) return null
  return typeof data.text === 'string' && isSavable(data.text)
    ? { type: 'save', text: data.text }
    : { type: 'unsavable' }
}
