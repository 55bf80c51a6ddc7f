/** The routes of the console. */
import { createRootRoute, createRoute, createRouter, Outlet, redirect } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { meQuery } from '../api/queries.ts'
import { queryClient } from '../api/query-client.ts'
import { isProblem } from '../api/call.ts'
import { AccountPage } from '../features/account/account-page.tsx'
import { ApprovalsPage } from '../features/approvals/approvals-page.tsx'
import { AuditPage, type AuditSearch } from '../features/audit/audit-page.tsx'
import { FeedPage } from '../features/feeds/feed-page.tsx'
import { FeedsPage } from '../features/feeds/feeds-page.tsx'
import { NewFeedPage } from '../features/feeds/new-feed-page.tsx'
import { FrontPageScreen } from '../features/front/front-page.tsx'
import { GiftsPage } from '../features/gifts/gifts-page.tsx'
import { ClockPage } from '../features/house/clock/clock-page.tsx'
import { OperatorsPage } from '../features/house/operators/operators-page.tsx'
import { SettingsPage } from '../features/house/settings/settings-page.tsx'
import { JobsPage } from '../features/jobs/jobs-page.tsx'
import { DisputesPage } from '../features/disputes/disputes-page.tsx'
import { LogInPage } from '../features/log-in/log-in-page.tsx'
import { MailSamplesPage } from '../features/mails/mail-samples-page.tsx'
import { MailsPage, type MailsSearch } from '../features/mails/mails-page.tsx'
import { MemberPage } from '../features/members/member-page.tsx'
import { MembersPage, type MembersSearch } from '../features/members/members-page.tsx'
import { type CreditNotesSearch, CreditNotesPage } from '../features/money/credit-notes-page.tsx'
import { MoneyPage, type MoneySearch } from '../features/money/money-page.tsx'
import { PayoutPage } from '../features/payouts/payout-page.tsx'
import { PayoutsPage, type PayoutsSearch } from '../features/payouts/payouts-page.tsx'
import { PapersPage, type PapersSearch } from '../features/money/papers-page.tsx'
import { MoneyRowsPage, type RowsSearch } from '../features/money/rows-page.tsx'
import { NoticesPage } from '../features/notices/notices-page.tsx'
import { BinPage } from '../features/titles/bin/bin-page.tsx'
import { PreviewPage } from '../features/titles/preview/preview-page.tsx'
import { CuesPage } from '../features/titles/subtitles/cues-page.tsx'
import { TimesPage } from '../features/titles/times/times-page.tsx'
import { TitlePage } from '../features/titles/title-page.tsx'
import { TitlesPage } from '../features/titles/titles-page.tsx'
import { queryOf, type TitlesSearch } from '../features/titles/titles-search.ts'
import { TodayPage } from '../features/today/today-page.tsx'
import { UpkeepPage } from '../features/upkeep/upkeep-page.tsx'
import { UploadsPage } from '../features/uploads/uploads-page.tsx'
import { RoyaltiesPage, type RoyaltiesSearch } from '../features/royalties/royalties-page.tsx'
import { UsagePage, type UsageSearch } from '../features/usage/usage-page.tsx'
import { WelcomePage } from '../features/welcome/welcome-page.tsx'
import { NotFoundPage } from './not-found-page.tsx'
import { Shell } from './shell.tsx'
import { Waiting } from '../ui/failure.tsx'
import { forgetVisits, noteVisit } from '../ui/visits.ts'
import { watchSession } from './session-end.ts'

const LOG_IN = '/login'

const rootRoute = createRootRoute({ component: Outlet })

const logInRoute = createRoute({ getParentRoute: () => rootRoute, path: LOG_IN, component: LogInPage })
const welcomeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/welcome',
  component: WelcomePage,
})

/** Every other route requires a session. */
const insideRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'inside',
  component: Shell,
  async beforeLoad() {
    try {
      await queryClient.ensureQueryData(meQuery)
    } catch (error) {
      if (isProblem(error, 'unauthenticated')) throw redirect({ to: LOG_IN })
      throw error
    }
  },
  errorComponent: ({ error, reset }) => (
    <Waiting query={{ isPending: false, error, refetch: () => reset() }} />
  ),
})

const inside = <const Path extends string>(path: Path, component: () => ReactNode) =>
  createRoute({ getParentRoute: () => insideRoute, path, component })

// The service validates these search parameters, and the page shows its response.
const membersRoute = createRoute({
  getParentRoute: () => insideRoute,
  path: '/members',
  component: MembersPage,
  validateSearch: (search): MembersSearch => search,
})
const moneyRoute = createRoute({
  getParentRoute: () => insideRoute,
  path: '/money',
  component: MoneyPage,
  validateSearch: (search): MoneySearch => search,
})
const moneyRowsRoute = createRoute({
  getParentRoute: () => insideRoute,
  path: '/money/rows',
  component: MoneyRowsPage,
  validateSearch: (search): RowsSearch => search as RowsSearch,
})

const creditNotesRoute = createRoute({
  getParentRoute: () => insideRoute,
  path: '/money/credit-notes',
  component: CreditNotesPage,
  validateSearch: (search): CreditNotesSearch => search,
})

const papersRoute = createRoute({
  getParentRoute: () => insideRoute,
  path: '/money/papers',
  component: PapersPage,
  validateSearch: (search): PapersSearch => search,
})
const royaltiesRoute = createRoute({
  getParentRoute: () => insideRoute,
  path: '/royalties',
  component: RoyaltiesPage,
  validateSearch: (search): RoyaltiesSearch => search,
})
const usageRoute = createRoute({
  getParentRoute: () => insideRoute,
  path: '/usage',
  component: UsagePage,
  validateSearch: (search): UsageSearch => search,
})

const payoutsRoute = createRoute({
  getParentRoute: () => insideRoute,
  path: '/money/payouts',
  component: PayoutsPage,
  validateSearch: (search): PayoutsSearch => search,
})

const mailsRoute = createRoute({
  getParentRoute: () => insideRoute,
  path: '/mails',
  component: MailsPage,
  validateSearch: (search): MailsSearch => search,
})
const auditRoute = createRoute({
  getParentRoute: () => insideRoute,
  path: '/audit',
  component: AuditPage,
  validateSearch: (search): AuditSearch => search,
})

const titlesRoute = createRoute({
  getParentRoute: () => insideRoute,
  path: '/titles',
  component: TitlesPage,
  validateSearch: (search): TitlesSearch => queryOf(search),
})

const routeTree = rootRoute.addChildren([
  logInRoute,
  welcomeRoute,
  insideRoute.addChildren([
    inside('/', TodayPage),
    membersRoute,
    inside('/members/$id', MemberPage),
    inside('/notices', NoticesPage),
    inside('/disputes', DisputesPage),
    inside('/approvals', ApprovalsPage),
    moneyRoute,
    moneyRowsRoute,
    creditNotesRoute,
    papersRoute,
    payoutsRoute,
    inside('/money/payouts/$id', PayoutPage),
    inside('/gifts', GiftsPage),
    titlesRoute,
    inside('/titles/$id', TitlePage),
    inside('/titles/$id/preview', PreviewPage),
    inside('/titles/$id/times', TimesPage),
    inside('/titles/$id/subtitles/$track', CuesPage),
    inside('/titles/bin', BinPage),
    inside('/uploads', UploadsPage),
    inside('/feeds', FeedsPage),
    inside('/feeds/new', NewFeedPage),
    inside('/feeds/$id', FeedPage),
    inside('/front', FrontPageScreen),
    inside('/front/$page', FrontPageScreen),
    inside('/jobs', JobsPage),
    mailsRoute,
    inside('/mails/samples', MailSamplesPage),
    inside('/upkeep', UpkeepPage),
    usageRoute,
    royaltiesRoute,
    inside('/house', OperatorsPage),
    inside('/house/settings', SettingsPage),
    inside('/house/clock', ClockPage),
    auditRoute,
    inside('/account', AccountPage),
    inside('/$', NotFoundPage),
  ]),
])

export const router = createRouter({
  routeTree,
  basepath: '/operator',
  defaultPreload: 'intent',
  scrollRestoration: true,
})

router.subscribe('onResolved', ({ toLocation }) => {
  if (toLocation.pathname !== LOG_IN) return noteVisit(toLocation)
  // Whatever led there, the next operator sees nothing of the last one.
  queryClient.clear()
  forgetVisits()
})

watchSession(
  queryClient,
  () => router.state.location,
  () => void router.navigate({ to: LOG_IN, replace: true }),
)

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
