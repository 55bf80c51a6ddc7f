/** The screens reachable from everywhere, and the right each one requires. */
import type { OperatorRight } from '@quintet/domain/operator'
import {
  Activity,
  BadgeCheck,
  ChartColumn,
  Clock,
  Coins,
  FileClock,
  Gavel,
  Gift,
  Handshake,
  Hammer,
  HardDrive,
  House,
  IdCard,
  KeyRound,
  LayoutPanelTop,
  Library,
  Mail,
  Rss,
  SlidersHorizontal,
  Upload,
  UserRoundCheck,
  UsersRound,
  type IconNode,
} from 'lucide'

type AnyPlace = { to: string; name: string; icon: IconNode; right: OperatorRight }

/** Grouped by area: people, money, the library, the house. */
export const PLACE_GROUPS = [
  [{ to: '/', name: 'today', icon: Activity, right: 'look' }],
  [
    { to: '/members', name: 'members', icon: UsersRound, right: 'members' },
    { to: '/notices', name: 'notices', icon: FileClock, right: 'members' },
    { to: '/disputes', name: 'disputes', icon: Gavel, right: 'members' },
    { to: '/approvals', name: 'approvals', icon: UserRoundCheck, right: 'members' },
  ],
  [
    { to: '/money', name: 'money', icon: Coins, right: 'money' },
    { to: '/gifts', name: 'gifts', icon: Gift, right: 'money' },
    { to: '/royalties', name: 'royalties', icon: Handshake, right: 'money' },
    { to: '/usage', name: 'usage', icon: ChartColumn, right: 'look' },
  ],
  [
    { to: '/titles', name: 'titles', icon: Library, right: 'look' },
    { to: '/uploads', name: 'uploads', icon: Upload, right: 'edit' },
    { to: '/feeds', name: 'feeds', icon: Rss, right: 'look' },
    { to: '/front', name: 'front', icon: LayoutPanelTop, right: 'look' },
    { to: '/jobs', name: 'jobs', icon: Hammer, right: 'look' },
  ],
  [
    { to: '/mails', name: 'mails', icon: Mail, right: 'look' },
    { to: '/upkeep', name: 'upkeep', icon: HardDrive, right: 'look' },
    { to: '/house', name: 'house', icon: House, right: 'house' },
    { to: '/audit', name: 'audit', icon: BadgeCheck, right: 'audit' },
  ],
] as const satisfies readonly (readonly AnyPlace[])[]

export const PLACES = PLACE_GROUPS.flat()

/** The tabs of the house. */
export const HOUSE_TABS = [
  { to: '/house', name: 'operators', icon: IdCard, right: 'house' },
  { to: '/house/settings', name: 'settings', icon: SlidersHorizontal, right: 'house' },
  { to: '/house/clock', name: 'clock', icon: Clock, right: 'house' },
] as const satisfies readonly AnyPlace[]

/** The operator's own account, linked next to the log-out button. */
export const ACCOUNT = { to: '/account', name: 'account', icon: KeyRound, right: 'look' } as const

type Place = (typeof PLACES)[number] | (typeof HOUSE_TABS)[number] | typeof ACCOUNT

/** Returns the screens that these rights open and whose name contains the search term. */
export function placesFor(
  rights: readonly OperatorRight[],
  names: Record<Place['name'], string>,
  search: string,
): Place[] {
  const part = search.toLowerCase()
  return [...PLACES, ...HOUSE_TABS, ACCOUNT].filter(
    ({ name, right }) => rights.includes(right) && names[name].toLowerCase().includes(part),
  )
}
