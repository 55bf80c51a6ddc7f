/** Who changed what, page by page, newest first. */
import { addressOf } from '@quintet/contracts/client'
import {
  EVENTS_PAGE,
  exportEvents,
  OPERATOR_ACTIONS,
  OPERATOR_SUBJECTS,
  type OperatorAction,
  type OperatorEvent,
  type OperatorSubject,
} from '@quintet/contracts/operator/events'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { actorsQuery, eventsQuery, genresQuery } from '../../api/queries.ts'
import type { Texts } from '../../texts/en.ts'
import { useFormats, useTexts } from '../../texts/language.tsx'
import { ClearFilters } from '../../ui/clear-filters.tsx'
import { DayField } from '../../ui/day-field.tsx'
import { Waiting } from '../../ui/failure.tsx'
import { SearchField, Select } from '../../ui/field.tsx'
import { FileLink } from '../../ui/file-link.tsx'
import form from '../../ui/form.module.css'
import { KeyPager, useKeyPages } from '../../ui/key-pager.tsx'
import { Empty, PageHead, Panel } from '../../ui/panel.tsx'
import { useSettled } from '../../ui/use-settled.ts'
import styles from './audit-page.module.css'
import { differing, type Fact, factsIn } from './facts.ts'
import { Subject } from './subject.tsx'

export type AuditSearch = {
  /** The id of an operator, or another actor as recorded: no address stands in the browser's history. */
  actor?: string | undefined
  action?: OperatorAction | undefined
  subject?: OperatorSubject | undefined
  /** The number or ID of one item; of an operator, their ID. */
  item?: string | number | undefined
  from?: string | undefined
  to?: string | undefined
}

export function AuditPage() {
  const texts = useTexts()
  const search = useSearch({ strict: false }) as AuditSearch
  const pages = useKeyPages()
  const item = useSettled(String(search.item ?? '').trim())
  const { actor, action, subject, from, to } = search
  const wanted = {
    actor,
    subjectId: item || undefined,
    action,
    subject,
    from,
    to,
  }
  const found = useQuery(eventsQuery({ ...wanted, ...(pages.before ? { before: pages.before } : {}) }))
  return (
    <>
      <PageHead
        title={texts.audit.title}
        lead={texts.audit.lead}
        actions={
          found.data &&
          found.data.length > 0 && (
            <FileLink address={addressOf(exportEvents, {}, wanted)}>{texts.audit.csv}</FileLink>
          )
        }
      />
      <Filters search={search} />
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

/** Everything that narrows the list is in the address. */
function Filters({ search }: { search: AuditSearch }) {
  const { audit: words } = useTexts()
  const [typed, setTyped] = useState(String(search.item ?? ''))
  const { data: operators = [] } = useQuery(actorsQuery)
  const named = operators.map(({ id, email }) => [id, email] as const)
  const navigate = useNavigate()
  // Drops the paging state kept in the history: a new filter starts at the first page.
  const filter = (next: AuditSearch) => void navigate({ to: '/audit', search: next, replace: true })
  return (
    <div className={form.filters}>
      <Select
        label={words.actor}
        value={search.actor ?? ''}
        options={[
          ['', words.allActors],
          ...named,
          ...OTHER_ACTORS.map((each) => [each, actorIn(each, words)] as const),
        ]}
        onPick={(actor) => filter({ ...search, actor: actor || undefined })}
      />
      <Select
        label={words.action}
        value={search.action ?? ''}
        options={[
          ['', words.allActions],
          ...OPERATOR_ACTIONS.map((each) => [each, words.actions[each]] as const),
        ]}
        onPick={(action) => filter({ ...search, action: action || undefined })}
      />
      <Select
        label={words.subject}
        value={search.subject ?? ''}
        options={[
          ['', words.allSubjects],
          ...OPERATOR_SUBJECTS.map((each) => [each, words.subjects[each]] as const),
        ]}
        onPick={(subject) => {
          setTyped('')
          filter({ ...search, subject: subject || undefined, item: undefined })
        }}
      />
      {search.subject === 'operator' ? (
        <Select
          label={words.subjects.operator}
          value={String(search.item ?? '')}
          options={[['', words.allOperators], ...named]}
          onPick={(item) => filter({ ...search, item: item || undefined })}
        />
      ) : (
        <SearchField
          label={words.item}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value)
            filter({ ...search, item: itemIn(target.value) })
          }}
        />
      )}
      {(['from', 'to'] as const).map((end) => (
        <DayField
          key={end}
          label={words[end]}
          value={search[end] ?? ''}
          onPick={(day) => filter({ ...search, [end]: day || undefined })}
        />
      ))}
      <ClearFilters
        isNarrowed={Object.values(search).some(Boolean)}
        onClear={() => {
          setTyped('')
          filter({})
        }}
      />
      <output className={styles.hint} hidden={!isEmail(typed)}>
        {isEmail(typed) && words.notByEmail}
      </output>
    </div>
  )
}

const isEmail = (typed: string) => typed.includes('@')

/** An e-mail address would stay in the browser's history. */
function itemIn(typed: string): string | undefined {
  return isEmail(typed) ? undefined : typed || undefined
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

const OTHER_ACTORS = ['command line', 'plan'] as const

function actorIn(actor: string, audit: Texts['audit']): string {
  const [commandLine, plan] = OTHER_ACTORS
  if (actor === commandLine) return audit.commandLine
  return actor === plan ? audit.plan : actor
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
