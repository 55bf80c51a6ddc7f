/** Mails that were sent, are waiting, failed or bounced. @spec decisions 13.27 */
import type { MailLine } from '@quintet/contracts/operator/mails'
import { MAIL_FILTERS, MAIL_KINDS, type MailFilter, type MailKind } from '@quintet/domain/account/mails'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { mailFiguresQuery, mailsQuery } from '../../api/queries.ts'
import { useFormats, useTexts } from '../../texts/language.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { ClearFilters } from '../../ui/clear-filters.tsx'
import { Waiting } from '../../ui/failure.tsx'
import { Select } from '../../ui/field.tsx'
import { Figure, Figures } from '../../ui/figure.tsx'
import form from '../../ui/form.module.css'
import { KeyPager, useKeyPages } from '../../ui/key-pager.tsx'
import { Empty, PageHead, Panel } from '../../ui/panel.tsx'
import { AgainDialog } from './again-dialog.tsx'
import { MailTable } from './mail-table.tsx'

export type MailsSearch = { state?: MailFilter | undefined; kind?: MailKind | undefined }

export function MailsPage() {
  const { mails: words } = useTexts()
  const { state, kind } = useSearch({ strict: false }) as MailsSearch
  const navigate = useNavigate()
  // Drops the paging state kept in the history: a new filter starts at the first page.
  const filter = (next: MailsSearch) => void navigate({ to: '/mails', search: next, replace: true })
  const isNarrowed = state !== undefined || kind !== undefined
  const [again, setAgain] = useState<MailLine | null>(null)
  const pages = useKeyPages()
  const found = useQuery(
    mailsQuery({
      ...(state ? { state } : {}),
      ...(kind ? { kind } : {}),
      ...(pages.before ? { before: pages.before } : {}),
    }),
  )
  return (
    <>
      <PageHead
        title={words.title}
        lead={words.lead}
        actions={
          <Link to="/mails/samples" className={buttonClass()}>
            {words.samples}
          </Link>
        }
      />
      <LastDay />
      <div className={form.filters}>
        <Select
          label={words.state}
          value={state ?? ''}
          options={[
            ['', words.allStates],
            ...MAIL_FILTERS.map(
              (each) => [each, each === 'undelivered' ? words.undelivered : words.states[each]] as const,
            ),
          ]}
          onPick={(next) => filter({ kind, state: next || undefined })}
        />
        <Select
          label={words.kind}
          value={kind ?? ''}
          options={[['', words.allKinds], ...MAIL_KINDS.map((each) => [each, words.kinds[each]] as const)]}
          onPick={(next) => filter({ state, kind: next || undefined })}
        />
        <ClearFilters isNarrowed={isNarrowed} onClear={() => filter({})} />
      </div>
      <Panel>
        {!found.data && <Waiting query={found} />}
        {found.data?.items.length === 0 && (
          <Empty title={isNarrowed ? words.empty : words.none}>{words.emptyHint}</Empty>
        )}
        {found.data && found.data.items.length > 0 && (
          <MailTable mails={found.data.items} onAgain={setAgain} />
        )}
        <KeyPager pages={pages} last={found.data?.items.at(-1)?.id} hasMore={found.data?.hasMore ?? false} />
      </Panel>
      {again && <AgainDialog mail={again} onClose={() => setAgain(null)} />}
    </>
  )
}

function LastDay() {
  const { mails: words } = useTexts()
  const formats = useFormats()
  const figures = useQuery(mailFiguresQuery)
  if (!figures.data) return <Waiting query={figures} />
  const { lastDay, waiting, waitingSince } = figures.data
  return (
    <Figures>
      {lastDay.kept > 0 && lastDay.sent === 0 ? (
        <Figure name={words.kept} value={formats.number(lastDay.kept)} beside={words.keptBeside} />
      ) : (
        <Figure name={words.sent} value={formats.number(lastDay.sent)} beside={words.lastDay} />
      )}
      <Figure
        name={words.waiting}
        value={formats.number(waiting)}
        beside={waitingSince === null ? undefined : words.waitingSince(formats.time(waitingSince))}
      />
      <Figure name={words.failed} value={formats.number(lastDay.failed)} beside={words.lastDay} />
      <Figure
        name={words.returned}
        value={formats.number(lastDay.bounced + lastDay.complained)}
        beside={
          lastDay.complained === 0 ? words.lastDay : words.complaints(formats.number(lastDay.complained))
        }
      />
    </Figures>
  )
}
