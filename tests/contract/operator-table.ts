/**
 * Which role may call what in the console, and what the call records in the audit log. Deliberately does not read the routes' own `access`:
 * it is an independent statement of it.
 */
import type { OperatorAction } from '@quintet/contracts/operator/events'
import { readFrontPage } from '@quintet/contracts/operator/front-pages'
import { askForNewPasskey, type AttestationOptions } from '@quintet/contracts/operator/passkeys'
import type { OperatorRole } from '@quintet/domain/operation/operator'
import { newEmail, type TestOperator } from '@quintet/testing'
import { anAuthenticator } from '@quintet/testing/authenticator'
import { newId } from '@quintet/platform/identity/secrets'
import { aContract, newCouponCode, type OperatorScene } from './operator-scene.ts'

export type Asked = { params?: Record<string, string | number>; query?: object; body?: object }

export type Row = Record<OperatorRole, string> & {
  visitor: string
  /** A logged-in member, whose cookie gives no access here. */
  member: string
  /** The owner, hours after the last password check. */
  unproven: string
  /** The event a successful call records; null if it changes nothing. */
  event: OperatorAction | null
  ask: (scene: OperatorScene, operator: TestOperator) => Promise<Asked> | Asked
}

type Own = { ask?: Row['ask']; event?: OperatorAction }

const NOBODY = '401 unauthenticated'
const REFUSED = '403 not_permitted'

function anyone(answer: string, ask: Row['ask']): Row {
  const same = { owner: answer, editor: answer, support: answer, finance: answer, reader: answer }
  return { visitor: answer, member: answer, unproven: answer, ...same, event: null, ask }
}

function open(to: readonly OperatorRole[], answer: string, { ask = () => ({}), event }: Own = {}): Row {
  const of = (role: OperatorRole) => (to.includes(role) ? answer : REFUSED)
  return {
    visitor: NOBODY,
    member: NOBODY,
    unproven: answer,
    owner: of('owner'),
    editor: of('editor'),
    support: of('support'),
    finance: of('finance'),
    reader: of('reader'),
    event: event ?? null,
    ask,
  }
}

/** A row that also requires a recent password check. */
function proven(to: readonly OperatorRole[], answer: string, own: Own): Row {
  return { ...open(to, answer, own), unproven: '403 password_required' }
}

const reason = 'Asked by phone.'
const NEVER_ASKED = { challenge: 'none', timeout: 1, userVerification: 'required' } as const
const NEVER_INVITED: AttestationOptions = {
  ...NEVER_ASKED,
  rp: { id: 'house.example', name: 'House' },
  user: { id: 'none', name: 'nobody', displayName: 'nobody' },
  pubKeyCredParams: [],
  attestation: 'none',
  excludeCredentials: [],
  authenticatorSelection: {
    residentKey: 'required',
    requireResidentKey: true,
    userVerification: 'required',
  },
}
const ELSEWHERE = { origin: 'https://house.example' }
/** A unique name each time: no feed can be added twice. */
const aFeedFile = () => ({
  name: `${newId('list')}.csv`,
  content: Buffer.from('title;year\nNordwind;2024\n').toString('base64'),
})
const aCoupon = () => ({
  code: newCouponCode(),
  discount: { percent: 25 },
  periods: 3,
  audience: 'new',
  plan: null,
  maxUses: null,
  note: '',
  lastDay: '2099-12-31',
})
const EDITORS: readonly OperatorRole[] = ['owner', 'editor']
const CARE: readonly OperatorRole[] = ['owner', 'support']
const MEMBERS: readonly OperatorRole[] = ['owner', 'support', 'finance']
const MONEY: readonly OperatorRole[] = ['owner', 'finance']
const OWNERS: readonly OperatorRole[] = ['owner']
const ALL: readonly OperatorRole[] = ['owner', 'editor', 'support', 'finance', 'reader']

export const OPERATOR_ACCESS: Record<string, Row> = {
  operatorReadInvitation: anyone('410 invalid_invitation', () => ({ body: { token: 'none' } })),
  operatorAcceptInvitation: anyone('410 invalid_invitation', () => ({
    body: { token: 'none', password: 'marble-heron-lantern', code: '123456' },
  })),
  operatorLogIn: anyone('401 invalid_credentials', () => ({
    body: { email: 'nobody@house.example', password: 'marble-heron-lantern', code: '123456' },
  })),
  operatorAskForPasskey: anyone('200', () => ({})),
  operatorLogInByPasskey: anyone('403 passkey_refused', () => ({
    body: { passkey: anAuthenticator().sign({ ...NEVER_ASKED, rpId: 'house.example' }, ELSEWHERE) },
  })),
  operatorAskToJoinByPasskey: anyone('410 invalid_invitation', () => ({ body: { token: 'none' } })),
  operatorJoinByPasskey: anyone('410 invalid_invitation', () => ({
    body: { token: 'none', name: 'Laptop', passkey: anAuthenticator().make(NEVER_INVITED, ELSEWHERE) },
  })),
  operatorProveByPasskey: open(ALL, '403 passkey_refused', {
    ask: () => ({
      body: { passkey: anAuthenticator().sign({ ...NEVER_ASKED, rpId: 'house.example' }, ELSEWHERE) },
    }),
  }),
  operatorListPasskeys: open(ALL, '200'),
  operatorAskForNewPasskey: proven(ALL, '200', {}),
  operatorAddPasskey: proven(ALL, '201', {
    ask: async ({ origin }, { call }) => {
      const asked = await call(askForNewPasskey)
      // Callers without access are refused before the signature matters.
      const passkey = asked.problem ? null : anAuthenticator().make(asked.body, { origin })
      return { body: { name: 'Laptop', passkey } }
    },
    event: 'passkey_added',
  }),
  operatorRemovePasskey: proven(ALL, '204', {
    ask: async ({ newPasskey }, operator) => ({ params: { id: await newPasskey(operator) } }),
    event: 'passkey_removed',
  }),
  operatorListOperators: open(OWNERS, '200'),
  operatorInvite: proven(OWNERS, '201', {
    ask: () => ({ body: { email: newEmail(), role: 'reader', reason } }),
    event: 'operator_invited',
  }),
  operatorInviteAgain: proven(OWNERS, '200', {
    ask: async ({ newOperator }) => ({
      params: { id: await newOperator() },
      body: { role: 'reader', reason },
    }),
    event: 'operator_invited',
  }),
  operatorChangeRole: proven(OWNERS, '200', {
    ask: async ({ newOperator }) => ({
      params: { id: await newOperator() },
      body: { role: 'editor', reason },
    }),
    event: 'role_changed',
  }),
  operatorEndOperatorSessions: proven(OWNERS, '200', {
    ask: async ({ newOperator }) => ({ params: { id: await newOperator() }, body: { reason } }),
    event: 'sessions_ended',
  }),
  operatorDisable: proven(OWNERS, '200', {
    ask: async ({ newOperator }) => ({ params: { id: await newOperator() }, body: { reason } }),
    event: 'operator_disabled',
  }),
  operatorReadSettings: open(OWNERS, '200'),
  operatorListFindings: open(OWNERS, '200'),
  operatorReadClock: open(OWNERS, '200'),
  // These tests control their clock themselves.
  operatorReadComing: open(OWNERS, '409 clock_not_turned', {
    ask: () => ({ query: { to: '2030-01-01T00:00:00Z' } }),
  }),
  operatorTurnClock: open(OWNERS, '409 clock_not_turned', {
    ask: () => ({ body: { turn: { advanceSeconds: 60 }, reason } }),
  }),
  operatorLogOut: open(ALL, '204', { event: 'logged_out' }),
  operatorReadMe: open(ALL, '200'),
  operatorProvePassword: open(ALL, '200', { ask: (_, { password }) => ({ body: { password } }) }),
  operatorListEvents: open(OWNERS, '200'),
  operatorListActors: open(OWNERS, '200'),
  operatorExportEvents: open(OWNERS, '200'),
  operatorReadToday: open(ALL, '200'),
  operatorListMembers: open(MEMBERS, '200'),
  operatorReadMember: open(MEMBERS, '200', {
    ask: async ({ payer }) => ({ params: { id: (await payer()).id } }),
  }),
  operatorReadMemberInvoice: open(MEMBERS, '404 unknown_invoice', {
    ask: async ({ payer }) => ({ params: { id: (await payer()).id, invoiceId: 'inv_none' } }),
  }),
  operatorReadTimeline: open(MEMBERS, '200', {
    ask: async ({ payer }) => ({ params: { id: (await payer()).id } }),
  }),
  operatorEndMemberSessions: open(CARE, '200', {
    ask: async ({ payer }) => ({ params: { id: (await payer()).id }, body: { reason } }),
    event: 'sessions_ended',
  }),
  operatorCancelMembership: open(CARE, '200', {
    ask: async ({ payer }) => ({ params: { id: (await payer()).id }, body: { reason } }),
    event: 'membership_cancelled',
  }),
  operatorRefundInvoice: proven(MEMBERS, '200', {
    ask: async ({ payer }) => {
      const { id, invoiceId } = await payer()
      return { params: { id }, body: { invoiceId, amountCents: 400, reason } }
    },
    event: 'invoice_refunded',
  }),
  operatorSendMemberData: proven(CARE, '200', {
    ask: async ({ newAccount }) => ({ params: { id: await newAccount() }, body: { reason } }),
    event: 'data_sent',
  }),
  operatorExtendMembership: proven(CARE, '200', {
    ask: async ({ newAccount }) => ({ params: { id: await newAccount() }, body: { days: 7, reason } }),
    event: 'membership_extended',
  }),
  operatorBlockMember: open(CARE, '200', {
    ask: async ({ newAccount }) => ({ params: { id: await newAccount() }, body: { reason } }),
    event: 'account_blocked',
  }),
  operatorUnblockMember: open(CARE, '200', {
    ask: async ({ newAccount }) => ({ params: { id: await newAccount() }, body: { reason } }),
    event: 'account_unblocked',
  }),
  operatorChangeAddress: proven(CARE, '200', {
    ask: async ({ newAccount }) => ({
      params: { id: await newAccount() },
      body: { email: newEmail(), reason },
    }),
    event: 'address_changed',
  }),
  operatorWriteNote: open(CARE, '200', {
    ask: async ({ newAccount }) => ({
      params: { id: await newAccount() },
      body: { text: 'Prefers letters.' },
    }),
    event: 'note_written',
  }),
  operatorEraseMember: proven(CARE, '200', {
    ask: async ({ newAccount }) => ({ params: { id: await newAccount() }, body: { reason } }),
    event: 'erasure_asked',
  }),
  operatorListApprovals: open(MEMBERS, '200'),
  operatorDecideApproval: proven(MEMBERS, '200', {
    ask: async ({ newApproval }) => ({
      params: { id: await newApproval() },
      body: { decision: 'refused', reason },
    }),
    event: 'erasure_refused',
  }),
  operatorListNotices: open(MEMBERS, '200'),
  operatorDecideNotice: proven(CARE, '200', {
    ask: async ({ newNotice }) => ({
      params: { id: await newNotice() },
      body: { decision: 'closed', reason },
    }),
    event: 'notice_closed',
  }),
  operatorListDisputes: open(MEMBERS, '200'),
  operatorTakeDispute: open(MEMBERS, '200', {
    ask: async ({ newDispute }) => ({ params: { id: await newDispute() }, body: { isMine: true } }),
    event: 'dispute_taken',
  }),
  operatorNoteOnDispute: open(MEMBERS, '200', {
    ask: async ({ newDispute }) => ({
      params: { id: await newDispute() },
      body: { note: 'Rang the payer.' },
    }),
    event: 'dispute_noted',
  }),
  operatorAnswerDispute: open(MEMBERS, '200', {
    ask: async ({ newDispute }) => ({
      params: { id: await newDispute() },
      body: { answer: 'answered', reason },
    }),
    event: 'dispute_answered',
  }),
  operatorListPayouts: open(MONEY, '200'),
  operatorSumPayouts: open(MONEY, '200', { ask: () => ({ query: { from: '2026-11' } }) }),
  operatorExportPayouts: open(MONEY, '200', { ask: () => ({ query: { to: '2026-11' } }) }),
  operatorReadPayout: open(MONEY, '404 unknown_payout', { ask: () => ({ params: { id: 'po_none' } }) }),
  operatorExportPayout: open(MONEY, '404 unknown_payout', { ask: () => ({ params: { id: 'po_none' } }) }),
  operatorFetchPayouts: open(MONEY, '200', { ask: () => ({ body: {} }), event: 'payouts_fetched' }),
  operatorReadMoney: open(MONEY, '200', { ask: () => ({ query: { months: 12 } }) }),
  operatorReadCohorts: open(MONEY, '200', { ask: () => ({ query: { months: 12 } }) }),
  operatorListMoneyRows: open(MONEY, '200', {
    ask: () => ({ query: { figure: 'revenue', from: '2026-11', to: '2026-11' } }),
  }),
  operatorSumMoneyRows: open(MONEY, '200', {
    ask: () => ({ query: { figure: 'revenue', from: '2026-11', to: '2026-11' } }),
  }),
  operatorExportMoneyRows: open(MONEY, '200', {
    ask: () => ({ query: { figure: 'credited', from: '2026-10', to: '2026-11' } }),
  }),
  operatorListCreditNotes: open(MONEY, '200', { ask: () => ({ query: { sort: 'largest' } }) }),
  operatorExportCreditNotes: open(MONEY, '200', { ask: () => ({ query: { reason: 'goodwill' } }) }),
  operatorReadVat: open(MONEY, '200', { ask: () => ({ query: { quarter: '2026-Q4' } }) }),
  operatorExportVat: open(MONEY, '200', {
    ask: () => ({ query: { quarter: '2026-Q4' } }),
    event: 'books_exported',
  }),
  operatorExportDatev: open(MONEY, '200', {
    ask: () => ({ query: { month: '2026-11' } }),
    event: 'books_exported',
  }),
  operatorListBookExports: open(MONEY, '200'),
  operatorListRoyaltyContracts: open(MONEY, '200'),
  operatorAddRoyaltyContract: proven(MONEY, '201', {
    ask: () => ({ body: aContract() }),
    event: 'royalty_contract_added',
  }),
  operatorEndRoyaltyContract: proven(MONEY, '200', {
    ask: async ({ newContract }) => ({
      params: { id: await newContract() },
      body: { lastMonth: '2099-12', reason },
    }),
    event: 'royalty_contract_ended',
  }),
  operatorRemoveRoyaltyContract: proven(MONEY, '200', {
    ask: async ({ newContract }) => ({ params: { id: await newContract() }, body: { reason } }),
    event: 'royalty_contract_removed',
  }),
  operatorReadRoyalties: open(MONEY, '200', { ask: () => ({ query: { month: '2026-11' } }) }),
  operatorExportRoyalties: open(MONEY, '200', { ask: () => ({ query: { month: '2026-11' } }) }),
  operatorReadRoyaltyStatement: open(MONEY, '404 unknown_contract', {
    ask: () => ({ query: { month: '2026-11', holder: 'Nobody' } }),
  }),
  operatorListGifts: open(MONEY, '200'),
  operatorIssueGifts: proven(MONEY, '201', {
    ask: () => ({ body: { count: 2, months: 1, note: 'Book fair', lastDay: '2099-12-31' } }),
    event: 'gifts_issued',
  }),
  operatorVoidGifts: open(MONEY, '200', {
    ask: async ({ newGifts }) => ({ params: { batch: await newGifts() }, body: { reason } }),
    event: 'gifts_voided',
  }),
  operatorListCoupons: open(MONEY, '200'),
  operatorIssueCoupon: proven(MONEY, '201', {
    ask: () => ({ body: aCoupon() }),
    event: 'coupon_issued',
  }),
  operatorWithdrawCoupon: open(MONEY, '200', {
    ask: async ({ newCoupon }) => ({ params: { code: await newCoupon() }, body: { reason } }),
    event: 'coupon_withdrawn',
  }),
  operatorListTitles: open(ALL, '200'),
  operatorExportTitles: open(ALL, '200', { ask: () => ({ query: { kind: 'movie' } }) }),
  operatorReadTitle: open(ALL, '200', { ask: ({ titleId }) => ({ params: { id: titleId } }) }),
  operatorListVersions: open(ALL, '200', { ask: ({ titleId }) => ({ params: { id: titleId } }) }),
  operatorReadStills: open(ALL, '200', { ask: ({ titleId }) => ({ params: { id: titleId } }) }),
  operatorReadStillSheet: open(ALL, '404 unknown_content', {
    ask: ({ titleId }) => ({ params: { id: titleId, sheet: '001.jpg' } }),
  }),
  operatorReadPicture: open(ALL, '404 unknown_content', { ask: () => ({ params: { id: 'none' } }) }),
  operatorEditTitle: open(EDITORS, '200', {
    ask: async ({ newTitle }) => ({
      params: { id: await newTitle() },
      body: { version: 0, fields: { tags: ['neu'] } },
    }),
    event: 'title_edited',
  }),
  operatorTakeImported: open(EDITORS, '200', {
    ask: async ({ newTitle }) => ({
      params: { id: await newTitle() },
      body: { version: 0, fields: ['tags'] },
    }),
    event: 'title_as_imported',
  }),
  operatorRestoreVersion: open(EDITORS, '200', {
    ask: async ({ newTitle }) => ({ params: { id: await newTitle(), version: 0 }, body: { version: 0 } }),
    event: 'title_restored',
  }),
  operatorEnterMoment: open(EDITORS, '200', {
    ask: async ({ newMatch }) => ({
      params: { id: await newMatch() },
      body: { version: 0, kind: 'goal', score: [1, 0] },
    }),
    event: 'moment_entered',
  }),
  operatorCorrectMoment: open(EDITORS, '200', {
    ask: async ({ newMatch }) => ({
      params: { id: await newMatch(), place: 0 },
      body: { version: 0, moment: { at: 5, kind: 'end', titles: {}, score: null } },
    }),
    event: 'moment_corrected',
  }),
  operatorTakeBackMoment: open(EDITORS, '200', {
    ask: async ({ newMatch }) => ({ params: { id: await newMatch(), place: 0 }, body: { version: 0 } }),
    event: 'moment_taken_back',
  }),
  operatorPublishTitles: open(EDITORS, '200', {
    ask: ({ titleId }) => ({ body: { ids: [titleId] } }),
    event: 'titles_published',
  }),
  operatorHideTitles: open(EDITORS, '200', {
    ask: ({ titleId }) => ({ body: { ids: [titleId] } }),
    event: 'titles_hidden',
  }),
  operatorScheduleTitles: open(EDITORS, '200', {
    ask: async ({ newTitle }) => ({
      body: { ids: [await newTitle()], publishAt: null, withdrawAt: '2099-01-01T00:00:00Z' },
    }),
    event: 'titles_scheduled',
  }),
  operatorSetArtwork: open(EDITORS, '404 unknown_content', {
    ask: ({ titleId }) => ({
      params: { id: titleId },
      body: {
        shape: 'portrait',
        language: null,
        of: { picture: 'none' },
        crop: { left: 0, top: 0, width: 1, height: 1 },
      },
    }),
  }),
  operatorTakeImportedArtwork: open(EDITORS, '404 unknown_content', {
    ask: ({ titleId }) => ({ params: { id: titleId }, body: { shape: 'portrait', language: null } }),
  }),
  // A film has none.
  operatorSetJingles: open(EDITORS, '404 unknown_content', {
    ask: ({ titleId }) => ({ params: { id: titleId }, body: { every: 2 } }),
  }),
  operatorAddJingle: open(EDITORS, '404 unknown_upload', {
    ask: ({ titleId }) => ({ params: { id: titleId }, body: { upload: 'none' } }),
  }),
  operatorSetTrailer: open(EDITORS, '404 unknown_upload', {
    ask: ({ titleId }) => ({ params: { id: titleId }, body: { upload: 'none' } }),
  }),
  operatorRemoveTrailer: open(EDITORS, '200', {
    ask: async ({ newTitle }) => ({ params: { id: await newTitle() } }),
    event: 'trailer_removed',
  }),
  operatorTakeImportedTrailer: open(EDITORS, '404 unknown_content', {
    ask: async ({ newTitle }) => ({ params: { id: await newTitle() } }),
  }),
  operatorListSubtitles: open(ALL, '200', { ask: ({ titleId }) => ({ params: { id: titleId } }) }),
  operatorReadCues: open(ALL, '404 unknown_content', {
    ask: ({ titleId }) => ({ params: { id: titleId, track: 'none' } }),
  }),
  operatorSetSubtitles: open(EDITORS, '200', {
    ask: async ({ newTitle }) => ({ params: { id: await newTitle() }, body: { version: 0, tracks: [] } }),
    event: 'subtitles_changed',
  }),
  operatorTakeImportedSubtitles: open(EDITORS, '404 unknown_content', {
    ask: async ({ newTitle }) => ({ params: { id: await newTitle() } }),
  }),
  // The product in these tests serves no pages.
  operatorPreviewTitle: open(ALL, '503 not_ready', {
    ask: ({ titleId }) => ({ params: { id: titleId }, query: { as: 'visitor' } }),
  }),
  operatorListGenres: open(ALL, '200'),
  operatorListHomeCountries: open(ALL, '200'),
  operatorPreviewMany: open(EDITORS, '200', {
    ask: ({ titleId }) => ({ body: { ids: [titleId], change: { addTags: ['neu'] } } }),
  }),
  operatorEditMany: open(EDITORS, '200', {
    ask: async ({ newTitle }) => ({
      body: { titles: [{ id: await newTitle(), version: 0 }], change: { addTags: ['neu'] } },
    }),
    event: 'title_edited',
  }),
  operatorReadAlbum: open(ALL, '200', {
    ask: async ({ newAlbum }) => ({ params: { id: (await newAlbum()).id } }),
  }),
  operatorEditAlbum: open(EDITORS, '200', {
    async ask({ newAlbum }) {
      const { id, track } = await newAlbum()
      const fields = { trackNumber: { disc: null, number: 7 } }
      return { params: { id }, body: { tracks: [{ id: track, version: 0, fields }] } }
    },
    event: 'title_edited',
  }),
  operatorUndoMany: open(EDITORS, '200', {
    ask: async ({ newManyEdit }) => ({ params: { edit: await newManyEdit() } }),
    event: 'titles_edit_undone',
  }),
  operatorBinTitles: open(EDITORS, '200', {
    ask: async ({ newTitle }) => ({ body: { ids: [await newTitle()] } }),
    event: 'titles_binned',
  }),
  operatorPutBackTitles: open(EDITORS, '200', {
    ask: async ({ newBinned }) => ({ body: { ids: [await newBinned()] } }),
    event: 'titles_put_back',
  }),
  operatorReadFate: open(EDITORS, '200', { ask: ({ titleId }) => ({ params: { id: titleId } }) }),
  operatorDeleteTitle: open(EDITORS, '200', {
    ask: async ({ newBinned }) => ({ params: { id: await newBinned() }, body: { reason } }),
    event: 'title_deleted',
  }),
  operatorListDeleted: open(EDITORS, '200'),
  operatorLetInAgain: open(EDITORS, '404 unknown_content', { ask: () => ({ params: { id: 999_999 } }) }),
  operatorListJobs: open(ALL, '200'),
  operatorRunJobAgain: open(EDITORS, '200', {
    ask: async ({ newFailedJob }) => ({ params: { id: await newFailedJob() } }),
    event: 'job_run_again',
  }),
  operatorReadUpkeep: open(ALL, '200'),
  operatorListMails: open(ALL, '200'),
  operatorCountMails: open(ALL, '200'),
  operatorSendMailAgain: open(CARE, '200', {
    ask: async ({ newFailedMail }) => ({ params: { id: await newFailedMail() }, body: { reason } }),
    event: 'mail_sent_again',
  }),
  operatorListMailSamples: open(ALL, '200'),
  operatorReadMailSample: open(ALL, '200', { ask: () => ({ params: { kind: 'paid' } }) }),
  operatorListFeeds: open(ALL, '200'),
  operatorPreviewFeed: open(EDITORS, '200', { ask: () => ({ body: { source: { file: aFeedFile() } } }) }),
  operatorAddFeed: open(EDITORS, '200', {
    ask: () => ({ body: { source: { file: aFeedFile() }, name: 'Films' } }),
    event: 'feed_added',
  }),
  operatorReadFeed: open(ALL, '200', { ask: async ({ newFeed }) => ({ params: { id: await newFeed() } }) }),
  operatorChangeFeed: open(EDITORS, '200', {
    ask: async ({ newFeed }) => ({ params: { id: await newFeed() }, body: { name: 'Other films' } }),
    event: 'feed_changed',
  }),
  operatorRunFeed: open(EDITORS, '200', {
    ask: async ({ newFeed }) => ({ params: { id: await newFeed() }, body: {} }),
    event: 'feed_run',
  }),
  operatorRemoveFeed: open(EDITORS, '200', {
    ask: async ({ newFeed }) => ({ params: { id: await newFeed() } }),
    event: 'feed_removed',
  }),
  operatorListUploads: open(EDITORS, '200'),
  operatorPreviewUploads: open(EDITORS, '404 unknown_upload', {
    ask: () => ({ body: { ids: ['none'], section: 'Movies' } }),
  }),
  operatorTakeUploads: open(EDITORS, '404 unknown_upload', {
    ask: () => ({ body: { ids: ['none'], section: 'Movies' } }),
  }),
  operatorRemoveUpload: open(EDITORS, '404 unknown_upload', { ask: () => ({ params: { id: 'none' } }) }),
  operatorReadFrontPage: open(ALL, '200', { ask: () => ({ params: { page: 'sports' } }) }),
  operatorSaveFrontPage: open(EDITORS, '200', {
    ask: async (_, { call }) => {
      const params = { page: 'sports' } as const
      const { revision, sections } = (await call(readFrontPage, { params })).body
      return { params, body: { revision, sections } }
    },
    event: 'front_page_arranged',
  }),
  operatorResetFrontPage: open(EDITORS, '200', {
    ask: () => ({ params: { page: 'sports' } }),
    event: 'front_page_reset',
  }),
  operatorPreviewFrontPage: open(ALL, '200', {
    ask: () => ({
      params: { page: 'sports' },
      body: { at: '2026-12-24T18:00:00Z', as: 'visitor', sections: [] },
    }),
  }),
  operatorListFrontChoices: open(ALL, '200'),
  operatorFindCredited: open(ALL, '200', { ask: () => ({ query: { search: 'a' } }) }),
  operatorReadUsage: open(ALL, '200', { ask: () => ({ query: { from: '2026-11-01', to: '2026-11-30' } }) }),
  operatorExportUsage: open(ALL, '200', { ask: () => ({ query: { from: '2026-11-01', to: '2026-11-30' } }) }),
}
