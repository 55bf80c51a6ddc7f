import type { LegalDocument } from '@quintet/domain/legal-texts'

/** Of legal texts on paper. */
export const legal = {
  version: (version: string) => `version ${version}`,
  /** As files are named. */
  names: {
    terms: 'Terms',
    privacy: 'Privacy policy',
    withdrawal: 'Withdrawal notice',
    imprint: 'Imprint',
    accessibility: 'Accessibility',
    'youth-protection': 'Youth protection',
  } as Record<LegalDocument, string>,
}
