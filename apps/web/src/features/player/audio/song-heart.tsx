import { Heart } from '../../../titles/heart/heart.tsx'
import type { Listening } from './use-listening.ts'

/** The heart of the song that plays, on a channel too; none if it is not a song from the catalogue. */
export function SongHeart({ listening }: { listening: Listening }) {
  const song = songOf(listening)
  return song && <Heart key={song.id} {...song} />
}

function songOf({ onAir, item, isBook, isLive }: Listening) {
  if (!onAir) return isBook || isLive ? null : { id: item.id, vertical: item.vertical, title: item.title }
  const { contentId: id, vertical, title } = onAir.now
  return isSong(onAir.now) ? { id, vertical, title } : null
}

/** External guide data may name songs we do not have; those entries carry the channel's own id. */
export const isSong = ({ contentId, channelId }: { contentId: number; channelId?: number | undefined }) =>
  contentId !== channelId
