/** One feed: what it imported, which of that is still hidden, and how it is read. */
import {
  changeFeed,
  type FeedRecord,
  type FeedReport,
  removeFeed,
  runFeed,
} from '@quintet/contracts/operator/feeds'
import { LIST_PAGE } from '@quintet/contracts/operator/fields'
import { publishTitles } from '@quintet/contracts/operator/titles'
import { VERTICALS, type Vertical } from '@quintet/domain/catalogue/categories'
import { useMutation, useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { Link, useNavigate, useParams } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { call } from '../../api/call.ts'
import { feedQuery, meQuery } from '../../api/queries.ts'
import type { Texts } from '../../texts/en.ts'
import { useFormats, useTexts } from '../../texts/language.tsx'
import { BackLink } from '../../ui/back-link.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Waiting } from '../../ui/failure.tsx'
import { Check, Field, Labelled, Select } from '../../ui/field.tsx'
import { textOf } from '../../ui/form-text.ts'
import form from '../../ui/form.module.css'
import { Badge, Empty, PageHead, Panel } from '../../ui/panel.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import { useToast } from '../../ui/toast.tsx'
import { FeedFailure } from './feed-failure.tsx'
import styles from './feeds.module.css'
import { resultOf, STATE_TONES } from './result.ts'
import { fileOf } from './source.ts'

export function FeedPage() {
  const { feeds: words } = useTexts()
  const { id } = useParams({ strict: false })
  const found = useQuery(feedQuery(id ?? ''))
  const { rights } = useSuspenseQuery(meQuery).data
  const feed = found.data
  return (
    <>
      <BackLink to="/feeds">{words.all}</BackLink>
      {!feed && <Waiting query={found} screen={words.title} />}
      {feed && (
        <>
          <PageHead
            title={feed.name}
            lead={<span className={styles.address}>{feed.address.replace(/^file:/, '')}</span>}
            actions={rights.includes('edit') && <Actions feed={feed} />}
          />
          <LastRun feed={feed} />
          <Hidden feed={feed} mayEdit={rights.includes('edit')} />
          {rights.includes('edit') && <Settings key={feed.id} feed={feed} />}
        </>
      )}
    </>
  )
}

function Actions({ feed: { id, name, address } }: { feed: FeedRecord }) {
  const { feeds: words } = useTexts()
  const queryClient = useQueryClient()
  const toast = useToast()
  const [isRemoving, setRemoving] = useState(false)
  const chooser = useRef<HTMLInputElement>(null)
  const running = useMutation({
    mutationFn: async (file: File | null) =>
      call(runFeed, { params: { id }, body: file ? { file: await fileOf(file) } : {} }),
    onSuccess: () => toast(words.ordered),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['feeds'] }),
  })
  return (
    <>
      <FeedFailure error={running.error} />
      <Button look="warning" onClick={() => setRemoving(true)}>
        {words.remove}
      </Button>
      {address.startsWith('file:') && (
        <>
          <input
            ref={chooser}
            type="file"
            hidden
            onChange={({ target }) => {
              running.mutate(target.files?.[0] ?? null)
              target.value = ''
            }}
          />
          <Button isBusy={running.isPending} onClick={() => chooser.current?.click()}>
            {words.runFile}
          </Button>
        </>
      )}
      <Button look="primary" isBusy={running.isPending} onClick={() => running.mutate(null)}>
        {words.run}
      </Button>
      {isRemoving && <Removing id={id} name={name} onClose={() => setRemoving(false)} />}
    </>
  )
}

function Removing({ id, name, onClose }: { id: string; name: string; onClose: () => void }) {
  const texts = useTexts()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const toast = useToast()
  const removing = useMutation({
    mutationFn: () => call(removeFeed, { params: { id } }),
    async onSuccess() {
      toast(texts.feeds.removed)
      queryClient.removeQueries({ queryKey: ['feeds'] })
      await navigate({ to: '/feeds' })
    },
  })
  return (
    <Dialog title={texts.feeds.removeTitle} about={name} lead={texts.feeds.removeLead} onClose={onClose}>
      <FeedFailure error={removing.error} />
      <div className={form.actions}>
        <Button onClick={onClose}>{texts.common.cancel}</Button>
        <Button look="danger" isBusy={removing.isPending} onClick={() => removing.mutate()}>
          {texts.feeds.remove}
        </Button>
      </div>
    </Dialog>
  )
}

function LastRun({ feed }: { feed: FeedRecord }) {
  const { feeds: words, jobs } = useTexts()
  const formats = useFormats()
  const { state, ranAt, report, reason, kind } = feed
  return (
    <Panel title={words.lastRun} actions={<Badge tone={STATE_TONES[state]}>{words.states[state]}</Badge>}>
      <p className={styles.facts}>
        {kind && <strong>{words.kinds[kind]}</strong>}
        <span>{ranAt === null ? words.never : formats.time(ranAt)}</span>
        {resultOf(report, words, formats).map((part) => (
          <span key={part}>{part}</span>
        ))}
      </p>
      {reason && <p className={styles.failure}>{jobs.reasonOf(reason)}</p>}
      {report && <Report report={report} />}
    </Panel>
  )
}

function Report({ report: { failures, leftOut, gone } }: { report: FeedReport }) {
  const { feeds: words } = useTexts()
  return (
    <>
      <Refusals title={words.failures} lines={failures} />
      <Refusals title={words.leftOut} lines={leftOut} />
      <Refusals title={words.gone} lines={gone.map((path) => ({ path, reason: '' }))} />
    </>
  )
}

function Refusals({ title, lines }: { title: string; lines: FeedReport['failures'] }) {
  const { reasonOf } = useTexts().jobs
  if (lines.length === 0) return null
  return (
    <>
      <h3 className={styles.heading}>{title}</h3>
      <ul className={styles.list}>
        {lines.map(({ path, reason }, place) => (
          <li key={place}>
            {reasonOf(path)} <span className={styles.soft}>{reasonOf(reason)}</span>
          </li>
        ))}
      </ul>
    </>
  )
}

function Hidden({ feed: { hidden, drafts, titles }, mayEdit }: { feed: FeedRecord; mayEdit: boolean }) {
  const texts = useTexts()
  const formats = useFormats()
  const queryClient = useQueryClient()
  const toast = useToast()
  const showing = useMutation({
    async mutationFn() {
      const ids = hidden.map(({ id }) => id)
      for (let from = 0; from < ids.length; from += LIST_PAGE)
        await call(publishTitles, { body: { ids: ids.slice(from, from + LIST_PAGE) } })
    },
    onSuccess: () => toast(texts.titles.published),
    onSettled: () => queryClient.invalidateQueries(),
  })
  if (titles === 0) return null
  return (
    <Panel
      title={texts.feeds.hidden}
      actions={
        mayEdit &&
        hidden.length > 0 && (
          <Button isBusy={showing.isPending} onClick={() => showing.mutate()}>
            {texts.feeds.publishAll(formats.number(hidden.length))}
          </Button>
        )
      }
    >
      <FeedFailure error={showing.error} />
      {drafts === 0 ? (
        <Empty title={texts.feeds.noHidden} />
      ) : (
        <Table
          label={texts.feeds.hidden}
          rows={hidden}
          keyOf={({ id }) => id}
          columns={hiddenColumns(texts)}
        />
      )}
    </Panel>
  )
}

function hiddenColumns({ titles: words }: Texts): Column<FeedRecord['hidden'][number]>[] {
  return [
    {
      key: 'title',
      head: words.columns.title,
      cell: ({ id, title }) => (
        <Link to="/titles/$id" params={{ id: String(id) }}>
          {title}
        </Link>
      ),
    },
    { key: 'kind', head: words.columns.kind, cell: ({ kind }) => words.kinds[kind] },
    { key: 'year', head: words.columns.year, cell: ({ year }) => year, isNumber: true },
  ]
}

function Settings({ feed }: { feed: FeedRecord }) {
  const texts = useTexts()
  const { feeds: words } = texts
  const queryClient = useQueryClient()
  const toast = useToast()
  const [vertical, setVertical] = useState<Vertical | ''>(feed.vertical ?? '')
  const saving = useMutation({
    mutationFn: (data: FormData) =>
      call(changeFeed, {
        params: { id: feed.id },
        body: {
          name: textOf(data, 'name'),
          vertical: vertical === '' ? null : vertical,
          mapping: feed.mapping,
          isDraft: data.has('isDraft'),
          fetchesMedia: data.has('fetchesMedia'),
        },
      }),
    onSuccess: () => toast(texts.common.saved),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['feeds'] }),
  })
  return (
    <Panel title={words.settings}>
      <div className={styles.body}>
        <form
          onSubmit={(event) => {
            event.preventDefault()
            saving.mutate(new FormData(event.currentTarget))
          }}
        >
          <Field label={words.name} name="name" defaultValue={feed.name} maxLength={200} required />
          <Labelled label={words.vertical}>
            <Select
              label={words.vertical}
              value={vertical}
              options={[
                ['', words.verticalToldBy] as const,
                ...VERTICALS.map((each) => [each, texts.titles.verticals[each]] as const),
              ]}
              onPick={setVertical}
            />
          </Labelled>
          <Check label={words.isDraft} name="isDraft" defaultChecked={feed.isDraft} />
          <Check label={words.fetchesMedia} name="fetchesMedia" defaultChecked={feed.fetchesMedia} />
          <FeedFailure error={saving.error} />
          <div className={form.actions}>
            <Button type="submit" isBusy={saving.isPending}>
              {texts.common.save}
            </Button>
          </div>
        </form>
      </div>
    </Panel>
  )
}
