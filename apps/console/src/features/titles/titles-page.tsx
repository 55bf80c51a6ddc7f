/** All titles, shown or not: searched, filtered, sorted, and changed in bulk. */
import { addressOf } from '@quintet/contracts/client'
import { FILE_ROWS_MAX, LIST_PAGE } from '@quintet/contracts/operator/fields'
import { exportTitles, type TitleLine } from '@quintet/contracts/operator/titles'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { Trash2 } from 'lucide'
import { useState } from 'react'
import { meQuery, titlesQuery } from '../../api/queries.ts'
import { useFormats, useSpeech, useTexts } from '../../texts/language.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Failure, Waiting } from '../../ui/failure.tsx'
import { FileLink } from '../../ui/file-link.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Pager } from '../../ui/pager.tsx'
import { Empty, PageHead, Panel } from '../../ui/panel.tsx'
import { useSettled } from '../../ui/use-settled.ts'
import { useBin } from './bin/use-bin.ts'
import { ColumnsChoice } from './columns-choice.tsx'
import { ManyDialog } from './many/many-dialog.tsx'
import { type ManyDone, ManyDoneNote } from './many/undo-many.tsx'
import { ScheduleDialog } from './schedule/schedule-dialog.tsx'
import { keptColumns } from './title-columns.ts'
import { TitleFilters } from './title-filters.tsx'
import { TitleTable } from './title-table.tsx'
import type { TitlesSearch } from './titles-search.ts'
import { useShow } from './use-show.ts'

const NOTHING_CHOSEN: ReadonlySet<number> = new Set()

export function TitlesPage() {
  const texts = useTexts()
  const formats = useFormats()
  const navigate = useNavigate()
  const canEdit = useSuspenseQuery(meQuery).data.rights.includes('edit')
  const search = useSearch({ strict: false }) as TitlesSearch
  const [chosen, setChosen] = useState(NOTHING_CHOSEN)
  const [edited, setEdited] = useState<ManyDone | null>(null)
  const [columns, setColumns] = useState(keptColumns)
  const [typed, setTyped] = useState(search.search ?? '')
  const found = useQuery(titlesQuery({ ...search, search: useSettled(typed) }))
  const page = Number(search.page ?? 0)
  const total = found.data?.total ?? 0
  const go = (next: TitlesSearch) => {
    setChosen(NOTHING_CHOSEN)
    void navigate({ to: '/titles', search: next, replace: true })
  }
  return (
    <>
      <PageHead
        title={texts.titles.title}
        lead={found.data && texts.titles.count(formats.number(total))}
        actions={
          canEdit && chosen.size > 0 ? (
            <Bulk
              titles={found.data?.items.filter(({ id }) => chosen.has(id)) ?? []}
              onDone={() => setChosen(NOTHING_CHOSEN)}
              onEdited={setEdited}
            />
          ) : (
            <>
              {total > 0 && total <= FILE_ROWS_MAX && <SaveTitles search={search} />}
              <ColumnsChoice shown={columns} onShow={setColumns} />
              {canEdit && <ToBin />}
            </>
          )
        }
      />
      {edited && <ManyDoneNote key={edited.edit} done={edited} onClose={() => setEdited(null)} />}
      <TitleFilters
        search={search}
        typed={typed}
        onType={(next) => {
          setTyped(next)
          go({ ...search, search: next || undefined, page: undefined })
        }}
        onFilter={(filter) => go({ ...search, ...filter, page: undefined })}
        onReset={() => {
          setTyped('')
          go({})
        }}
      />
      <Panel>
        {!found.data && <Waiting query={found} />}
        {found.data?.items.length === 0 && <NoTitles search={search} />}
        {found.data && found.data.items.length > 0 && (
          <TitleTable
            titles={found.data.items}
            shown={columns}
            order={{ sort: search.sort ?? 'title', isDescending: search.isDescending === 'true' }}
            onOrder={(order) => {
              go({ ...search, sort: order.sort, isDescending: String(order.isDescending), page: undefined })
            }}
            chosen={canEdit ? chosen : null}
            onChoose={setChosen}
          />
        )}
        <Pager
          page={page}
          hasMore={(page + 1) * LIST_PAGE < total}
          onPage={(next) => go({ ...search, page: next })}
        />
      </Panel>
    </>
  )
}

function ToBin() {
  const { bin } = useTexts()
  return (
    <Link to="/titles/bin" className={buttonClass('plain')}>
      <Icon drawing={Trash2} />
      {bin.title}
    </Link>
  )
}

/** Offers all pages of the list as a file. */
function SaveTitles({ search: { page: _page, ...listed } }: { search: TitlesSearch }) {
  const { texts, language } = useSpeech()
  const address = addressOf(exportTitles, {}, { ...listed, lang: language })
  return (
    <FileLink address={address} look="plain">
      {texts.titles.csv}
    </FileLink>
  )
}

/** What sorts titles and leaves none out. */
const ORDER = new Set(['sort', 'isDescending', 'page'])

function NoTitles({ search }: { search: TitlesSearch }) {
  const { titles: words } = useTexts()
  const isNarrowed = Object.entries(search).some(([name, value]) => value !== undefined && !ORDER.has(name))
  if (isNarrowed) return <Empty title={words.empty}>{words.emptyHint}</Empty>
  return <Empty title={words.none}>{words.noneHint}</Empty>
}

type BulkProps = {
  titles: readonly TitleLine[]
  onDone: () => void
  onEdited: (done: ManyDone | null) => void
}

function Bulk({ titles, onDone, onEdited }: BulkProps) {
  const ids = titles.map(({ id }) => id)
  const texts = useTexts()
  const formats = useFormats()
  const { binning } = useBin(onDone)
  const [asked, setAsked] = useState<'plan' | 'edit' | null>(null)
  const showing = useShow(ids, onDone)
  return (
    <>
      <Failure error={showing.error ?? binning.error} />
      <output>{texts.titles.selected(formats.number(ids.length))}</output>
      <Button isBusy={showing.isPending} onClick={() => showing.mutate(true)}>
        {texts.titles.publish}
      </Button>
      <Button isBusy={showing.isPending} onClick={() => showing.mutate(false)}>
        {texts.titles.hide}
      </Button>
      <Button onClick={() => setAsked('edit')}>{texts.many.open}</Button>
      <Button onClick={() => setAsked('plan')}>{texts.schedule.open}</Button>
      <Button isBusy={binning.isPending} onClick={() => binning.mutate(ids)}>
        {texts.bin.put}
      </Button>
      {asked === 'plan' && <ScheduleDialog ids={ids} onDone={onDone} onClose={() => setAsked(null)} />}
      {asked === 'edit' && (
        <ManyDialog
          titles={titles}
          onDone={(done) => {
            onEdited(done)
            onDone()
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  )
}
