/** What a name below a channel's address refers to. */
import type { Title } from '../catalogue/title.ts'

/** A playlist, or the name of a media file of one title; `remake` says how a segment is changed before it is sent. */
export type ChannelFile =
  | { playlist: string }
  | { assetId: string; name: string; shown?: OnAir; remake?: Remake }

/** `toMs`: where its title is to begin, in milliseconds since 1970; null if it stays. `isClear`: it is sent without its encryption. */
export type Remake = { toMs: number | null; keyLine: string; isClear: boolean }

/** A title that a channel shows, and since when. */
export type OnAir = { title: Title; startsAt: Date }
