/** What a name below a channel's address refers to. */
import type { Title } from '../catalogue/title.ts'

/** A playlist, or the name of a media file of one title; `move` shifts a segment so that its title begins at `toMs`, and gives its key. */
export type ChannelFile =
  | { playlist: string }
  | { assetId: string; name: string; shown?: OnAir; move?: { toMs: number; keyLine: string } }

/** A title that a channel shows, and since when. */
export type OnAir = { title: Title; startsAt: Date }
