/**
 * Consent texts other than the brand's own documents: the wording of the checkboxes and of the order itself. Any change of the wording
 * needs a new version. @spec law 1.6
 */
import type { AgreedDocument } from './legal-texts.ts'

export const CONSENT_KINDS = ['age18', 'privacy', 'terms', 'newsletter'] as const
export type ConsentKind = (typeof CONSENT_KINDS)[number]

/** Versions of the checkbox wordings. */
export const BOX_VERSIONS = {
  age18: '2026-11-01',
  newsletter: '2026-11-23',
} as const satisfies Record<Exclude<ConsentKind, AgreedDocument>, string>

/** The trial rule as the order form shows it right above its button; stored as evidence that it was shown. @spec law 1.10 */
export const TRIAL_RULE_TEXT = { kind: 'trial_rule', version: '2026-11-25' } as const
