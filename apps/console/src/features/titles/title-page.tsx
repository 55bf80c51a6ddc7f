/** One title: all its details, each part in a form of its own, over the imported values. */
import type { TitleRecord } from '@quintet/contracts/operator/titles'
import { hasField, writtenTime } from '@quintet/domain/catalogue/title-sheet'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useParams } from '@tanstack/react-router'
import { titleQuery } from '../../api/queries.ts'
import { useFormats, useTexts } from '../../texts/language.tsx'
import { BackLink } from '../../ui/back-link.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Copyable } from '../../ui/copyable.tsx'
import { Failure, Waiting } from '../../ui/failure.tsx'
import form from '../../ui/form.module.css'
import { LeaveGuard } from '../../ui/leave-guard.tsx'
import { Badge, PageHead } from '../../ui/panel.tsx'
import { BinActions } from './bin/bin-actions.tsx'
import { useBin } from './bin/use-bin.ts'
import { SavedTogether } from './sheet/save-bar.tsx'
import { useCanEdit } from './sheet/use-sheet.ts'
import { StateCell } from './state-cell.tsx'
import styles from './title-page.module.css'
import { TitleSheet } from './title-sheet.tsx'
import { useShow } from './use-show.ts'

export function TitlePage() {
  const { id } = useParams({ strict: false })
  const texts = useTexts()
  const title = useQuery(titleQuery(Number(id)))
  return (
    <>
      <BackLink to="/titles">{texts.title.back}</BackLink>
      {title.data ? (
        <Record key={title.data.id} title={title.data} />
      ) : (
        <Waiting query={title} screen={texts.titles.title} />
      )}
    </>
  )
}

function Record({ title }: { title: TitleRecord }) {
  const texts = useTexts()
  const length = title.durationSeconds && texts.title.length(writtenTime(Math.round(title.durationSeconds)))
  const lacksMedia = title.film === null && title.live === null && hasField(title.kind, 'chapters')
  const facts = [
    texts.titles.kinds[title.kind],
    title.year,
    title.rating?.replace('-', ' '),
    lacksMedia ? texts.title.noMedia : length,
  ].filter(Boolean)
  return (
    <>
      <PageHead
        title={title.title}
        lead={
          <>
            <StateCell state={title.state} schedule={title.schedule} /> {facts.join(' · ')}
          </>
        }
        actions={<Actions title={title} />}
      />
      {title.parent && (
        <p className={styles.parent}>
          <Link to="/titles/$id" params={{ id: String(title.parent.id) }}>
            {texts.title.partOf(title.parent.title)}
          </Link>
        </p>
      )}
      {title.live && <Standing live={title.live} />}
      {title.reason && <p className={form.failure}>{texts.jobs.reasonOf(title.reason)}</p>}
      <LeaveGuard>
        <SavedTogether title={title}>
          <TitleSheet title={title} />
        </SavedTogether>
      </LeaveGuard>
      <p className={styles.source}>
        {texts.title.source} <code>{title.source}</code> · {texts.titles.columns.id}{' '}
        <Copyable text={String(title.id)} />
      </p>
    </>
  )
}

/** The actions on the whole title. */
function Actions({ title }: { title: TitleRecord }) {
  const texts = useTexts()
  const canEdit = useCanEdit()
  const navigate = useNavigate()
  const { binning } = useBin()
  const showing = useShow([title.id])
  const isShown = title.state === 'published'
  if (title.state === 'binned')
    return canEdit && <BinActions title={title} onDeleted={() => void navigate({ to: '/titles/bin' })} />
  return (
    <>
      <Failure error={showing.error ?? binning.error} />
      {canEdit && (
        <Button isBusy={binning.isPending} onClick={() => binning.mutate([title.id])}>
          {texts.bin.put}
        </Button>
      )}
      <Link to="/titles/$id/preview" params={{ id: String(title.id) }} className={buttonClass()}>
        {texts.preview.open}
      </Link>
      {isShown && (
        <a className={buttonClass()} href={`/content-item/${title.id}`} target="_blank" rel="noreferrer">
          {texts.title.view}
        </a>
      )}
      {canEdit && (
        <Button
          look={isShown ? 'quiet' : 'primary'}
          isBusy={showing.isPending}
          onClick={() => showing.mutate(!isShown)}
        >
          {isShown ? texts.titles.hide : texts.titles.publish}
        </Button>
      )}
    </>
  )
}

/** The state of a channel with a live source. */
function Standing({ live }: { live: NonNullable<TitleRecord['live']> }) {
  const { live: words } = useTexts().title
  const { time } = useFormats()
  const tone = ({ running: 'good', waiting: 'warning', idle: 'bad' } as const)[live.state]
  const told = [
    live.since && live.state !== 'idle' && words.since(time(live.since)),
    live.state !== 'idle' && live.trouble !== null && (words.troubles[live.trouble] ?? live.trouble),
    live.worker && words.on(live.worker),
  ]
  return (
    <p>
      <Badge tone={tone}>{words.states[live.state]}</Badge> {told.filter(Boolean).join(' · ')}
    </p>
  )
}
