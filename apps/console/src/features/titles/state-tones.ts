/** How each state of a title is coloured. */
export const STATE_TONES = {
  published: 'good',
  scheduled: 'warning',
  waiting: 'warning',
  draft: 'neutral',
  failed: 'bad',
  binned: 'bad',
} as const
