/** Accounts, searchable by what a member would say on the phone. */
import type { MemberLine, MemberSort } from '@quintet/contracts/operator/members'
import { SUBSCRIPTION_STATES, type SubscriptionState } from '@quintet/domain/membership/subscription'
import { useQuery } from '@tanstack/react-query'
import { Link, useLocation, useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { membersQuery } from '../../api/queries.ts'
import type { Texts } from '../../texts/en.ts'
import type { Formats } from '../../texts/formats.ts'
import { useFormats, useTexts } from '../../texts/language.tsx'
import { ClearFilters } from '../../ui/clear-filters.tsx'
import { Waiting } from '../../ui/failure.tsx'
import { SearchField, Select } from '../../ui/field.tsx'
import form from '../../ui/form.module.css'
import { Pager } from '../../ui/pager.tsx'
import { Address } from '../../ui/address.tsx'
import { Below } from '../../ui/below.tsx'
import { Empty, PageHead, Panel } from '../../ui/panel.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import { useSettled } from '../../ui/use-settled.ts'
import { keepSought, soughtBy } from '../../ui/visits.ts'
import { MemberState } from './member-state.tsx'

export type MembersSearch = {
  state?: SubscriptionState | undefined
  sort?: MemberSort | undefined
  page?: number | undefined
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Stands for what was typed into the search for members: neither an address nor the tab's history holds a member's name or mail. */
    soughtKey?: string
  }
}

export function MembersPage() {
  const texts = useTexts()
  const { state, sort, page = 0 } = useSearch({ strict: false }) as MembersSearch
  const key = useLocation({ select: ({ state: { soughtKey } }) => soughtKey })
  const [search, setSearch] = useState(() => soughtBy(key))
  const isNarrowed = state !== undefined || search !== ''
  const navigate = useNavigate()
  const show = (next: MembersSearch, sought = search) => {
    const soughtKey = keepSought(sought, key)
    void navigate({ to: '/members', search: next, replace: true, state: { soughtKey } })
  }
  const found = useQuery(
    membersQuery({
      search: useSettled(search),
      page,
      ...(state ? { state } : {}),
      ...(sort ? { sort } : {}),
    }),
  )
  return (
    <>
      <PageHead title={texts.members.title} />
      <div className={form.filters}>
        <SearchField
          label={texts.members.search}
          value={search}
          onChange={(event) => {
            setSearch(event.target.value)
            show({ state, sort }, event.target.value)
          }}
        />
        <Select
          label={texts.members.state}
          value={state ?? ''}
          options={[
            ['', texts.members.allStates],
            ...SUBSCRIPTION_STATES.map((each) => [each, texts.members.states[each]] as const),
          ]}
          onPick={(next) => show({ state: next || undefined, sort })}
        />
        <ClearFilters
          isNarrowed={isNarrowed}
          onClear={() => {
            setSearch('')
            show({ sort }, '')
          }}
        />
      </div>
      <Panel>
        {found.data ? (
          <Found
            members={found.data.items}
            isNarrowed={isNarrowed}
            sort={sort}
            onSort={(next) => show({ state, sort: next })}
          />
        ) : (
          <Waiting query={found} />
        )}
        <Pager
          page={page}
          hasMore={found.data?.hasMore ?? false}
          onPage={(next) => show({ state, sort, page: next || undefined })}
        />
      </Panel>
    </>
  )
}

type Order = { sort: MemberSort | undefined; onSort: (sort: MemberSort) => void }

type FoundProps = Order & { members: readonly MemberLine[]; isNarrowed: boolean }

function Found({ members, isNarrowed, ...order }: FoundProps) {
  const texts = useTexts()
  const formats = useFormats()
  const { members: words } = texts
  if (members.length === 0)
    return (
      <Empty title={isNarrowed ? words.empty : words.none}>
        {isNarrowed ? words.emptyHint : words.noneHint}
      </Empty>
    )
  return (
    <Table
      label={texts.members.title}
      rows={members}
      keyOf={({ id }) => id}
      columns={columnsIn(texts, formats, order)}
      opens
    />
  )
}

/** The directions of each column that sorts: by the first click, and by the second. */
const BY_ADDRESS = [
  ['email', 'ascending'],
  ['emailDown', 'descending'],
] as const
const BY_DAY = [
  ['newest', 'descending'],
  ['oldest', 'ascending'],
] as const

function sorting([first, second]: typeof BY_ADDRESS | typeof BY_DAY, { sort = 'newest', onSort }: Order) {
  return {
    sorted: [first, second].find(([each]) => each === sort)?.[1],
    onSort: () => onSort(sort === first[0] ? second[0] : first[0]),
  }
}

function columnsIn({ members: words }: Texts, formats: Formats, order: Order): Column<MemberLine>[] {
  return [
    {
      key: 'email',
      head: words.email,
      isAddress: true,
      ...sorting(BY_ADDRESS, order),
      cell: ({ id, email, name }) => (
        <>
          <Link to="/members/$id" params={{ id }}>
            <Address of={email} />
          </Link>
          <Below>{name}</Below>
        </>
      ),
    },
    { key: 'name', head: words.name, cell: ({ name }) => name, isExtra: true },
    {
      key: 'state',
      head: words.state,
      cell: ({ state, plan }) => (
        <>
          <MemberState state={state} />
          <Below>{plan && words.plans[plan]}</Below>
        </>
      ),
    },
    { key: 'plan', head: words.plan, cell: ({ plan }) => plan && words.plans[plan], isExtra: true },
    { key: 'country', head: words.country, cell: ({ country }) => formats.country(country), isExtra: true },
    {
      key: 'since',
      head: words.since,
      ...sorting(BY_DAY, order),
      isWhole: true,
      isTwofold: true,
      cell: ({ createdAt }) => formats.day(createdAt),
    },
  ]
}
