import { counted } from './counted.ts'

/** Texts for editing many titles at once. */
export const manyEn = {
  open: 'Edit …',
  title: (count: string) => `Edit ${counted(count, 'title', 'titles')}`,
  lead: 'Fields you leave empty stay unchanged. You see every change before it is made.',
  addCategories: 'Add genres',
  removeCategories: 'Remove genres',
  addTags: 'Add tags',
  removeTags: 'Remove tags',
  rating: 'Set the same rating for all',
  rights: 'Set the same rights window for all',
  countries: 'Set the same countries for all',
  rental: 'Set the same rental price for all',
  windowHint: 'Leave empty for no limit.',
  look: 'Preview changes',
  back: 'Back',
  nothingSaid: 'Choose what to change.',
  changes: 'Changes',
  nothing: 'These titles already have all of these values.',
  same: (count: string) => `${counted(count, 'more stays', 'more stay')} unchanged.`,
  from: 'before',
  to: 'after',
  none: 'nothing',
  isOpen: 'open',
  window: (from: string, until: string) => `${from} to ${until}`,
  included: 'part of the membership',
  submit: (count: string) => `Change ${counted(count, 'title', 'titles')}`,
  done: (count: string) =>
    `${counted(count, 'title', 'titles')} changed. You can restore an earlier version of each.`,
  undo: 'Undo',
  undoAll: 'Undo for all titles',
  undone: (number: number, count: string) =>
    number === 0 ? 'Nothing was undone.' : `Changes undone in ${counted(count, 'title', 'titles')}.`,
  kept: 'Edited since, so left unchanged:',
  numberTaken: 'Left unchanged because another track has their earlier number now:',
}
