/**
 * Who may call what: a valid request for every route, and the response for each kind of caller. Deliberately does not read the routes' own
 * `access`: it is an independent statement of it. @spec accounts 6.3
 */
import { IS_ON_MACHINES } from '@quintet/testing'
import type { Scene } from './access-scene.ts'

export type Asked = { params?: Record<string, string | number>; query?: object; body?: object }

/** The expected response: the status, and for a problem its code. */
export type Expected = {
  visitor: string
  /** A token whose session has ended. */
  ended: string
  /** Another account's member requesting this account's data; null if the request names nothing that belongs to an account. */
  other: string | null
  /** A session of the same account on a device with the kids lock on. */
  locked: string
  /** The member before a password check. */
  unproven: string
  member: string
}

export type Row = Expected & { ask: (scene: Scene) => Promise<Asked> | Asked }

type Own = { ask?: Row['ask']; other?: string; locked?: string }

const UNAUTHENTICATED = '401 unauthenticated'

function anyone(answer: string, ask: Row['ask'] = () => ({})): Row {
  return {
    visitor: answer,
    ended: answer,
    other: null,
    locked: answer,
    unproven: answer,
    member: answer,
    ask,
  }
}

function member(answer: string, { ask = () => ({}), other, locked = answer }: Own = {}): Row {
  return {
    visitor: UNAUTHENTICATED,
    ended: UNAUTHENTICATED,
    other: other ?? null,
    locked,
    unproven: answer,
    member: answer,
    ask,
  }
}

const unlocked = (answer: string, own: Own = {}): Row => member(answer, { ...own, locked: '403 kids_locked' })

const proven = (answer: string, own: Own = {}): Row => ({
  ...unlocked(answer, own),
  unproven: '403 password_required',
})

const product = { productId: 221 }
const title = ({ contentId }: Scene) => ({ params: { id: contentId } })
const titleInfo = ({ contentId }: Scene) => ({ params: { ...product, id: contentId } })
const titleAs = ({ contentId }: Scene) => ({ params: { contentId } })
const game = ({ gameId }: Scene) => ({ params: { contentId: gameId } })
const book = ({ bookId }: Scene) => ({ params: { contentId: bookId } })
const mix = ({ mixId }: Scene) => ({ params: { mixId } })
const team = ({ teamId }: Scene) => ({ params: { teamId } })
const profile = ({ profileId }: Scene) => ({ params: { id: profileId } })
const method = ({ methodId }: Scene) => ({ params: { id: methodId } })
const agreedText = ({ textId }: Scene) => ({ params: { textId } })
const stream = ({ streamId }: Scene) => ({ params: { id: streamId } })
const at = '2026-11-21T12:00:00Z'

export const ACCESS: Record<string, Row> = {
  logIn: anyone('200', ({ email, password }) => ({ body: { ...product, username: email, password } })),
  getLogIn: anyone('200'),
  logOut: anyone('204'),
  checkPassword: unlocked('200', { ask: ({ password }) => ({ body: { password } }) }),
  listSessions: unlocked('200'),
  endSessions: unlocked('204'),
  endOneSession: unlocked('204', {
    ask: ({ otherSessionId }) => ({ params: { id: otherSessionId } }),
    other: '404 unknown_session',
  }),
  forgotPassword: anyone('202', ({ email }) => ({ body: { ...product, email } })),
  checkNewPassword: anyone('204', () => ({ body: { password: 'marble-heron-lantern' } })),
  resetPassword: anyone('204', async ({ newResetToken }) => ({
    params: { token: await newResetToken() },
    body: { password: 'marble-heron-lantern' },
  })),
  changePassword: proven('204', { ask: () => ({ body: { password: 'marble-heron-lantern' } }) }),
  listAppPasswords: unlocked('200'),
  createAppPassword: proven('201', { ask: () => ({ body: { name: 'Car', scope: 'music' } }) }),
  revokeAppPassword: unlocked('204', {
    ask: async ({ newAppPassword }) => ({ params: { id: await newAppPassword() } }),
    other: '404 unknown_app_password',
  }),
  listSocialPlatforms: anyone('200'),
  startSocialLogIn: anyone('200', () => ({ body: { platform: 'google' } })),
  exchangeSocialCode: anyone('503 social_unavailable', () => ({
    body: { platform: 'oidc', code: 'x', state: 'y' },
  })),
  socialLogIn: anyone('401 invalid_social_token', () => ({
    body: { ...product, platform: 'google', token: 'x.y.z' },
  })),
  checkSocial: unlocked('200', {
    ask: () => ({ body: { platform: 'google', token: 'x.y.z' } }),
  }),
  listLogIns: unlocked('200'),
  linkLogIn: proven('422 social_unproved', {
    ask: () => ({ body: { platform: 'google', token: 'x.y.z' } }),
  }),
  unlinkLogIn: proven('404 unknown_log_in', { ask: () => ({ params: { platform: 'google' } }) }),
  // A sign-up on a locked device would create a member who is not locked there.
  signUp: {
    ...anyone('201', async ({ newOrder }) => ({ body: await newOrder() })),
    locked: '403 kids_locked',
  },
  queueFaults: anyone('200', () => ({ body: {} })),
  readTrialEnds: anyone('200'),
  listPaymentTypes: anyone('200'),
  createPaymentSetup: anyone('200', () => ({ body: { ...product, type: 'card' } })),
  confirmSandboxSetup: anyone('200', async ({ newSetup }) => {
    const { setupId, clientSecret } = await newSetup()
    return { params: { setupId }, body: { clientSecret, type: 'paypal', paypal: 'ada' } }
  }),
  readSandboxSetup: anyone('409 payment_not_confirmed', async ({ newSetup }) => {
    const { setupId, clientSecret } = await newSetup()
    return { params: { setupId }, body: { clientSecret } }
  }),
  challengeSandboxSetup: anyone('200', async ({ newSetup }) => {
    const { setupId, clientSecret } = await newSetup()
    return { params: { setupId }, body: { clientSecret, approve: true } }
  }),
  getMe: member('200'),
  updateUser: unlocked('200', { ask: () => ({ body: { location: 'Kiel' } }) }),
  listProfiles: member('200'),
  createProfile: unlocked('201', { ask: () => ({ body: { name: 'Grace' } }) }),
  updateProfile: unlocked('200', {
    ask: (scene) => ({ ...profile(scene), body: { name: 'Grace' } }),
    other: '404 unknown_profile',
  }),
  deleteProfile: unlocked('204', { ask: profile, other: '404 unknown_profile' }),
  switchProfile: unlocked('200', { ask: profile, other: '404 unknown_profile' }),
  cancelSubscription: unlocked('200', {
    ask: ({ email }) => ({ body: { email } }),
    other: '422 invalid_request',
  }),
  resumeSubscription: unlocked('409 not_cancelled'),
  getSubscription: unlocked('200'),
  changePlan: unlocked('200', { ask: () => ({ body: { plan: 'annually' } }) }),
  payNow: unlocked('409 nothing_due'),
  restartSubscription: unlocked('409 still_subscribed', { ask: () => ({ body: { plan: 'monthly' } }) }),
  pauseSubscription: unlocked('200', { ask: () => ({ body: { months: 2 } }) }),
  endPause: unlocked('409 not_paused', { ask: () => ({ body: {} }) }),
  readCoupon: anyone('404 unknown_coupon', () => ({ body: { code: 'ABCD' } })),
  redeemGift: unlocked('404 unknown_gift', { ask: () => ({ body: { code: 'ABCD' } }) }),
  listPaymentMethods: unlocked('200'),
  addPaymentMethod: unlocked('201', {
    ask: async ({ newConfirmedSetup }) => ({ body: { paymentSetupId: await newConfirmedSetup() } }),
  }),
  makeDefaultPaymentMethod: unlocked('200', { ask: method, other: '404 unknown_payment_method' }),
  removePaymentMethod: unlocked('409 last_payment_method', {
    ask: method,
    other: '404 unknown_payment_method',
  }),
  listInvoices: unlocked('200'),
  getInvoicePdf: unlocked('200', {
    ask: ({ invoiceId }) => ({ params: { id: invoiceId } }),
    other: '404 unknown_invoice',
  }),
  getLegalText: anyone('200', () => ({ params: { document: 'terms' } })),
  getLegalPdf: anyone('200', () => ({ params: { document: 'terms' } })),
  listConsents: unlocked('200'),
  getAgreedText: unlocked('200', { ask: agreedText, other: '404 unknown_text' }),
  getAgreedPdf: unlocked('200', { ask: agreedText, other: '404 unknown_text' }),
  exportUser: proven('200'),
  exportMailedData: anyone('410 invalid_export_link', () => ({ query: { token: 'none' } })),
  deleteUser: proven('200'),
  sendContactMessage: anyone('202', ({ email }) => ({
    body: { ...product, fullName: 'Ada', email, subject: 'general', content: 'Hello' },
  })),
  subscribeNewsletter: anyone('202', ({ email }) => ({ body: { email } })),
  getNewsletterConfirmation: anyone('200', async ({ newNewsletter }) => ({
    params: { token: (await newNewsletter()).confirmToken },
  })),
  confirmNewsletter: anyone('200', async ({ newNewsletter }) => ({
    params: { token: (await newNewsletter()).confirmToken },
  })),
  endNewsletter: anyone('204', async ({ newNewsletter }) => ({
    params: { token: (await newNewsletter()).endToken },
  })),
  declareCancellation: anyone('202', ({ email }) => ({
    body: { name: 'Ada Lovelace', email, kind: 'extraordinary' },
  })),
  declareWithdrawal: anyone('202', ({ email }) => ({ body: { name: 'Ada Lovelace', email } })),
  getDeclaration: anyone('200', async ({ newDeclaration }) => ({
    params: { token: await newDeclaration() },
  })),
  confirmDeclaration: anyone('200', async ({ newDeclaration }) => ({
    params: { token: await newDeclaration() },
  })),
  undoDeclaration: anyone('200', async ({ newDeclaration }) => ({
    params: { token: await newDeclaration() },
  })),
  getPin: member('200'),
  enterKidsArea: member('200'),
  openYouthTitles: unlocked('409 pin_not_set', { ask: () => ({ body: { pinCode: '1357' } }) }),
  setPin: proven('200', { ask: () => ({ body: { pinCode: '1357' } }) }),
  toggleKidsLock: member('200', {
    ask: ({ password }) => ({ body: { password } }),
  }),
  listContent: member('200'),
  listContentInfo: anyone('200', () => ({ params: product })),
  getContent: member('200', { ask: title }),
  getContentInfo: anyone('200', titleInfo),
  listRows: member('200'),
  listRowsInfo: anyone('200', () => ({ params: product })),
  listChildren: member('200', { ask: title }),
  listChildrenInfo: anyone('200', titleInfo),
  listExtras: anyone('200', title),
  listRelated: anyone('200', title),
  listTrending: anyone('200'),
  getFrontPage: anyone('200', () => ({ params: { page: 'movies' } })),
  getPerson: anyone('200', ({ personId }) => ({ params: { personId } })),
  findPeople: anyone('200', () => ({ query: { search: 'holm' } })),
  getWork: anyone('200', ({ personId, seriesSlug: slug }) => ({ params: { personId, slug } })),
  findWorks: anyone('200', () => ({ query: { search: 'work' } })),
  getCompetition: anyone('200', ({ competitionSlug: slug }) => ({ params: { slug } })),
  getTeam: anyone('200', team),
  findSport: anyone('200', () => ({ query: { search: 'gulls' } })),
  getMatchesNow: anyone('200'),
  listFollowedTeams: member('200'),
  followTeam: member('200', { ask: team }),
  unfollowTeam: member('200', { ask: team }),
  getBookSeries: anyone('200', ({ seriesSlug: slug }) => ({ params: { slug } })),
  getSchedule: anyone('200'),
  getScheduleCalendar: anyone('200'),
  listMeant: anyone('200', () => ({ query: { search: 'titel' } })),
  getCategory: member('200', { ask: () => ({ params: { category: 'movies' } }) }),
  getCategoryInfo: anyone('200', () => ({ params: { ...product, category: 'movies' } })),
  listSubcategories: anyone('200', () => ({ params: { category: 'movies' } })),
  startPlayback: member('201', { ask: ({ contentId }) => ({ body: { contentId } }) }),
  listPlayback: member('200'),
  reportPosition: member('200', {
    ask: (scene) => ({ ...stream(scene), body: { position: 1, sequence: 1, at } }),
    other: '404 unknown_stream',
  }),
  endPlayback: member('204', { ask: stream, other: '404 unknown_stream' }),
  getTrailer: anyone('200', titleInfo),
  getHistory: member('200'),
  putHistory: member('200', {
    ask: (scene) => ({ ...titleAs(scene), body: { position: 1, duration: 60, sequence: 1, at } }),
  }),
  getContinue: member('200'),
  getRecommended: member('200'),
  removeContinue: member('204', { ask: titleAs }),
  listFavoritePeople: member('200'),
  addFavoritePerson: member('200', { ask: ({ personId }) => ({ body: { personId } }) }),
  removeFavoritePerson: member('200', { ask: ({ personId }) => ({ params: { personId } }) }),
  getPlaylist: member('200'),
  addToPlaylist: member('200', { ask: ({ contentId }) => ({ body: { contentId, category: 'movies' } }) }),
  removeFromPlaylist: member('200', { ask: titleAs }),
  listScores: member('200', { ask: game }),
  putScore: member('200', { ask: (scene) => ({ ...game(scene), body: { score: 1 } }) }),
  getSave: member('200', { ask: game }),
  // Without If-Match; access rights make no difference to that.
  putSave: member('428 save_unmatched', { ask: (scene) => ({ ...game(scene), body: { text: 'x' } }) }),
  keepTitle: member('201', { ask: ({ bookId }) => ({ body: { contentId: bookId } }) }),
  listKept: member('200'),
  removeKept: member('204', { ask: book }),
  removeAllKept: member('204'),
  listBookmarks: member('200', { ask: titleAs }),
  addBookmark: member('200', { ask: (scene) => ({ ...titleAs(scene), body: { position: 1 } }) }),
  changeBookmark: member('200', {
    ask: ({ contentId, bookmarkId }) => ({
      params: { contentId, id: bookmarkId },
      body: { note: 'Changed' },
    }),
    other: '404 unknown_bookmark',
  }),
  removeBookmark: member('200', {
    ask: ({ contentId, bookmarkId }) => ({ params: { contentId, id: bookmarkId } }),
    other: '200',
  }),
  setListeningSpeed: member('200', { ask: (scene) => ({ ...titleAs(scene), body: { speed: 1.25 } }) }),
  // The film has no lyrics, which callers with access are told.
  getLyrics: member('404 no_lyrics', { ask: titleAs }),
  listMoments: member('200', { ask: titleAs }),
  listReminders: member('200'),
  // The film is not an announced event.
  addReminder: member('409 not_announced', { ask: titleAs }),
  removeReminder: member('200', { ask: titleAs }),
  listMixes: member('200'),
  createMix: unlocked('201', { ask: () => ({ body: { name: 'Monday' } }) }),
  getMix: member('200', { ask: mix, other: '404 unknown_mix' }),
  changeMix: unlocked('200', {
    ask: (scene) => ({ ...mix(scene), body: { name: 'Monday' } }),
    other: '404 unknown_mix',
  }),
  // Deleting a missing one is not an error; another account's is left alone.
  deleteMix: unlocked('204', { ask: mix, other: '204' }),
  putMixEntries: unlocked('200', {
    ask: (scene) => ({ ...mix(scene), body: { revision: 0, entries: [] } }),
    other: '404 unknown_mix',
  }),
  getOwnMusic: member('200'),
  // For a profile without any listening history.
  getDayMix: member('404 unknown_mix', { ask: () => ({ params: { dayMixId: 'mood-quiet' } }) }),
  getMusicAfter: member('200', { ask: titleAs }),
  getQueue: member('200'),
  // Uses a stale revision, since each successful caller would invalidate the next one's.
  putQueue: member('409 stale_queue', {
    ask: () => ({ body: { revision: 99, entries: [], at: 0, position: 0, shuffle: false, repeat: 'off' } }),
  }),
  // A film's stream: only audio continues with another title.
  continuePlayback: member('409 not_playable', {
    ask: ({ contentId, streamId }) => ({ params: { id: streamId }, body: { contentId } }),
    other: '404 unknown_stream',
  }),
  listRentals: member('200'),
  rentTitle: unlocked('409 not_for_rent', {
    ask: ({ contentId }) => ({ body: { contentId, useCredit: false, consent: true } }),
  }),
  getRentalCredit: unlocked('200'),
  listMails: anyone('200'),
  readDemoDrawing: anyone('200'),
}

/** Developers' tools and the sandbox's own log-ins. */
const ANSWERED_DIRECTLY = ['listMails', 'queueFaults', 'startSocialLogIn']

/** Why the row of a route cannot be checked in this run; false if it can. */
export const leftOut = (routeId: string): string | false =>
  IS_ON_MACHINES && ANSWERED_DIRECTLY.includes(routeId) && 'it answers only requests that no proxy forwarded'
