import type { LegalDocument } from '@quintet/domain/account/legal-texts'

/** Texts of printed legal texts. */
export const legal = {
  version: (version: string) => `version ${version}`,
  /** The names used in file names. */
  names: {
    terms: 'Terms',
    privacy: 'Privacy policy',
    withdrawal: 'Withdrawal notice',
    imprint: 'Imprint',
    accessibility: 'Accessibility',
    'youth-protection': 'Youth protection',
  } as Record<LegalDocument, string>,
}
