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
    version: '2026-11-23.2',
    pages: {
      de: 'd88622ce096c68e02a9dd8080b712a130d58366b3b9d7d40a10fc6ff1583f7f1',
      en: '2ebfe80a6015ac336859a4c33b1c5f00f3384403fb31f6bc0b21f3bded0940c5',
    },
  },
  {
    kind: 'terms',
    version: '2026-11-23',
    pages: {
      de: 'd725175b4b6a767685bc6427370d9934b97fa34f9bfdb2bceb3a4d4f9cbb329c',
      en: '2eb70628cecccdbca6ad550091d1cc32aa92c5cfc3cf4ebfb642f0d47dd318d7',
    },
  },
  { kind: 'newsletter', version: '2026-11-23' },
] as const satisfies readonly ConsentText[]

/** The rule of the trial as the order showed it right above its button; kept as evidence of having said it. @spec law 1.10 */
export const TRIAL_RULE_TEXT = { kind: 'trial_rule', version: '2026-11-23' } as const satisfies ConsentText
