/** Which text each consent was given to; a changed text is a new version. @spec law 1.6, 1.9, 6.4 */
export const CONSENT_TEXTS = [
  { kind: 'age18', version: '2026-11' },
  { kind: 'privacy', version: '2026-11' },
  { kind: 'terms', version: '2026-11' },
  { kind: 'newsletter', version: '2026-11' },
] as const
