/** The console's dependencies, provided by the services that own them. */
import { type Catalogue, libraryDesk, reportUsage } from '@quintet/content'
import * as feeds from '@quintet/content/feeds'
import * as front from '@quintet/content/front'
import {
  listUploads,
  openUploadProtocol,
  openUploadStore,
  previewUploads,
  removeUpload,
  takeUploads,
  UploadPreviews,
  type UploadStore,
} from '@quintet/content/uploads'
import { VERSIONS_PAGE } from '@quintet/contracts/operator/titles'
import { Problem } from '@quintet/contracts/problem'
import { UPLOAD_FILES_PATH } from '@quintet/contracts/operator/uploads'
import { API_PREFIX } from '@quintet/platform/http/serve'
import {
  books,
  decideNotice,
  disputes,
  issueCoupon,
  issueGifts,
  listCoupons,
  listGifts,
  listNotices,
  memberCare,
  payouts,
  sampleMails,
  voidGifts,
  withdrawCoupon,
} from '@quintet/customer'
import { currenciesOf, houseCurrency } from '@quintet/domain/membership/offer'
import { monthPlus, QUARTER_PATTERN, quarterSpan, startOfMonth } from '@quintet/domain/basics/calendar'
import type { Database } from '@quintet/platform/db/database'
import { offerAt } from '@quintet/domain/membership/offers'
import type { Desks } from '@quintet/operator'
import type { PersonalData } from '@quintet/platform/identity/personal-data'
import type { Foundation } from './foundation.ts'
import { deskOfClock } from './clock-desk.ts'
import { deskOfHouse } from './house-desk.ts'
import { deskOfRoyalties } from './royalty-desk.ts'
import type { DrawPreview } from './web/mount.ts'

/** Draws pages if this process serves them; null until then, or if it does not. */
export type Pages = { drawPreview: DrawPreview | null }

/** `personalData` of all services: the data that an erasure erases. */
export async function openDesks(
  foundation: Foundation,
  {
    catalogue,
    personalData,
    pages,
  }: { catalogue: Catalogue; personalData: readonly PersonalData[]; pages: Pages },
): Promise<Desks> {
  const { db, clock, brand } = foundation
  const offerNow = () => offerAt(brand.offers, clock.now())
  const uploads = { ...foundation, store: await openUploadStore(foundation.config, foundation.storage) }
  const previews = new UploadPreviews((wanted, looking) => previewUploads(uploads, wanted, looking))
  return {
    members: {
      list: (wanted) => memberCare.listMembers(db, wanted, clock.now()),
      read: (id) => memberCare.readMember(db, id, clock.now()),
      document: (wanted) => memberCare.readDocument(foundation, wanted),
      timeline: (id) => memberCare.readTimeline(db, id),
      endSessions: memberCare.endMemberSessions,
      cancel: (tx, id, now) => memberCare.cancelMembership(foundation, tx, id, now),
      extend: (tx, extension, now) => memberCare.extendMembership(foundation, tx, extension, now),
      block: memberCare.blockMember,
      unblock: memberCare.unblockMember,
      changeAddress: (tx, change, now) => memberCare.changeAddress(foundation, tx, change, now),
      sendData: (tx, id, now) => memberCare.sendData(foundation, tx, id, now),
      refund: (tx, refund, now) => memberCare.refundInvoice(foundation, tx, refund, now),
      checkRefund: memberCare.checkRefund,
      erase: (tx, id, now) => memberCare.eraseMember(tx, personalData, id, now),
      emailOf: (id) => memberCare.emailOf(db, id),
      notices: () => listNotices(db, clock.now()),
      decide: (tx, decision, now) => decideNotice(foundation, tx, decision, now),
      waiting: () => memberCare.readWaiting(db, clock.now()),
    },
    gifts: {
      gifts: () => listGifts(db, clock.now()),
      issueGifts,
      voidGifts,
      coupons: () => listCoupons(db, clock.now()),
      currencies: () => currenciesOf(offerNow(), brand.company.country),
      issueCoupon,
      withdrawCoupon,
    },
    royalties: deskOfRoyalties(foundation),
    mails: deskOfMails(foundation),
    money: deskOfMoney(foundation),
    payouts: deskOfPayouts(foundation),
    disputes: {
      list: () => disputes.listDisputes(db, foundation.payments, clock.now()),
      take: disputes.takeDispute,
      note: disputes.noteOnDispute,
      answer: disputes.answerDispute,
    },
    feeds: {
      list: () => feeds.listFeeds(db),
      preview: (source, wishes) => feeds.previewFeed(foundation, source, wishes),
      read: (id, language, tx) => feeds.readFeed(tx ?? db, id, language),
      add: (tx, feed, now) => feeds.addFeed(foundation, tx, feed, now),
      change: feeds.changeFeed,
      run: (tx, wanted) => feeds.runFeedSoon(foundation, tx, wanted),
      remove: (tx, id) => feeds.removeFeed(foundation, tx, id),
    },
    uploads: {
      speak: openUploadProtocol(uploads, API_PREFIX + UPLOAD_FILES_PATH),
      list: (operator) => listUploads(uploads, operator),
      preview: (wanted) => previews.ask(wanted),
      take: (tx, wanted, now) => takeUploads(uploads, tx, wanted, now),
      remove: (tx, id, operator) => removeUpload(uploads, tx, id, operator),
    },
    front: deskOfFront(foundation, catalogue),
    library: deskOfLibrary(uploads, catalogue, pages),
    house: deskOfHouse(foundation),
    clock: deskOfClock(foundation),
  }
}

function deskOfMails({ db, brand, mail }: Foundation): Desks['mails'] {
  const samples = sampleMails(brand)
  return {
    accountsOf: (emails) => memberCare.accountsOf(db, emails),
    sendAgain: (tx, id, now) => mail.sendAgain(tx, id, now),
    sample: (kind, language) => samples[kind](language),
  }
}

function deskOfPayouts({ db, reports, clock, payments }: Foundation): Desks['payouts'] {
  return {
    list: (wanted) => reports.read((from) => payouts.listPayouts(from, wanted)),
    totals: (wanted) => reports.read((from) => payouts.sumPayouts(from, wanted)),
    listCsv: (wanted) => reports.read((from) => payouts.payoutsCsv(from, wanted)),
    unpaid: () => reports.read((from) => payouts.listUnpaid(from, clock.now())),
    read: (id, wanted) => payouts.readPayoutPage(db, id, wanted),
    csv: (id) => reports.read((from) => payouts.payoutCsv(from, id)),
    async ask(since) {
      const found = await payouts.askForPayouts(payments, { since }, clock.now())
      return { count: found.length, save: (tx, now) => payouts.savePayouts(tx, found, now) }
    },
  }
}

function deskOfMoney({ reports, clock, brand }: Foundation): Desks['money'] {
  const houseCurrencyNow = () => houseCurrency(offerAt(brand.offers, clock.now()), brand.company.country)
  const readVat = (from: Database, quarter: string) =>
    books.readVat(from, { quarter, home: brand.company.country, offers: brand.offers })
  return {
    months: (wanted) =>
      reports.read((from) => books.readMoney(from, { currency: houseCurrencyNow(), ...wanted }, clock.now())),
    cohorts: (wanted) => reports.read((from) => books.readCohorts(from, wanted, clock.now())),
    rows: (wanted) => reports.read((from) => books.listMoneyRows(from, wanted)),
    totals: (wanted) => reports.read((from) => books.sumMoneyRows(from, wanted)),
    rowsCsv: (wanted) => reports.read((from) => books.moneyRowsCsv(from, wanted)),
    vat: (quarter) => reports.read((from) => readVat(from, quarter)),
    creditNotes: (wanted) => reports.read((from) => books.listCreditNotes(from, wanted)),
    creditNotesCsv: (wanted) => reports.read((from) => books.creditNotesCsv(from, wanted)),
    vatFile: (quarter) =>
      reports.read(async (from) => {
        const { lines } = await readVat(from, quarter)
        const isRunning = clock.now() < startOfMonth(monthPlus(quarterSpan(quarter).to, 1))
        return { file: books.vatCsv(lines), isRunning, balance: books.vatBalance(lines) }
      }),
    balance: (period) =>
      reports.read(async (from) => {
        const currency = houseCurrencyNow()
        if (QUARTER_PATTERN.test(period))
          return { currency, balance: books.vatBalance((await readVat(from, period)).lines) }
        if (!brand.accounting) return null
        return { currency, balance: await books.datevBalance({ db: from, brand }, period) }
      }),
    datev: (wanted) => reports.read((from) => books.exportDatev({ db: from, brand }, wanted, clock.now())),
  }
}

function deskOfFront({ db, clock }: Foundation, catalogue: Catalogue): Desks['front'] {
  return {
    read: (page, language, tx) =>
      front.readFrontPage(tx ?? db, catalogue, { page, language, now: clock.now() }),
    arrange: front.arrangeFrontPage,
    reset: front.resetFrontPage,
    preview: (wanted) => front.previewFrontPage(db, catalogue, wanted),
    choices: (language, now) => front.readChoices(catalogue, language, now),
    findCredited: (part) => front.findCredited(db, part),
  }
}

function deskOfLibrary(
  { db, reports, clock, jobs, storage, config, store }: Foundation & { store: UploadStore },
  catalogue: Catalogue,
  pages: Pages,
): Desks['library'] {
  const { productId } = config
  return {
    list: (wanted) => libraryDesk.listTitles(db, wanted),
    csv: (wanted) => reports.read((from) => libraryDesk.titlesCsv(from, wanted)),
    read: (id, language, tx) => libraryDesk.readTitle(tx ?? db, id, language),
    picture: (id, wanted) => libraryDesk.readPicture({ db, storage }, id, wanted),
    stills: (id) => libraryDesk.readStills({ db, storage }, id),
    stillSheet: (wanted) => libraryDesk.readStillSheet({ db, storage }, wanted),
    async preview(wanted, request) {
      if (!pages.drawPreview) throw new Problem('not_ready')
      const preview = await libraryDesk.previewTitle({ db, catalogue }, { ...wanted, productId }, clock.now())
      return pages.drawPreview({ ...wanted, preview }, request)
    },
    keepArtwork: (id, of) => libraryDesk.keepArtwork({ db, storage }, id, of),
    setArtwork: (tx, wanted, now) => libraryDesk.setArtwork({ jobs }, tx, wanted, now),
    takeImportedArtwork: libraryDesk.takeImportedArtwork,
    keepTrailer: (wanted) => libraryDesk.keepTrailer({ db, storage, store }, wanted),
    setTrailer: (tx, wanted, now) => libraryDesk.setTrailer({ jobs, store }, tx, wanted, now),
    setJingles: libraryDesk.setJingles,
    keepJingle: (wanted) => libraryDesk.keepUploadedJingle({ db, storage, clock, store }, wanted),
    addJingle: (tx, wanted, now) => libraryDesk.addUploadedJingle({ jobs, store }, tx, wanted, now),
    takeImportedTrailer: (tx, wanted, now) => libraryDesk.takeImportedTrailer({ jobs }, tx, wanted, now),
    subtitles: (id, tx) => libraryDesk.listTracks({ db: tx ?? db, storage }, id),
    cues: (wanted) => libraryDesk.readCues({ db, storage }, wanted),
    keepSubtitles: (wanted) => libraryDesk.keepTracks({ db, storage }, wanted),
    setSubtitles: libraryDesk.setTracks,
    takeImportedSubtitles: libraryDesk.takeImportedTracks,
    sendMedia: (wanted, request, reply) => libraryDesk.sendToEditor({ db, storage }, wanted, request, reply),
    edit: libraryDesk.editTitle,
    genres: libraryDesk.listGenres,
    previewMany: (wanted) => libraryDesk.previewMany(db, wanted),
    editMany: libraryDesk.editMany,
    readAlbum: (id) => libraryDesk.readAlbum(db, id),
    editAlbum: libraryDesk.editAlbum,
    undoMany: (tx, wanted, now) => libraryDesk.undoMany({ jobs }, tx, wanted, now),
    takeImported: libraryDesk.takeImported,
    versions: (id) => libraryDesk.listVersions(db, id, VERSIONS_PAGE),
    restore: (tx, wanted, now) => libraryDesk.restoreVersion({ jobs }, tx, wanted, now),
    enterMoment: libraryDesk.enterMoment,
    correctMoment: libraryDesk.correctMoment,
    takeBackMoment: libraryDesk.takeBackMoment,
    publish: libraryDesk.publishWithin,
    hide: libraryDesk.hideWithin,
    schedule: libraryDesk.scheduleTitles,
    bin: libraryDesk.binTitles,
    putBack: libraryDesk.putBackTitles,
    fate: (id) => libraryDesk.readFate(db, id, clock.now()),
    delete: (tx, wanted, now) => libraryDesk.deleteTitle({ jobs }, tx, wanted, now),
    deleted: () => libraryDesk.listDeleted(db),
    letIn: libraryDesk.letInAgain,
    jobs: (language) => libraryDesk.listJobs(db, language),
    runJobAgain: (tx, id) => libraryDesk.runJobAgain(tx, jobs, id),
    counts: () => libraryDesk.countLibrary(db),
    usage: (wanted) => reports.read((from) => reportUsage(from, wanted)),
  }
}
