import { formatLanguage } from '../../../texts/format-details.ts'
import type { PlayerTexts } from '../../../texts/player.en.ts'
import type { SubtitleTrack } from './use-tracks.ts'

/**
 * Returns the language, with captions for the hard of hearing named as such. Several tracks of the same kind are told apart by their
 * labels.
 */
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
