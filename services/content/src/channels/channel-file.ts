/** What a name below a channel's address stands for. */
import type { Title } from '../catalogue/title.ts'

/** A playlist, or the name of a file of one title's media; a segment that is moved begins its title at `toMs`, and has this key. */
export type ChannelFile =
  | { playlist: string }
  | { assetId: string; name: string; shown?: OnAir; move?: { toMs: number; keyLine: string } }

/** A title that a channel shows, since when. */
export type OnAir = { title: Title; startsAt: Date }
