import type { RoyaltyKind } from '@quintet/domain/money/royalties'

/** Texts of a rights holder's statement. */
export const royalties = {
  title: 'Royalty statement',
  for: 'For',
  month: 'Month',
  made: 'Made on',
  item: 'Title',
  starts: 'Starts',
  minutes: 'Minutes',
  amount: 'Amount',
  sum: 'Sum',
  owed: 'Owed for this month',
  noPlays: 'Nothing was played.',
  removed: (id: number) => `Title ${id}, no longer in the library`,
  terms: {
    flat: (price) => `Flat price, ${price} a month`,
    per_minute: (price) => `${price} for each minute played`,
    share: (percent) => `${percent} of net revenue, in proportion to the share of all time played this month`,
  } satisfies Record<RoyaltyKind, (rate: string) => string>,
  all: 'All titles',
  some: (count: number) => (count === 1 ? 'One title' : `${count} titles`),
  note: 'Plays count from the first second, at any speed, and a part that is played again counts again. Listeners and viewers are not counted.',
}
