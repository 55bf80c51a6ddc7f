/** The texts around a legal document. */
export const legalPageEn = {
  contents: 'Contents',
  version: (version: string) => `Version of ${version}`,
  agreedVersion: (version: string) => `You agreed to the version of ${version}`,
  pdf: 'Save as PDF',
}
