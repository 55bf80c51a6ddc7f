/** Texts for editing the tracks of an album together. */
export const albumEn = {
  title: 'Tracks',
  hint: 'Drag a track by its handle, or move it with the arrow keys on the handle, also to another disc. Moved tracks are renumbered. Separate several names with semicolons.',
  none: 'This album has no tracks yet.',
  disc: (disc: string) => `Disc ${disc}`,
  addDisc: 'Add a disc',
  emptyDisc: 'Move tracks here; otherwise this disc is not saved.',
  track: (place: string, title: string) => `Track ${place} (${title})`,
  untitled: 'no title',
  field: (track: string, field: string) => `${track}: ${field}`,
  columns: {
    number: 'Number',
    titleDe: 'Title (German)',
    titleEn: 'Title (English)',
    artists: 'Artist',
    composers: 'Composer',
  },
  work: 'Work',
  noWork: 'none',
  open: (track: string) => `Open ${track}`,
  move: (track: string) => `Move ${track}`,
  moveHint: 'Drag, or use the arrow keys',
  moved: (track: string, disc: string, number: string) =>
    `${track} is now on disc ${disc}, number ${number}.`,
  fill: 'Same for all tracks',
  fillHint: 'Fields you leave empty stay unchanged.',
  fillIn: 'Fill in',
  save: (count: string) => `Save changes (${count})`,
  faults: {
    noTitle: 'A title cannot be removed.',
    invalid: 'This value is not allowed.',
  },
  changed: (track: string) =>
    `Someone else has changed ${track} in the meantime. Nothing was saved. Copy what you wrote and reload the page.`,
  taken: (track: string, other: string) =>
    `${track}: Number – ${other} already has this number on this disc. Nothing was saved.`,
}
