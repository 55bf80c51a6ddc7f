/** Which text each consent was given to; a changed text is a new version. @spec law 1.6, 1.9, 6.4 */
export const CONSENT_TEXTS = [
  { kind: 'age18', version: '2026-11' },
  { kind: 'privacy', version: '2026-11' },
  { kind: 'terms', version: '2026-11' },
  { kind: 'newsletter', version: '2026-11' },
] as const

/** The rule of the trial as the order showed it right above its button; kept as evidence of having said it. @spec law 1.10 */
export const TRIAL_RULE_TEXT = { kind: 'trial_rule', version: '2026-11' } as const
