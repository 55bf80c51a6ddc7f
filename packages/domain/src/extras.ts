/** What comes with a film or a series beside it, as discs and Jellyfin tell it apart. @spec decisions 9.16 */
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
] as const
export type ExtraKind = (typeof EXTRA_KINDS)[number]
