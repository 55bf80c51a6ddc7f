/**
 * What is consented to beside the house's own texts: words of the boxes and of the order itself. Who changes such words changes the
 * version. @spec law 1.6
 */
import type { AgreedDocument } from './legal-texts.ts'

export const CONSENT_KINDS = ['age18', 'privacy', 'terms', 'newsletter'] as const
export type ConsentKind = (typeof CONSENT_KINDS)[number]

/** Versions of the words that stand beside the box. */
export const BOX_VERSIONS = {
  age18: '2026-11-01',
  newsletter: '2026-11-23',
} as const satisfies Record<Exclude<ConsentKind, AgreedDocument>, string>

/** The rule of the trial as the order showed it right above its button; kept as evidence of having said it. @spec law 1.10 */
export const TRIAL_RULE_TEXT = { kind: 'trial_rule', version: '2026-11-25' } as const
