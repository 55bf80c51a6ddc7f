/** Drawings that only players need: they arrive with them, and not with the first load. */
import Captions from 'lucide-react/icons/captions'
import Keyboard from 'lucide-react/icons/keyboard'
import Maximize from 'lucide-react/icons/maximize'
import Minimize from 'lucide-react/icons/minimize'
import PictureInPicture2 from 'lucide-react/icons/picture-in-picture-2'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import RotateCw from 'lucide-react/icons/rotate-cw'
import SkipBack from 'lucide-react/icons/skip-back'
import SkipForward from 'lucide-react/icons/skip-forward'
import Volume1 from 'lucide-react/icons/volume-1'
import Volume2 from 'lucide-react/icons/volume-2'
import VolumeX from 'lucide-react/icons/volume-x'

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
