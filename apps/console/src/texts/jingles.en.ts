/** Texts of a channel's jingles. */
export const jinglesEn = {
  title: 'Jingles',
  none: 'This channel has no jingles.',
  noneHint:
    'Put short recordings in a folder called “Jingles” inside the channel’s folder, and import it again.',
  every: 'Titles between two jingles',
  hint: (imported: string) =>
    `0 means none; the import says ${imported}. What is already planned stays, up to an hour.`,
  states: { ready: 'in use', making: 'processing', hidden: 'hidden' },
  save: 'Save',
  asImported: 'As imported',
  saved: 'Saved.',
  takenBack: 'Reverted to the imported value.',
}
