/** All feeds, with the result of the last run of each. */
import type { Feed } from '@quintet/contracts/operator/feeds'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { feedsQuery, meQuery } from '../../api/queries.ts'
import type { Texts } from '../../texts/en.ts'
import type { Formats } from '../../texts/formats.ts'
import { useFormats, useTexts } from '../../texts/language.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { Waiting } from '../../ui/failure.tsx'
import { Badge, Empty, PageHead, Panel } from '../../ui/panel.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import { resultOf, STATE_TONES } from './result.ts'
import styles from './feeds.module.css'

export function FeedsPage() {
  const texts = useTexts()
  const formats = useFormats()
  const { rights } = useSuspenseQuery(meQuery).data
  const found = useQuery(feedsQuery)
  return (
    <>
      <PageHead
        title={texts.feeds.title}
        lead={texts.feeds.lead}
        actions={
          rights.includes('edit') && (
            <Link to="/feeds/new" className={buttonClass('primary')}>
              {texts.feeds.add}
            </Link>
          )
        }
      />
      <Panel>
        {!found.data && <Waiting query={found} />}
        {found.data?.length === 0 && <Empty title={texts.feeds.empty}>{texts.feeds.emptyHint}</Empty>}
        {found.data && found.data.length > 0 && (
          <Table
            label={texts.feeds.title}
            rows={found.data}
            keyOf={({ id }) => id}
            columns={columnsIn(texts, formats)}
            opens
          />
        )}
      </Panel>
    </>
  )
}

function columnsIn({ feeds: words, jobs }: Texts, formats: Formats): Column<Feed>[] {
  const { columns: heads } = words
  return [
    {
      key: 'name',
      head: heads.name,
      cell: ({ id, name, address }) => (
        <>
          <Link to="/feeds/$id" params={{ id }}>
            {name}
          </Link>
          <div className={styles.soft}>{shortened(address)}</div>
        </>
      ),
    },
    { key: 'kind', head: heads.kind, cell: ({ kind }) => kind && words.kinds[kind] },
    {
      key: 'titles',
      head: heads.titles,
      isNumber: true,
      cell: ({ titles, drafts }) => (
        <>
          {formats.number(titles)}
          {drafts > 0 && <div className={styles.soft}>{words.drafts(formats.number(drafts))}</div>}
        </>
      ),
    },
    {
      key: 'ran',
      head: heads.ran,
      isExtra: true,
      cell: ({ ranAt }) => (ranAt === null ? words.never : formats.time(ranAt)),
    },
    {
      key: 'result',
      head: heads.result,
      isExtra: true,
      cell: ({ reason, report }) =>
        reason ? jobs.reasonOf(reason) : resultOf(report, words, formats).join(' · '),
    },
    {
      key: 'state',
      head: heads.state,
      cell: ({ state }) => <Badge tone={STATE_TONES[state]}>{words.states[state]}</Badge>,
    },
  ]
}

const ADDRESS_SHOWN = 60

function shortened(address: string): string {
  const plain = address.replace(/^(?:https?:\/\/|file:)/, '')
  return plain.length > ADDRESS_SHOWN ? `${plain.slice(0, ADDRESS_SHOWN)}…` : plain
}
