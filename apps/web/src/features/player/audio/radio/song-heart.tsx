import { Heart } from '../../../../titles/heart/heart.tsx'
import type { Listening } from '../use-listening.ts'

/** The heart of the song that a channel is playing; none if it is not a song from the catalogue. */
export function SongHeart({ listening: { onAir } }: { listening: Listening }) {
  if (!onAir || !isSong(onAir.now)) return null
  const { contentId, vertical, title } = onAir.now
  return <Heart key={contentId} id={contentId} vertical={vertical} title={title} />
}

/** External guide data may name songs we do not have; those entries carry the channel's own id. */
export const isSong = ({ contentId, channelId }: { contentId: number; channelId?: number | undefined }) =>
  contentId !== channelId
