/** Media jobs: failed ones first, with a retry button, then those running and waiting. */
import { type Job, type listJobs, runJobAgain } from '@quintet/contracts/operator/jobs'
import type { CallAnswer } from '@quintet/contracts/route'
import { useMutation, useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { call } from '../../api/call.ts'
import { jobsQuery, meQuery } from '../../api/queries.ts'
import type { Texts } from '../../texts/en.ts'
import type { Formats } from '../../texts/formats.ts'
import { useFormats, useTexts } from '../../texts/language.tsx'
import { Button } from '../../ui/button.tsx'
import { wordsOf, Waiting } from '../../ui/failure.tsx'
import { Empty, PageHead, Panel } from '../../ui/panel.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import { useToast } from '../../ui/toast.tsx'
import styles from './jobs-page.module.css'

export function JobsPage() {
  const texts = useTexts()
  const formats = useFormats()
  const found = useQuery(jobsQuery())
  if (!found.data)
    return (
      <>
        <PageHead title={texts.jobs.title} />
        <Panel>
          <Waiting query={found} />
        </Panel>
      </>
    )
  const { jobs, waiting, imports } = found.data
  const of = (state: Job['state']) => jobs.filter((job) => job.state === state)
  return (
    <>
      <PageHead title={texts.jobs.title} />
      {jobs.length === 0 && imports.length === 0 && (
        <Panel>
          <Empty title={texts.jobs.empty} />
        </Panel>
      )}
      <Group title={texts.jobs.failed} jobs={of('failed')} />
      <FailedImports imports={imports} />
      <Group title={texts.jobs.running} jobs={of('running')} />
      <Group title={texts.jobs.waiting(formats.number(waiting))} jobs={of('waiting')} />
    </>
  )
}

type FailedImport = CallAnswer<typeof listJobs>['imports'][number]

function FailedImports({ imports }: { imports: readonly FailedImport[] }) {
  const { jobs: words } = useTexts()
  if (imports.length === 0) return null
  return (
    <Panel title={words.imports}>
      <Table
        label={words.imports}
        rows={imports}
        keyOf={({ library, path }) => `${library}/${path}`}
        columns={importColumns(words)}
      />
    </Panel>
  )
}

function importColumns({ file, importsLead: lead, reasonOf }: Texts['jobs']): Column<FailedImport>[] {
  return [
    { key: 'path', head: file, cell: ({ path }) => <code>{path}</code> },
    { key: 'reason', head: lead, cell: ({ reason }) => reasonOf(reason) },
  ]
}

function Group({ title, jobs }: { title: string; jobs: readonly Job[] }) {
  const texts = useTexts()
  const formats = useFormats()
  if (jobs.length === 0) return null
  return (
    <Panel title={title}>
      <Table
        label={title}
        rows={jobs}
        keyOf={({ id }) => id}
        columns={jobColumns(texts, formats)}
        opens
        isAligned
      />
    </Panel>
  )
}

function jobColumns({ titles, jobs, audit }: Texts, formats: Formats): Column<Job>[] {
  return [
    {
      key: 'title',
      head: titles.columns.title,
      cell: (job) => (
        <Link to="/titles/$id" params={{ id: String(job.titleId) }}>
          {job.title}
        </Link>
      ),
    },
    { key: 'kind', head: titles.columns.kind, cell: ({ kind }) => jobs.kinds[kind] },
    {
      key: 'state',
      head: titles.columns.state,
      cell: ({ state, progress, reason }) =>
        state === 'running' ? (
          <span className={styles.progress}>
            <progress value={progress} max={1} aria-label={formats.percent(progress)} />
            <span aria-hidden="true">{formats.percent(progress)}</span>
          </span>
        ) : (
          (reason && jobs.reasonOf(reason)) || '–'
        ),
    },
    { key: 'at', head: audit.at, cell: ({ at }) => formats.time(at), isExtra: true },
    {
      key: 'again',
      head: jobs.actions,
      isNumber: true,
      cell: (job) => job.state === 'failed' && <Again job={job} />,
    },
  ]
}

function Again({ job: { id } }: { job: Job }) {
  const texts = useTexts()
  const { rights } = useSuspenseQuery(meQuery).data
  const queryClient = useQueryClient()
  const toast = useToast()
  const ordering = useMutation({
    mutationFn: () => call(runJobAgain, { params: { id } }),
    onSuccess: () => toast(texts.jobs.ordered),
    onError: (error) => toast(wordsOf(error, texts)),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['jobs'] }),
  })
  if (!rights.includes('edit')) return null
  return (
    <Button isBusy={ordering.isPending} onClick={() => ordering.mutate()}>
      {texts.jobs.again}
    </Button>
  )
}
