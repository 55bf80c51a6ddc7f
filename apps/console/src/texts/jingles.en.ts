/** Texts of a channel's jingles. */
export const jinglesEn = {
  title: 'Jingles',
  none: 'This channel has no jingles.',
  noneHint: (isRadio: boolean): string =>
    isRadio
      ? 'Add short audio files. They play between the titles, in turn.'
      : 'Add short videos. They play between the titles, in turn.',
  add: 'Add files …',
  sending: (file: string) => `Uploading ${file} …`,
  added: (count: number): string =>
    count === 1
      ? 'Jingle added. It plays once it is processed.'
      : `${count} jingles added. Each plays once it is processed.`,
  remove: (name: string) => `Move ${name} to the bin`,
  every: 'Titles between two jingles',
  hint: (imported: string) =>
    `0 means none, the default is ${imported}. What is already planned stays, up to an hour.`,
  states: {
    ready: 'in use',
    making: 'processing',
    failed: 'failed',
    ratedOut: 'rating too high',
    hidden: 'hidden',
  },
  ratedOutHint:
    'Does not play here: it is rated above the channel, or not cleared for the children who watch it.',
  save: 'Save',
  asImported: 'As imported',
  saved: 'Saved.',
  takenBack: 'Reverted to the imported value.',
}
