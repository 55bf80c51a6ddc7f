import type { legal as english } from '../en/legal.ts'

export const legal: typeof english = {
  version: (version) => `Fassung ${version}`,
  /** The names used in file names. */
  names: {
    terms: 'AGB',
    privacy: 'Datenschutz',
    withdrawal: 'Widerrufsbelehrung',
    imprint: 'Impressum',
    accessibility: 'Barrierefreiheit',
    'youth-protection': 'Jugendschutz',
  },
}
