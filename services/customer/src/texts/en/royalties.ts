import type { RoyaltyKind } from '@quintet/domain/royalties'

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
    share: (percent) =>
      `${percent} of the revenue without tax, by the share of all time that was played in this month`,
  } satisfies Record<RoyaltyKind, (rate: string) => string>,
  all: 'All titles',
  some: (count: number) => (count === 1 ? 'One title' : `${count} titles`),
  note: 'Plays count from the first second on, at whatever speed, and each part that is played again counts again. No persons are counted.',
}
