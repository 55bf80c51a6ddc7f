import { Heart } from '../../../../titles/heart/heart.tsx'
import type { Listening } from '../use-listening.ts'

/** The heart of the song that a channel plays; none where it is no song of the catalogue. */
export function SongHeart({ listening: { onAir } }: { listening: Listening }) {
  if (!onAir || !isSong(onAir.now)) return null
  const { contentId, vertical, title } = onAir.now
  return <Heart key={contentId} id={contentId} vertical={vertical} title={title} />
}

/** Somebody else's guide names what is none of our titles; it stands there as the channel itself. */
export const isSong = ({ contentId, channelId }: { contentId: number; channelId?: number | undefined }) =>
  contentId !== channelId
