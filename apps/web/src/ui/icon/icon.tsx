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
  List,
  LoaderCircle,
  Lock,
  LogOut,
  Music,
  Pause,
  Play,
  Search,
  Settings2,
  Share2,
  Smile,
  TriangleAlert,
  Trophy,
  UserRound,
  UsersRound,
  CreditCard,
  ReceiptText,
  X,
  type LucideIcon,
} from 'lucide-react'
import styles from './icon.module.css'

const ICONS = {
  'arrow-left': ArrowLeft,
  cast: Cast,
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
  check: Check,
  close: X,
  down: ChevronDown,
  hide: EyeOff,
  history: History,
  info: Info,
  language: Globe,
  left: ChevronLeft,
  list: List,
  loading: LoaderCircle,
  lock: Lock,
  'log-out': LogOut,
  pause: Pause,
  play: Play,
  playing: AudioLines,
  right: ChevronRight,
  search: Search,
  settings: Settings2,
  share: Share2,
  show: Eye,
  user: UserRound,
  people: UsersRound,
  card: CreditCard,
  receipt: ReceiptText,
  warning: TriangleAlert,
} satisfies Record<string, LucideIcon>

export type IconName = keyof typeof ICONS

/** A name of the house's, or a drawing that one feature needs alone and brings along. */
export type IconLike = IconName | LucideIcon

type IconProps = { name: IconLike; size?: number; className?: string | undefined; isSolid?: boolean }

export function Icon({ name, size = 20, className, isSolid = false }: IconProps) {
  const Drawing = typeof name === 'string' ? (ICONS as Record<string, LucideIcon | undefined>)[name] : name
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
