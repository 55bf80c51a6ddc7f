/** Drawings that only players need: they arrive with them, and not with the first load. */
import {
  Captions,
  Keyboard,
  Maximize,
  Minimize,
  PictureInPicture2,
  RotateCcw,
  RotateCw,
  SkipBack,
  SkipForward,
  Volume1,
  Volume2,
  VolumeX,
} from 'lucide'

export const PLAYER_ICONS = {
  back: RotateCcw,
  captions: Captions,
  forward: RotateCw,
  fullscreen: Maximize,
  keyboard: Keyboard,
  leaveFullscreen: Minimize,
  muted: VolumeX,
  next: SkipForward,
  pictureInPicture: PictureInPicture2,
  previous: SkipBack,
  volume: Volume2,
  volumeLow: Volume1,
}
