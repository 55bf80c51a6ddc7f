/** Every title, shown or hidden: found, sorted, and many changed at once. */
import { LIST_PAGE } from '@quintet/contracts/operator/fields'
import {
  hideTitles,
  publishTitles,
  TITLE_STATES,
  type TITLE_ORDERS,
  type TitleLine,
} from '@quintet/contracts/operator/titles'
import { VERTICALS, type Vertical } from '@quintet/domain/categories'
import { useMutation, useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../api/call.ts'
import { meQuery, titlesQuery } from '../../api/queries.ts'
import { useFormats, useTexts } from '../../texts/language.tsx'
import { Button } from '../../ui/button.tsx'
import { Failure, Waiting } from '../../ui/failure.tsx'
import { SearchField, Select } from '../../ui/field.tsx'
import form from '../../ui/form.module.css'
import { Pager } from '../../ui/pager.tsx'
import { Empty, PageHead, Panel } from '../../ui/panel.tsx'
import { useToast } from '../../ui/toast.tsx'
import { useSettled } from '../../ui/use-settled.ts'
import { TitleTable } from './title-table.tsx'

type Filter = { search: string; vertical: Vertical | ''; state: TitleLine['state'] | '' }
type Order = { sort: (typeof TITLE_ORDERS)[number]; isDescending: boolean }

export function TitlesPage() {
  const texts = useTexts()
  const formats = useFormats()
  const { rights } = useSuspenseQuery(meQuery).data
  const [filter, setFilter] = useState<Filter>({ search: '', vertical: '', state: '' })
  const [order, setOrder] = useState<Order>({ sort: 'title', isDescending: false })
  const [page, setPage] = useState(0)
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const found = useQuery(
    titlesQuery({
      search: useSettled(filter.search),
      page,
      sort: order.sort,
      isDescending: String(order.isDescending),
      ...(filter.vertical ? { vertical: filter.vertical } : {}),
      ...(filter.state ? { state: filter.state } : {}),
    }),
  )
  const restart = () => {
    setPage(0)
    setChosen(new Set())
  }
  const total = found.data?.total ?? 0
  return (
    <>
      <PageHead
        title={texts.titles.title}
        lead={found.data && texts.titles.count(formats.number(total))}
        actions={
          chosen.size > 0 &&
          rights.includes('edit') && <Bulk ids={[...chosen]} onDone={() => setChosen(new Set())} />
        }
      />
      <Filters
        filter={filter}
        onFilter={(next) => {
          setFilter(next)
          restart()
        }}
      />
      <Panel>
        {!found.data && <Waiting query={found} />}
        {found.data?.items.length === 0 && <Empty title={texts.titles.empty}>{texts.titles.emptyHint}</Empty>}
        {found.data && found.data.items.length > 0 && (
          <TitleTable
            titles={found.data.items}
            order={order}
            onOrder={(next) => {
              setOrder(next)
              restart()
            }}
            chosen={rights.includes('edit') ? chosen : null}
            onChoose={setChosen}
          />
        )}
        <Pager page={page} hasMore={(page + 1) * LIST_PAGE < total} onPage={setPage} />
      </Panel>
    </>
  )
}

function Filters({ filter, onFilter }: { filter: Filter; onFilter: (filter: Filter) => void }) {
  const { titles: words } = useTexts()
  return (
    <div className={form.filters}>
      <SearchField
        label={words.search}
        value={filter.search}
        onChange={(event) => onFilter({ ...filter, search: event.target.value })}
      />
      <Select
        label={words.columns.kind}
        value={filter.vertical}
        options={[
          ['', words.allVerticals],
          ...VERTICALS.map((each) => [each, words.verticals[each]] as const),
        ]}
        onPick={(vertical) => onFilter({ ...filter, vertical })}
      />
      <Select
        label={words.columns.state}
        value={filter.state}
        options={[['', words.allStates], ...TITLE_STATES.map((each) => [each, words.states[each]] as const)]}
        onPick={(state) => onFilter({ ...filter, state })}
      />
    </div>
  )
}

function Bulk({ ids, onDone }: { ids: number[]; onDone: () => void }) {
  const texts = useTexts()
  const formats = useFormats()
  const queryClient = useQueryClient()
  const toast = useToast()
  const changing = useMutation({
    mutationFn: (isShown: boolean) => call(isShown ? publishTitles : hideTitles, { body: { ids } }),
    onSuccess(_, isShown) {
      toast(isShown ? texts.titles.published : texts.titles.hiddenNow)
      onDone()
      void queryClient.invalidateQueries()
    },
  })
  return (
    <>
      <Failure error={changing.error} />
      <Button disabled>{texts.titles.selected(formats.number(ids.length))}</Button>
      <Button isBusy={changing.isPending} onClick={() => changing.mutate(true)}>
        {texts.titles.publish}
      </Button>
      <Button isBusy={changing.isPending} onClick={() => changing.mutate(false)}>
        {texts.titles.hide}
      </Button>
    </>
  )
}
