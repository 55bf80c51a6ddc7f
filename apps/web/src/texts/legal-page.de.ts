import type { legalPageEn } from './legal-page.en.ts'

export const legalPageDe: typeof legalPageEn = {
  contents: 'Inhalt',
  version: (version) => `Fassung vom ${version}`,
  agreedVersion: (version) => `Sie haben der Fassung vom ${version} zugestimmt`,
  pdf: 'Als PDF speichern',
}
