/** What keys do in a player. None acts inside a text field, and Space on a button stays the button's. */

export type PlayerAction =
  | { do: 'toggle' | 'mute' | 'fullscreen' | 'subtitles' }
  | { do: 'skip'; seconds: number }
  | { do: 'volume'; by: number }
  | { do: 'seek'; share: number }

const STEP_SECONDS = 10
const VOLUME_STEP = 0.05

type Key = { key: string; isOnButton: boolean; isOnSlider: boolean; hasModifier: boolean }

export function actionOfKey({ key, isOnButton, isOnSlider, hasModifier }: Key): PlayerAction | null {
  if (hasModifier) return null
  if (/^\d$/.test(key)) return { do: 'seek', share: Number(key) / 10 }
  switch (key) {
    case ' ':
      return isOnButton ? null : { do: 'toggle' }
    case 'k':
    case 'K':
      return { do: 'toggle' }
    case 'j':
    case 'J':
      return { do: 'skip', seconds: -STEP_SECONDS }
    case 'l':
    case 'L':
      return { do: 'skip', seconds: STEP_SECONDS }
    case 'ArrowLeft':
      return isOnSlider ? null : { do: 'skip', seconds: -STEP_SECONDS }
    case 'ArrowRight':
      return isOnSlider ? null : { do: 'skip', seconds: STEP_SECONDS }
    case 'ArrowUp':
      return isOnSlider ? null : { do: 'volume', by: VOLUME_STEP }
    case 'ArrowDown':
      return isOnSlider ? null : { do: 'volume', by: -VOLUME_STEP }
    case 'm':
    case 'M':
      return { do: 'mute' }
    case 'f':
    case 'F':
      return { do: 'fullscreen' }
    case 'c':
    case 'C':
      return { do: 'subtitles' }
    default:
      return null
  }
}
