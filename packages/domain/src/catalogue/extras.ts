/** The kinds of extras of a film, series or channel, as discs and Jellyfin distinguish them. @spec decisions 9.16 */
export const EXTRA_KINDS = [
  'behind-the-scenes',
  'deleted-scene',
  'featurette',
  'interview',
  'scene',
  'short',
  'clip',
  'trailer',
  'other',
  /** Of a channel: plays between its titles, and is shown nowhere. */
  'jingle',
] as const
export type ExtraKind = (typeof EXTRA_KINDS)[number]
