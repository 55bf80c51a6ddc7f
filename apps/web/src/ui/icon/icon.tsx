/** The app's icons: one set, one weight. An unknown name shows the specified text. @spec catalogue 8.3 */
import {
  CircleHelp,
  Library,
  LayoutGrid,
  House,
  Heart,
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
  Smartphone,
  Smile,
  TriangleAlert,
  Trophy,
  TvMinimal,
  UserRound,
  UsersRound,
  X,
  type IconNode,
} from 'lucide'
import { createElement } from 'react'
import styles from './icon.module.css'

const ICONS = {
  help: CircleHelp,
  library: Library,
  grid: LayoutGrid,
  guide: TvMinimal,
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
  info: Info,
  language: Globe,
  left: ChevronLeft,
  list: List,
  loading: LoaderCircle,
  lock: Lock,
  'log-out': LogOut,
  pause: Pause,
  play: Play,
  right: ChevronRight,
  search: Search,
  settings: Settings2,
  show: Eye,
  user: UserRound,
  people: UsersRound,
  device: Smartphone,
  warning: TriangleAlert,
} satisfies Record<string, IconNode>

export type IconName = keyof typeof ICONS

/** The name of a common icon, or one that a single feature needs and bundles itself. */
export type IconLike = IconName | IconNode

type IconProps = { name: IconLike; size?: number; className?: string | undefined; isSolid?: boolean }

/** `size` in px. Rendered here, since the icon set's own React component would add 2 kB to every page and two components per icon. */
export function Icon({ name, size = 20, className, isSolid = false }: IconProps) {
  const drawing = typeof name === 'string' ? (ICONS as Record<string, IconNode | undefined>)[name] : name
  if (!drawing) return <span className={styles.missing}>No icon!</span>
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill={isSolid ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {drawing.map(([shape, attributes], index) => createElement(shape, { key: index, ...attributes }))}
    </svg>
  )
}
