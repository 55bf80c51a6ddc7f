/** Who changed what, page by page, newest first. */
import {
  EVENTS_PAGE,
  OPERATOR_ACTIONS,
  type OperatorAction,
  type OperatorEvent,
} from '@quintet/contracts/operator/events'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { eventsQuery, genresQuery } from '../../api/queries.ts'
import type { Texts } from '../../texts/en.ts'
import { useFormats, useTexts } from '../../texts/language.tsx'
import { ClearFilters } from '../../ui/clear-filters.tsx'
import { Waiting } from '../../ui/failure.tsx'
import { SearchField, Select } from '../../ui/field.tsx'
import form from '../../ui/form.module.css'
import { KeyPager, useKeyPages } from '../../ui/key-pager.tsx'
import { Empty, PageHead, Panel } from '../../ui/panel.tsx'
import { useSettled } from '../../ui/use-settled.ts'
import styles from './audit-page.module.css'
import { differing, type Fact, factsIn } from './facts.ts'
import { Subject } from './subject.tsx'

export type AuditSearch = { actor?: string | undefined; action?: OperatorAction | undefined }

export function AuditPage() {
  const texts = useTexts()
  const { actor, action } = useSearch({ strict: false }) as AuditSearch
  const [typed, setTyped] = useState(actor ?? '')
  const navigate = useNavigate()
  // Drops the paging state kept in the history: a new filter starts at the first page.
  const filter = (next: AuditSearch) => void navigate({ to: '/audit', search: next, replace: true })
  const pages = useKeyPages()
  const written = useSettled(typed.trim())
  const found = useQuery(
    eventsQuery({
      ...(written ? { actor: written } : {}),
      ...(action ? { action } : {}),
      ...(pages.before ? { before: pages.before } : {}),
    }),
  )
  return (
    <>
      <PageHead title={texts.audit.title} lead={texts.audit.lead} />
      <div className={form.filters}>
        <SearchField
          label={`${texts.audit.actor}: ${texts.common.email}`}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value)
            filter({ action, actor: target.value || undefined })
          }}
        />
        <Select
          label={texts.audit.action}
          value={action ?? ''}
          options={[
            ['', texts.audit.allActions],
            ...OPERATOR_ACTIONS.map((each) => [each, texts.audit.actions[each]] as const),
          ]}
          onPick={(next) => filter({ actor, action: next || undefined })}
        />
        <ClearFilters
          isNarrowed={typed !== '' || action !== undefined}
          onClear={() => {
            setTyped('')
            filter({})
          }}
        />
      </div>
      <Panel>
        {!found.data && <Waiting query={found} />}
        {found.data?.length === 0 && <Empty title={texts.audit.empty} />}
        <ol>
          {found.data?.map((event) => (
            <Entry key={event.id} event={event} />
          ))}
        </ol>
        <KeyPager pages={pages} last={found.data?.at(-1)?.id} hasMore={found.data?.length === EVENTS_PAGE} />
      </Panel>
    </>
  )
}

/** Recorded instead of a date when payouts were fetched without one. */
const NO_DATE = 'lately'

function Entry({ event }: { event: OperatorEvent }) {
  const { audit } = useTexts()
  const formats = useFormats()
  const { at, actor, action, subject, subjectId, reason, before, after } = event
  return (
    <li className={styles.entry}>
      <p>
        <strong>{actorIn(actor, audit)}</strong> {audit.actions[action]}
        {subjectId !== actor && subjectId !== NO_DATE && (
          <>
            {' · '}
            {audit.subjects[subject]} <Subject subject={subject} id={subjectId} />
          </>
        )}
      </p>
      {reason && <p className={styles.reason}>{reason}</p>}
      {(before ?? after) && <Change before={before} after={after} />}
      <time dateTime={at} title={formats.ago(at)}>
        {formats.time(at)}
      </time>
    </li>
  )
}

function actorIn(actor: string, audit: Texts['audit']): string {
  if (actor === 'command line') return audit.commandLine
  return actor === 'plan' ? audit.plan : actor
}

type ChangeProps = Pick<OperatorEvent, 'before' | 'after'>

function Change({ before, after }: ChangeProps) {
  const texts = useTexts()
  const formats = useFormats()
  const { data: genres = [] } = useQuery(genresQuery())
  const names = new Map(genres.map(({ id, name }) => [id, name]))
  const tell = (facts: ChangeProps['before']) => factsIn(facts ?? {}, { texts, formats, names })
  const [earlier, later] = differing(tell(before), tell(after))
  return (
    <dl className={styles.facts}>
      <Facts name={texts.audit.before} facts={earlier} />
      <Facts name={texts.audit.after} facts={later} />
    </dl>
  )
}

function Facts({ name, facts }: { name: string; facts: readonly Fact[] }) {
  if (facts.length === 0) return null
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {facts.map(({ key, name: what, value }) => (
          <span key={key}>
            {what}: {value}
          </span>
        ))}
      </dd>
    </div>
  )
}
