/** The screens reachable from everywhere, and the right each one requires. */
import type { OperatorRight } from '@quintet/domain/operation/operator'
import {
  Activity,
  BadgeCheck,
  ChartColumn,
  Clock,
  Coins,
  FileClock,
  FileSpreadsheet,
  Gavel,
  Gift,
  Handshake,
  Hammer,
  HardDrive,
  House,
  IdCard,
  KeyRound,
  Landmark,
  LayoutPanelTop,
  Library,
  Mail,
  MailOpen,
  ReceiptText,
  Rss,
  SlidersHorizontal,
  Trash2,
  Upload,
  UserRoundCheck,
  UsersRound,
  type IconNode,
} from 'lucide'
import type { Texts } from '../texts/en.ts'

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

/** The screens that only another screen links to, with the operators who may open them. */
const DEEPER_PLACES = [
  { to: '/money/payouts', name: 'payouts', icon: Landmark, right: 'money' },
  { to: '/money/credit-notes', name: 'creditNotes', icon: ReceiptText, right: 'money' },
  { to: '/money/papers', name: 'papers', icon: FileSpreadsheet, right: 'money' },
  { to: '/titles/bin', name: 'bin', icon: Trash2, right: 'edit' },
  { to: '/feeds/new', name: 'newFeed', icon: Rss, right: 'edit' },
  { to: '/mails/samples', name: 'mailSamples', icon: MailOpen, right: 'look' },
] as const satisfies readonly AnyPlace[]

/** The operator's own account, linked next to the log-out button. */
export const ACCOUNT = { to: '/account', name: 'account', icon: KeyRound, right: 'look' } as const

type Place =
  | (typeof PLACES)[number]
  | (typeof DEEPER_PLACES)[number]
  | (typeof HOUSE_TABS)[number]
  | typeof ACCOUNT

/** Returns what the palette calls each screen: its name in the navigation, or else its heading. */
export function placeNames(texts: Texts): Record<Place['name'], string> {
  const { navigation, payouts, creditNotes, papers, bin, feeds, mails } = texts
  return {
    ...navigation,
    payouts: payouts.title,
    creditNotes: creditNotes.title,
    papers: papers.title,
    bin: bin.title,
    newFeed: feeds.add,
    mailSamples: mails.samples,
  }
}

/** Returns the screens that these rights open and whose name contains the search term. */
export function placesFor(
  rights: readonly OperatorRight[],
  names: Record<Place['name'], string>,
  search: string,
): Place[] {
  const part = search.toLowerCase()
  return [...PLACES, ...DEEPER_PLACES, ...HOUSE_TABS, ACCOUNT].filter(
    ({ name, right }) => rights.includes(right) && names[name].toLowerCase().includes(part),
  )
}
