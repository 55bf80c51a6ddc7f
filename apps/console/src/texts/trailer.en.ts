/** Texts of a title's trailer. */
export const trailerEn = {
  title: 'Trailer',
  none: 'This title has no trailer.',
  removedByEditor: 'The trailer was removed.',
  add: 'Upload a trailer …',
  replace: 'Replace …',
  remove: 'Remove',
  asImported: 'As imported',
  edited: 'edited',
  sending: (file: string) => `Uploading: ${file}`,
  states: {
    waiting: 'waiting to be packaged',
    running: 'is being packaged',
    failed: 'could not be packaged',
  },
  share: (percent: string) => `${percent} done`,
  kept: 'The previous trailer plays until then.',
  tryOther: 'Upload another file.',
  saved: 'Uploaded. The trailer is being packaged.',
  removed: 'Trailer removed.',
  takenBack: 'Reverted to the imported version.',
  player: (title: string) => `Trailer of ${title}`,
}
