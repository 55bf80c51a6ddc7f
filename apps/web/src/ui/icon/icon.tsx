/** The house's icons: one set, one weight. An unknown name shows the specified text. @spec catalogue 8 */
import {
  ArrowLeft,
  Cast,
  CircleHelp,
  Library,
  LayoutGrid,
  House,
  Heart,
  AudioLines,
  BookOpen,
  Captions,
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  Clapperboard,
  Check,
  Eye,
  EyeOff,
  Gamepad2,
  Globe,
  History,
  Info,
  Keyboard,
  List,
  LoaderCircle,
  Lock,
  LogOut,
  Maximize,
  Minimize,
  Music,
  Pause,
  PictureInPicture2,
  Play,
  RotateCcw,
  RotateCw,
  Search,
  Settings2,
  Share2,
  SkipBack,
  SkipForward,
  Smile,
  TriangleAlert,
  Trophy,
  UserRound,
  UsersRound,
  CreditCard,
  ReceiptText,
  Volume1,
  Volume2,
  VolumeX,
  X,
  type LucideIcon,
} from 'lucide-react'
import styles from './icon.module.css'

const ICONS = {
  'arrow-left': ArrowLeft,
  cast: Cast,
  keyboard: Keyboard,
  'picture-in-picture': PictureInPicture2,
  help: CircleHelp,
  library: Library,
  grid: LayoutGrid,
  home: House,
  heart: Heart,
  movies: Clapperboard,
  'music-stream': Music,
  'audio-books': BookOpen,
  'pc-games': Gamepad2,
  sports: Trophy,
  kids: Smile,
  back: RotateCcw,
  captions: Captions,
  check: Check,
  close: X,
  down: ChevronDown,
  forward: RotateCw,
  fullscreen: Maximize,
  hide: EyeOff,
  history: History,
  info: Info,
  language: Globe,
  'leave-fullscreen': Minimize,
  left: ChevronLeft,
  list: List,
  loading: LoaderCircle,
  lock: Lock,
  'log-out': LogOut,
  muted: VolumeX,
  next: SkipForward,
  pause: Pause,
  play: Play,
  playing: AudioLines,
  previous: SkipBack,
  right: ChevronRight,
  search: Search,
  settings: Settings2,
  share: Share2,
  show: Eye,
  user: UserRound,
  people: UsersRound,
  card: CreditCard,
  receipt: ReceiptText,
  volume: Volume2,
  'volume-low': Volume1,
  warning: TriangleAlert,
} satisfies Record<string, LucideIcon>

export type IconName = keyof typeof ICONS

type IconProps = { name: IconName; size?: number; className?: string | undefined; isSolid?: boolean }

export function Icon({ name, size = 20, className, isSolid = false }: IconProps) {
  const Drawing = (ICONS as Record<string, LucideIcon | undefined>)[name]
  if (!Drawing) return <span className={styles.missing}>No icon!</span>
  return (
    <Drawing
      className={className}
      size={size}
      strokeWidth={2}
      fill={isSolid ? 'currentColor' : 'none'}
      aria-hidden="true"
      focusable="false"
    />
  )
}
