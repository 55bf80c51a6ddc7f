/** The colour of each title state. */
export const STATE_TONES = {
  published: 'good',
  scheduled: 'warning',
  waiting: 'warning',
  draft: 'neutral',
  failed: 'bad',
  binned: 'bad',
} as const
