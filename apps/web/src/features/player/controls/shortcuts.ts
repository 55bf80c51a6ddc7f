/**
 * The keyboard shortcuts of the players. None applies in a text field, and Space on a focused button presses the button. @spec product 2.2
 */

export type PlayerAction =
  | { do: 'toggle' | 'mute' | 'fullscreen' | 'captions' | 'skip-part' | 'picture' | 'help' }
  | { do: 'skip'; seconds: number }
  | { do: 'volume' | 'rate' | 'offset' | 'item' | 'chapter' | 'frame'; by: number }
  | { do: 'seek'; share: number }

export const STEP_SECONDS = 10
const VOLUME_STEP = 0.05
const OFFSET_STEP = 0.1

type Key = {
  key: string
  isOnButton: boolean
  isOnSlider: boolean
  isOnText: boolean
  hasModifier: boolean
  hasShift: boolean
}

const ACTIONS: Record<string, PlayerAction> = {
  k: { do: 'toggle' },
  j: { do: 'skip', seconds: -STEP_SECONDS },
  l: { do: 'skip', seconds: STEP_SECONDS },
  m: { do: 'mute' },
  f: { do: 'fullscreen' },
  c: { do: 'captions' },
  v: { do: 'captions' },
  n: { do: 'item', by: 1 },
  p: { do: 'item', by: -1 },
  s: { do: 'skip-part' },
  i: { do: 'picture' },
  g: { do: 'offset', by: -OFFSET_STEP },
  h: { do: 'offset', by: OFFSET_STEP },
  '?': { do: 'help' },
  '<': { do: 'rate', by: -1 },
  '>': { do: 'rate', by: 1 },
  ';': { do: 'rate', by: -1 },
  ':': { do: 'rate', by: 1 },
  ',': { do: 'frame', by: -1 },
  '.': { do: 'frame', by: 1 },
}

// Left to a focused slider, which handles these keys itself.
const OFF_SLIDER: Record<string, PlayerAction> = {
  ArrowLeft: { do: 'skip', seconds: -STEP_SECONDS },
  ArrowRight: { do: 'skip', seconds: STEP_SECONDS },
  ArrowUp: { do: 'volume', by: VOLUME_STEP },
  ArrowDown: { do: 'volume', by: -VOLUME_STEP },
  PageUp: { do: 'chapter', by: 1 },
  PageDown: { do: 'chapter', by: -1 },
  Home: { do: 'seek', share: 0 },
  End: { do: 'seek', share: 1 },
}

export function actionOfKey(pressed: Key): PlayerAction | null {
  const { key, isOnButton, isOnSlider, isOnText, hasModifier, hasShift } = pressed
  if (hasModifier || isOnText) return null
  if (/^\d$/.test(key)) return { do: 'seek', share: Number(key) / 10 }
  if (key === ' ') return isOnButton ? null : { do: 'toggle' }
  const action = ACTIONS[key.toLowerCase()] ?? (isOnSlider ? undefined : OFF_SLIDER[key])
  // On German keyboards `;` and `:` are typed with Shift, on the keys that step by a frame when unshifted.
  if (action?.do === 'rate' && !hasShift && (key === ';' || key === ':')) return null
  return action ?? null
}
