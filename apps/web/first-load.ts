/**
 * What goes into the file that every page starts with, so that the first load is two files and not thirty. What only some pages need
 * stays apart and comes with them: paths below `src` and below `packages`, as far as they are written here. Decision 0021.
 */
const APART = [
  'api/payment-methods',
  'api/pin.queries',
  'app/load-item',
  'app/read-page',
  'app/client',
  'app/route-tree',
  'app/routes/',
  'app/structured-data',
  'features/account',
  'features/browse',
  'features/contact',
  'features/examples',
  'features/favorites',
  'features/home/home-skeleton',
  'features/item-detail',
  'features/kids/',
  'features/landing',
  'features/legal-forms',
  'features/log-in/',
  'features/newsletter',
  'features/pages',
  'features/player/',
  'features/profiles',
  'features/search',
  'features/sign-up',
  'forms/contact-form',
  'forms/new-password',
  'forms/payment-form',
  'forms/posting-form',
  'forms/proof-form',
  'forms/social',
  'session/return-address',
  'session/safe-return',
  'session/switch-to',
  'playing/book-speeds',
  'playing/playable',
  'texts/',
  'titles/card-overlay/card-overlay.',
  'titles/card-overlay/place-overlay.',
  'titles/rating-badge',
  'ui/avatar',
  'ui/chip',
  'ui/choices',
  'ui/field',
  'ui/form-page',
  'ui/modal',
  'ui/overlay',
  'ui/pin-boxes',
  'ui/skeleton',
  'ui/tabs',
]

/** Of these folders every page needs some. */
const NEEDED = [
  'app/routes/__root',
  'app/routes/index',
  'features/kids/kids-frame-apart',
  'features/kids/kids-frame.module',
  'features/player/player-room',
  'features/player/store/kept-positions-key',
  'features/player/store/source',
  'features/player/use-kept-positions',
  'features/log-in/reset-link',
  'features/log-in/use-',
  'texts/count',
  'texts/format',
  'texts/load-texts',
  'texts/locales',
  'texts/messages-in',
  'texts/use-texts',
]

const APART_PACKAGES = [
  'contracts/src/billing',
  'contracts/src/invoices',
  'contracts/src/kids-lock',
  'contracts/src/passwords',
  'contracts/src/payment-methods',
  'contracts/src/personal-data',
  'contracts/src/profiles',
  'contracts/src/sign-up',
  'contracts/src/social',
  'contracts/src/subscription',
  'domain/src/early-play',
  'domain/src/kids',
  'domain/src/payment',
  'domain/src/search',
  'domain/src/social',
  'domain/src/speeds',
  'domain/src/streams',
  'domain/src/vat',
  'domain/src/withdrawal',
]

/** All of the above, from the house's folder. */
export const WRITTEN = [
  ...[...APART, ...NEEDED].map((beginning) => `apps/web/src/${beginning}`),
  ...APART_PACKAGES.map((beginning) => `packages/${beginning}`),
]

/** Whether every page starts with this module; a library's, such as an icon, comes with what imports it. */
export function isOfFirstLoad(id: string): boolean {
  const beginsWithOne = (path: string, beginnings: readonly string[]) =>
    beginnings.some((beginning) => path.startsWith(beginning))
  const [, own] = /apps\/web\/src\/(.*)/.exec(id) ?? []
  if (own !== undefined) return beginsWithOne(own, NEEDED) || !beginsWithOne(own, APART)
  const [, shared] = /packages\/(.*)/.exec(id) ?? []
  return shared !== undefined && !beginsWithOne(shared, APART_PACKAGES)
}
