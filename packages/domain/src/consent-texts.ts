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
    version: '2026-11',
    pages: {
      de: 'd3d8f8d4ec864fbf0951fc9ec3a4dead79128747b01d26129aa990c04a3090f3',
      en: 'cc2deebb5339dca81e34c12e8061899aa2e035b049a968e0cc2e1cddc46d36f4',
    },
  },
  {
    kind: 'terms',
    version: '2026-11',
    pages: {
      de: '5de0510e635f9b2922432de1eec4a1019d8c306cb2205227eb3bf5f37e834529',
      en: '5f9168d7765580e3975bbe0c805b2cc6341e5bddef6c15bb2d6f74625f76bc6d',
    },
  },
  { kind: 'newsletter', version: '2026-11' },
] as const satisfies readonly ConsentText[]

/** The rule of the trial as the order showed it right above its button; kept as evidence of having said it. @spec law 1.10 */
export const TRIAL_RULE_TEXT = { kind: 'trial_rule', version: '2026-11' } as const satisfies ConsentText
