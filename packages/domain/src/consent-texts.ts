/**
 * Which text each consent was given to. A changed text is a new version with its own hash: the test beside the pages holds them
 * together. @spec law 1.6
 */
import type { Language } from './languages.ts'

type ConsentText = {
  kind: 'age18' | 'privacy' | 'terms' | 'newsletter' | 'trial_rule'
  version: string
  /** SHA-256 of a page's text in each language, with the house's name and address left open; none for what the box itself says. */
  pages?: Record<Language, string>
}

export const CONSENT_TEXTS = [
  { kind: 'age18', version: '2026-11' },
  {
    kind: 'privacy',
    version: '2026-11-25',
    pages: {
      de: '62bd4a3ef15cbed2d00df4abee705e7bfb4209de74bf3e0a1d270f3f6a4c3870',
      en: '58d02ff2a707939c87a569571e4cc242a05325e51c1119b98c4fbfbc195c2f70',
    },
  },
  {
    kind: 'terms',
    version: '2026-11-25',
    pages: {
      de: '33de2f0c74e876c3400360409768e08b9ecbf845e5a1caa312903e704d5bb74a',
      en: 'dbd98ef33336e265d8d1d241a681d3a8491c1f99a7c004c5de9270a39c174338',
    },
  },
  { kind: 'newsletter', version: '2026-11-23' },
] as const satisfies readonly ConsentText[]

/** The rule of the trial as the order showed it right above its button; kept as evidence of having said it. @spec law 1.10 */
export const TRIAL_RULE_TEXT = { kind: 'trial_rule', version: '2026-11-25' } as const satisfies ConsentText
