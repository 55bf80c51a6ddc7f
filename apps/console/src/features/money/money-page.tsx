/** Income from memberships, month by month; each figure links to its rows. */
import type { MoneyCell } from '@quintet/contracts/operator/money'
import { monthsOf } from '@quintet/domain/basics/calendar'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { cohortsQuery, moneyQuery } from '../../api/queries.ts'
import { useFormats, useTexts } from '../../texts/language.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { ClearFilters } from '../../ui/clear-filters.tsx'
import { Waiting } from '../../ui/failure.tsx'
import { Select } from '../../ui/field.tsx'
import form from '../../ui/form.module.css'
import { Empty, PageHead, Panel } from '../../ui/panel.tsx'
import { Charts } from './charts.tsx'
import styles from './money-page.module.css'
import { CohortTable } from './cohort-table.tsx'
import { MonthTable } from './month-table.tsx'
import { GROUPINGS, type Grouping } from './sums.ts'

const SPANS = [12, 24, 36] as const

export type MoneySearch = {
  months?: number | undefined
  by?: Grouping | undefined
  country?: string | undefined
  plan?: MoneyCell['plan'] | undefined
  currency?: string | undefined
}

export function MoneyPage() {
  const texts = useTexts()
  const { months = SPANS[0], currency }: MoneySearch = useSearch({ strict: false })
  const found = useQuery(moneyQuery({ months, currency }))
  return (
    <>
      <PageHead
        title={texts.money.title}
        lead={texts.money.lead}
        actions={
          <>
            <Link to="/money/payouts" className={buttonClass()}>
              {texts.payouts.title}
            </Link>
            <Link to="/money/credit-notes" className={buttonClass()}>
              {texts.creditNotes.title}
            </Link>
            <Link to="/money/papers" className={buttonClass()}>
              {texts.money.toPapers}
            </Link>
          </>
        }
      />
      <Filters cells={found.data?.cells ?? []} currencies={found.data?.currencies ?? []} />
      {found.data ? <Months {...found.data} /> : <Waiting query={found} />}
    </>
  )
}

type FiltersProps = { cells: readonly MoneyCell[]; currencies: readonly string[] }

function Filters({ cells, currencies }: FiltersProps) {
  const texts = useTexts()
  const formats = useFormats()
  const search: MoneySearch = useSearch({ strict: false })
  const navigate = useNavigate()
  const pick = (change: MoneySearch) => void navigate({ to: '/money', search: { ...search, ...change } })
  const countries = [...new Set(cells.map(({ country }) => country))].toSorted()
  const plans = [...new Set(cells.map(({ plan }) => plan))]
  return (
    <div className={form.filters}>
      <Select
        label={texts.money.span}
        value={String(search.months ?? SPANS[0])}
        options={SPANS.map((count) => [String(count), texts.money.months(count)] as const)}
        onPick={(count) => pick({ months: Number(count) })}
      />
      <Select
        label={texts.money.by}
        value={search.by ?? 'none'}
        options={GROUPINGS.map((by) => [by, texts.money.groupings[by]] as const)}
        onPick={(by) => pick({ by })}
      />
      <Select
        label={texts.money.country}
        value={search.country ?? ''}
        options={[
          ['', texts.money.allCountries],
          ...countries.map((each) => [each, formats.country(each)] as const),
        ]}
        onPick={(country) => pick({ country: country || undefined })}
      />
      <Select
        label={texts.money.plan}
        value={search.plan ?? ''}
        options={[
          ['', texts.money.allPlans],
          ...plans.map((each) => [each, texts.money.plans[each]] as const),
        ]}
        onPick={(plan) => pick({ plan: plan || undefined })}
      />
      {currencies.length > 1 && (
        <Select
          label={texts.money.currency}
          value={search.currency ?? ''}
          options={[['', texts.money.houseCurrency], ...currencies.map((each) => [each, each] as const)]}
          onPick={(currency) => pick({ currency: currency || undefined })}
        />
      )}
      <ClearFilters
        isNarrowed={[search.country, search.plan, search.currency].some(Boolean)}
        onClear={() => pick({ country: undefined, plan: undefined, currency: undefined })}
      />
    </div>
  )
}

type MonthsProps = { from: string; to: string; currency: string; cells: MoneyCell[] }

function Months({ from, to, currency, cells }: MonthsProps) {
  const texts = useTexts()
  const { by = 'none', country, plan }: MoneySearch = useSearch({ strict: false })
  const shown = cells.filter(
    (cell) => (!country || cell.country === country) && (!plan || cell.plan === plan),
  )
  const months = monthsOf({ from, to })
  if (shown.length === 0)
    return (
      <Panel>
        <Empty title={texts.money.empty}>{texts.money.emptyHint}</Empty>
      </Panel>
    )
  const where = { currency, ...(country ? { country } : {}), ...(plan ? { plan } : {}) }
  return (
    <>
      <div className={styles.charts}>
        <Charts cells={shown} months={months} currency={currency} by={by} where={where} />
      </div>
      <Panel title={texts.money.byMonth}>
        <MonthTable cells={shown} months={months} currency={currency} where={where} />
      </Panel>
      <Cohorts months={months.length} />
    </>
  )
}

/** Covers all countries and plans together, since a membership may change either. */
function Cohorts({ months }: { months: number }) {
  const { money: words } = useTexts()
  const found = useQuery(cohortsQuery(months))
  if (found.data?.length === 0) return null
  return (
    <Panel title={words.cohorts}>
      <p className={styles.hint}>{words.cohortsHint}</p>
      {found.data ? <CohortTable cohorts={found.data} /> : <Waiting query={found} />}
    </Panel>
  )
}
