/** The queries of the console's screens. */
import { readAlbum } from '@quintet/contracts/operator/albums'
import { listApprovals } from '@quintet/contracts/operator/approvals'
import { listDeleted, readFate } from '@quintet/contracts/operator/bin'
import { readClock, readComing } from '@quintet/contracts/operator/clock'
import { listDisputes } from '@quintet/contracts/operator/disputes'
import { listActors, listEvents } from '@quintet/contracts/operator/events'
import { listFeeds, readFeed } from '@quintet/contracts/operator/feeds'
import {
  findCredited,
  listFrontChoices,
  previewFrontPage,
  readFrontPage,
} from '@quintet/contracts/operator/front-pages'
import { listCoupons, listGifts } from '@quintet/contracts/operator/gifts'
import { listJobs } from '@quintet/contracts/operator/jobs'
import { countMails, listMails, listMailSamples } from '@quintet/contracts/operator/mails'
import { listGenres, listHomeCountries } from '@quintet/contracts/operator/many-titles'
import { listMembers, readMember, readTimeline } from '@quintet/contracts/operator/members'
import { listCreditNotes } from '@quintet/contracts/operator/credit-notes'
import {
  listBookExports,
  listMoneyRows,
  readCohorts,
  readMoney,
  readVat,
  sumMoneyRows,
} from '@quintet/contracts/operator/money'
import { listNotices } from '@quintet/contracts/operator/notices'
import { listOperators } from '@quintet/contracts/operator/operators'
import { listPayouts, readPayout, sumPayouts } from '@quintet/contracts/operator/payouts'
import { listPasskeys } from '@quintet/contracts/operator/passkeys'
import { listFindings, readSettings } from '@quintet/contracts/operator/settings'
import { readMe } from '@quintet/contracts/operator/session'
import { listTitles, listVersions, readTitle, type TitleRecord } from '@quintet/contracts/operator/titles'
import { readToday } from '@quintet/contracts/operator/today'
import { readUpkeep } from '@quintet/contracts/operator/upkeep'
import { previewUploads } from '@quintet/contracts/operator/upload-preview'
import { listUploads } from '@quintet/contracts/operator/uploads'
import { listRoyaltyContracts, readRoyalties } from '@quintet/contracts/operator/royalties'
import { listSubtitles } from '@quintet/contracts/operator/subtitles'
import { readStills } from '@quintet/contracts/operator/stills'
import { readUsage } from '@quintet/contracts/operator/usage'
import type { CallInput } from '@quintet/contracts/route'
import type { FrontPage } from '@quintet/domain/catalogue/front-page'
import type { Language } from '@quintet/domain/basics/languages'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { currentLanguage } from '../texts/current-language.ts'
import { call } from './call.ts'
import { followClock } from './service-clock.ts'

const LOOK_AGAIN_MS = 10_000
/** Polling interval while an operator waits for a result. */
const SOON_MS = 1500
/** Short, because the service itself holds the request for a moment before it reports progress. */
const PREVIEW_MS = 300

export const meQuery = queryOptions({
  queryKey: ['me'],
  async queryFn({ signal }) {
    const me = await call(readMe, {}, { signal })
    followClock(me.now)
    return me
  },
  staleTime: Infinity,
})

export const passkeysQuery = queryOptions({
  queryKey: ['passkeys'],
  queryFn: ({ signal }) => call(listPasskeys, {}, { signal }),
})

export const operatorsQuery = queryOptions({
  queryKey: ['operators'],
  queryFn: ({ signal }) => call(listOperators, {}, { signal }),
  refetchInterval: LOOK_AGAIN_MS,
})

export const settingsQuery = queryOptions({
  queryKey: ['settings'],
  queryFn: ({ signal }) => call(readSettings, {}, { signal }),
})

export const findingsQuery = queryOptions({
  queryKey: ['findings'],
  queryFn: ({ signal }) => call(listFindings, {}, { signal }),
})

export const clockQuery = queryOptions({
  queryKey: ['clock'],
  queryFn: ({ signal }) => call(readClock, {}, { signal }),
  refetchInterval: LOOK_AGAIN_MS,
})

/** What falls due up to `to`, which has minute precision. */
export const comingQuery = (to: string) =>
  queryOptions({
    queryKey: ['clock', 'coming', to],
    queryFn: ({ signal }) => call(readComing, { query: { to } }, { signal }),
    placeholderData: keepPreviousData,
  })

export const todayQuery = queryOptions({
  queryKey: ['today'],
  queryFn: ({ signal }) => call(readToday, {}, { signal }),
  refetchInterval: LOOK_AGAIN_MS,
})

export const membersQuery = (query: NonNullable<CallInput<typeof listMembers>['query']>) =>
  queryOptions({
    queryKey: ['members', query],
    queryFn: ({ signal }) => call(listMembers, { query }, { signal }),
    placeholderData: keepPreviousData,
  })

export const memberQuery = (id: string) =>
  queryOptions({
    queryKey: ['member', id],
    queryFn: ({ signal }) => call(readMember, { params: { id } }, { signal }),
  })

export const timelineQuery = (id: string) =>
  queryOptions({
    queryKey: ['member', id, 'timeline'],
    queryFn: ({ signal }) => call(readTimeline, { params: { id } }, { signal }),
  })

export const cohortsQuery = (months: number) =>
  queryOptions({
    queryKey: ['money', 'cohorts', months],
    queryFn: ({ signal }) => call(readCohorts, { query: { months } }, { signal }),
    placeholderData: keepPreviousData,
  })

export const moneyQuery = (query: NonNullable<CallInput<typeof readMoney>['query']>) =>
  queryOptions({
    queryKey: ['money', query],
    queryFn: ({ signal }) => call(readMoney, { query }, { signal }),
    placeholderData: keepPreviousData,
  })

export const moneyRowsQuery = (query: CallInput<typeof listMoneyRows>['query']) =>
  queryOptions({
    queryKey: ['money-rows', query],
    queryFn: ({ signal }) => call(listMoneyRows, { query }, { signal }),
    placeholderData: keepPreviousData,
  })

export const moneyTotalsQuery = (query: CallInput<typeof sumMoneyRows>['query']) =>
  queryOptions({
    queryKey: ['money-rows', 'totals', query],
    queryFn: ({ signal }) => call(sumMoneyRows, { query }, { signal }),
  })

export const payoutsQuery = (query: NonNullable<CallInput<typeof listPayouts>['query']>) =>
  queryOptions({
    queryKey: ['payouts', query],
    queryFn: ({ signal }) => call(listPayouts, { query }, { signal }),
    placeholderData: keepPreviousData,
  })

export const payoutTotalsQuery = (query: NonNullable<CallInput<typeof sumPayouts>['query']>) =>
  queryOptions({
    queryKey: ['payouts', 'totals', query],
    queryFn: ({ signal }) => call(sumPayouts, { query }, { signal }),
  })

export const payoutQuery = (id: string, after: string | undefined) =>
  queryOptions({
    queryKey: ['payouts', id, { after }],
    queryFn: ({ signal }) => call(readPayout, { params: { id }, query: { after } }, { signal }),
    placeholderData: keepPreviousData,
  })

export const creditNotesQuery = (query: NonNullable<CallInput<typeof listCreditNotes>['query']>) =>
  queryOptions({
    queryKey: ['credit-notes', query],
    queryFn: ({ signal }) => call(listCreditNotes, { query }, { signal }),
    placeholderData: keepPreviousData,
  })

export const vatQuery = (quarter: string) =>
  queryOptions({
    queryKey: ['vat', quarter],
    queryFn: ({ signal }) => call(readVat, { query: { quarter } }, { signal }),
    placeholderData: keepPreviousData,
  })

export const bookExportsQuery = queryOptions({
  queryKey: ['money', 'exports'],
  queryFn: ({ signal }) => call(listBookExports, {}, { signal }),
})

export const giftsQuery = queryOptions({
  queryKey: ['gifts'],
  queryFn: ({ signal }) => call(listGifts, {}, { signal }),
})

export const couponsQuery = queryOptions({
  queryKey: ['coupons'],
  queryFn: ({ signal }) => call(listCoupons, {}, { signal }),
})

export const approvalsQuery = queryOptions({
  queryKey: ['approvals'],
  queryFn: ({ signal }) => call(listApprovals, {}, { signal }),
})

export const noticesQuery = queryOptions({
  queryKey: ['notices'],
  queryFn: ({ signal }) => call(listNotices, {}, { signal }),
})

export const disputesQuery = queryOptions({
  queryKey: ['disputes'],
  queryFn: ({ signal }) => call(listDisputes, {}, { signal }),
  refetchInterval: LOOK_AGAIN_MS,
})

export const titlesQuery = (query: NonNullable<CallInput<typeof listTitles>['query']>) =>
  queryOptions({
    queryKey: ['titles', query, currentLanguage()],
    queryFn: ({ signal }) => call(listTitles, { query }, { signal }),
    placeholderData: keepPreviousData,
  })

const isBeingMade = ({ pictures, trailer, jingles }: TitleRecord) =>
  pictures.some(({ state }) => state === 'waiting') ||
  jingles?.jingles.some(({ isReady, reason }) => !isReady && reason === null) ||
  (trailer.making !== null && trailer.making.state !== 'failed')

export const titleQuery = (id: number) =>
  queryOptions({
    queryKey: ['title', id, 'record', currentLanguage()],
    queryFn: ({ signal }) => call(readTitle, { params: { id } }, { signal }),
    refetchInterval: ({ state }) => (state.data && isBeingMade(state.data) ? SOON_MS : false),
  })

/** Loaded once and after each save: in between, the form owns the tracks. */
export const albumQuery = (id: number) =>
  queryOptions({
    queryKey: ['title', id, 'tracks'],
    queryFn: ({ signal }) => call(readAlbum, { params: { id } }, { signal }),
    staleTime: Infinity,
    gcTime: 0,
    refetchOnMount: 'always',
  })

export const genresQuery = () =>
  queryOptions({
    queryKey: ['genres', currentLanguage()],
    queryFn: ({ signal }) => call(listGenres, {}, { signal }),
    staleTime: Infinity,
  })

export const homeCountriesQuery = queryOptions({
  queryKey: ['countries'],
  queryFn: ({ signal }) => call(listHomeCountries, {}, { signal }),
  staleTime: Infinity,
})

export const versionsQuery = (id: number) =>
  queryOptions({
    queryKey: ['title', id, 'versions'],
    queryFn: ({ signal }) => call(listVersions, { params: { id } }, { signal }),
  })

export const fateQuery = (id: number) =>
  queryOptions({
    queryKey: ['title', id, 'fate'],
    queryFn: ({ signal }) => call(readFate, { params: { id } }, { signal }),
  })

export const deletedQuery = queryOptions({
  queryKey: ['titles', 'deleted'],
  queryFn: ({ signal }) => call(listDeleted, {}, { signal }),
})

export const feedsQuery = queryOptions({
  queryKey: ['feeds'],
  queryFn: ({ signal }) => call(listFeeds, {}, { signal }),
  refetchInterval: LOOK_AGAIN_MS,
})

export const feedQuery = (id: string) =>
  queryOptions({
    queryKey: ['feeds', id, currentLanguage()],
    queryFn: ({ signal }) => call(readFeed, { params: { id } }, { signal }),
    refetchInterval: ({ state }) =>
      ['waiting', 'running'].includes(state.data?.state ?? '') ? SOON_MS : LOOK_AGAIN_MS,
  })

export const jobsQuery = () =>
  queryOptions({
    queryKey: ['jobs', currentLanguage()],
    queryFn: ({ signal }) => call(listJobs, {}, { signal }),
    refetchInterval: LOOK_AGAIN_MS,
  })

export const mailsQuery = (query: NonNullable<CallInput<typeof listMails>['query']>) =>
  queryOptions({
    queryKey: ['mails', query],
    queryFn: ({ signal }) => call(listMails, { query }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: LOOK_AGAIN_MS,
  })

export const mailFiguresQuery = queryOptions({
  queryKey: ['mails', 'figures'],
  queryFn: ({ signal }) => call(countMails, {}, { signal }),
  refetchInterval: LOOK_AGAIN_MS,
})

export const mailSamplesQuery = (lang: Language) =>
  queryOptions({
    queryKey: ['mail-samples', lang],
    queryFn: ({ signal }) => call(listMailSamples, { query: { lang } }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: Infinity,
  })

export const upkeepQuery = queryOptions({
  queryKey: ['upkeep'],
  queryFn: ({ signal }) => call(readUpkeep, {}, { signal }),
  refetchInterval: LOOK_AGAIN_MS,
})

export const uploadsQuery = queryOptions({
  queryKey: ['uploads'],
  queryFn: ({ signal }) => call(listUploads, {}, { signal }),
  refetchInterval: ({ state }) =>
    state.data?.uploads.some((upload) => upload.state === 'taken') ? SOON_MS : LOOK_AGAIN_MS,
})

/** Polled while the preview is running; never cached. */
export const uploadPreviewQuery = (body: CallInput<typeof previewUploads>['body']) =>
  queryOptions({
    queryKey: ['upload-preview', body],
    queryFn: ({ signal }) => call(previewUploads, { body }, { signal }),
    refetchInterval: ({ state }) => (state.data?.state === 'running' ? PREVIEW_MS : false),
    // An operator who switches to another window still waits for the result.
    refetchIntervalInBackground: true,
    staleTime: Infinity,
    gcTime: 0,
  })

export const frontPageQuery = (page: FrontPage) =>
  queryOptions({
    queryKey: ['front', page, currentLanguage()],
    queryFn: ({ signal }) => call(readFrontPage, { params: { page } }, { signal }),
    // The record being edited must not change underneath the editor; a concurrent change is reported on saving.
    staleTime: Infinity,
    gcTime: 0,
  })

export const frontPreviewQuery = (page: FrontPage, body: CallInput<typeof previewFrontPage>['body']) =>
  queryOptions({
    queryKey: ['front-preview', page, body, currentLanguage()],
    queryFn: ({ signal }) => call(previewFrontPage, { params: { page }, body }, { signal }),
    placeholderData: keepPreviousData,
  })

export const frontChoicesQuery = () =>
  queryOptions({
    queryKey: ['front-choices', currentLanguage()],
    queryFn: ({ signal }) => call(listFrontChoices, {}, { signal }),
  })

export const creditedQuery = (search: string) =>
  queryOptions({
    queryKey: ['credited', search],
    queryFn: ({ signal }) => call(findCredited, { query: { search } }, { signal }),
    placeholderData: keepPreviousData,
  })

export const usageQuery = (query: CallInput<typeof readUsage>['query']) =>
  queryOptions({
    queryKey: ['usage', query],
    queryFn: ({ signal }) => call(readUsage, { query }, { signal }),
    placeholderData: keepPreviousData,
  })

export const royaltyContractsQuery = queryOptions({
  queryKey: ['royalties', 'contracts'],
  queryFn: ({ signal }) => call(listRoyaltyContracts, {}, { signal }),
})

export const royaltiesQuery = (month: string) =>
  queryOptions({
    queryKey: ['royalties', month],
    queryFn: ({ signal }) => call(readRoyalties, { query: { month } }, { signal }),
    placeholderData: keepPreviousData,
  })

export const subtitlesQuery = (id: number) =>
  queryOptions({
    queryKey: ['subtitles', id],
    queryFn: ({ signal }) => call(listSubtitles, { params: { id } }, { signal }),
  })

export const stillsQuery = (id: number) =>
  queryOptions({
    queryKey: ['stills', id],
    queryFn: ({ signal }) => call(readStills, { params: { id } }, { signal }),
  })

export const actorsQuery = queryOptions({
  queryKey: ['actors'],
  queryFn: ({ signal }) => call(listActors, {}, { signal }),
})

export const eventsQuery = (query: NonNullable<CallInput<typeof listEvents>['query']>) =>
  queryOptions({
    queryKey: ['events', query],
    queryFn: ({ signal }) => call(listEvents, { query }, { signal }),
    placeholderData: keepPreviousData,
  })
