/** The bin: titles to restore or delete for good, and deleted ones that imports skip. */
import type { DeletedTitle } from '@quintet/contracts/operator/bin'
import { LIST_PAGE } from '@quintet/contracts/operator/fields'
import type { TitleLine } from '@quintet/contracts/operator/titles'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { deletedQuery, titlesQuery } from '../../../api/queries.ts'
import type { Texts } from '../../../texts/en.ts'
import { useFormats, useTexts } from '../../../texts/language.tsx'
import { BackLink } from '../../../ui/back-link.tsx'
import { Button } from '../../../ui/button.tsx'
import { Failure, Waiting } from '../../../ui/failure.tsx'
import { Pager } from '../../../ui/pager.tsx'
import { Empty, PageHead, Panel } from '../../../ui/panel.tsx'
import { type Column, Table } from '../../../ui/table.tsx'
import styles from '../title-page.module.css'
import bin from './bin.module.css'
import { BinActions } from './bin-actions.tsx'
import { useBin } from './use-bin.ts'

export function BinPage() {
  const { bin: words, title } = useTexts()
  const [page, setPage] = useState(0)
  const found = useQuery(titlesQuery({ state: 'binned', sort: 'updated', isDescending: 'true', page }))
  const deleted = useQuery(deletedQuery)
  return (
    <>
      <BackLink to="/titles">{title.back}</BackLink>
      <PageHead title={words.title} lead={words.lead} />
      <Panel>
        {found.data ? <Binned titles={found.data.items} /> : <Waiting query={found} />}
        <Pager page={page} hasMore={(page + 1) * LIST_PAGE < (found.data?.total ?? 0)} onPage={setPage} />
      </Panel>
      <Panel title={words.deleted}>
        {deleted.data ? <Deleted titles={deleted.data} /> : <Waiting query={deleted} />}
      </Panel>
    </>
  )
}

function Binned({ titles }: { titles: readonly TitleLine[] }) {
  const { bin: words, titles: titleWords } = useTexts()
  if (titles.length === 0) return <Empty title={words.empty} />
  return (
    <Table label={words.title} rows={titles} keyOf={({ id }) => id} columns={columnsIn(words, titleWords)} />
  )
}

function columnsIn({ columns }: Texts['bin'], { kinds }: Texts['titles']): Column<TitleLine>[] {
  return [
    {
      key: 'title',
      head: columns.title,
      cell: ({ id, title }) => (
        <Link to="/titles/$id" params={{ id: String(id) }}>
          {title}
        </Link>
      ),
    },
    { key: 'kind', head: columns.kind, cell: ({ kind }) => kinds[kind], isExtra: true },
    {
      key: 'actions',
      head: columns.actions,
      cell: (title) => <BinActions title={title} onDeleted={() => {}} />,
      isNumber: true,
    },
  ]
}

function Deleted({ titles }: { titles: readonly DeletedTitle[] }) {
  const { bin: words } = useTexts()
  const formats = useFormats()
  const { lettingIn } = useBin()
  if (titles.length === 0) return <Empty title={words.deletedEmpty} />
  return (
    <>
      <Failure error={lettingIn.error} />
      <ul className={bin.deleted}>
        {titles.map(({ id, title, path, actor, deletedAt }) => (
          <li key={id}>
            <div>
              <p>
                {title} <code>{path}</code>
              </p>
              <p className={styles.soft}>{words.deletedBy(actor, formats.time(deletedAt))}</p>
            </div>
            <Button isBusy={lettingIn.isPending} onClick={() => lettingIn.mutate(id)}>
              {words.letIn}
            </Button>
          </li>
        ))}
      </ul>
    </>
  )
}
