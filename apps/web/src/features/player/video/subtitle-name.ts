import { formatLanguage } from '../../../texts/format.ts'
import type { PlayerTexts } from '../../../texts/player.en.ts'
import type { SubtitleTrack } from './use-tracks.ts'

/** The language; words for the hard of hearing are named as such. Of several of one kind each by its own label. */
export function nameOfSubtitle(
  { language, kind, label }: SubtitleTrack,
  all: readonly SubtitleTrack[],
  names: Record<string, string>,
  words: PlayerTexts,
): string {
  if (all.filter((other) => other.language === language && other.kind === kind).length > 1) return label
  const name = formatLanguage(language, names)
  return kind === 'captions' ? words.captionsOf(name) : name
}
