/** The trailer of a title, including one still hidden: plays, replaces, removes and resets it to the imported one. */
import type { TitleRecord } from '@quintet/contracts/operator/titles'
import type { TitleTrailer } from '@quintet/contracts/operator/trailers'
import { isUploadRefusal } from '@quintet/domain/operation/uploads'
import { writtenTime } from '@quintet/domain/catalogue/title-sheet'
import { useRef } from 'react'
import { useFormats, useTexts } from '../../../texts/language.tsx'
import { Button } from '../../../ui/button.tsx'
import { Failure } from '../../../ui/failure.tsx'
import { FileButton } from '../../../ui/file-button.tsx'
import form from '../../../ui/form.module.css'
import { Badge, Empty, Panel } from '../../../ui/panel.tsx'
import { FilmPlayer } from '../film/film-player.tsx'
import { useCanEdit } from '../sheet/use-sheet.ts'
import styles from './trailer.module.css'
import { type OnItsWay, useTrailer } from './use-trailer.ts'

export function TrailerPanel({ title }: { title: TitleRecord }) {
  const { trailer: words } = useTexts()
  const canEdit = useCanEdit()
  const { sending, fault, setting, removing, takingBack } = useTrailer(title.id)
  const video = useRef<HTMLVideoElement>(null)
  const { edited, shown, making } = title.trailer
  const isThere = shown !== null || making !== null
  return (
    <Panel
      title={words.title}
      actions={
        canEdit && (
          <FileButton accept="video/*,.mkv" isBusy={sending !== null} onPick={(file) => setting.mutate(file)}>
            {isThere ? words.replace : words.add}
          </FileButton>
        )
      }
    >
      <div className={styles.trailer}>
        <Failure error={setting.error ?? removing.error ?? takingBack.error} />
        {fault !== null && <Refusal fault={fault} />}
        {sending && <Sending file={sending} />}
        {making && <Making making={making} hasOther={shown !== null} />}
        {!isThere && <Empty title={edited ? words.removedByEditor : words.none} />}
        {shown && canEdit && <FilmPlayer asset={shown} label={words.player(title.title)} video={video} />}
        {shown && <Facts edited={edited} durationSeconds={shown.durationSeconds} />}
        {canEdit && (isThere || edited) && (
          <div className={styles.tools}>
            {isThere && (
              <Button isBusy={removing.isPending} onClick={() => removing.mutate()}>
                {words.remove}
              </Button>
            )}
            {edited && (
              <Button isBusy={takingBack.isPending} onClick={() => takingBack.mutate()}>
                {words.asImported}
              </Button>
            )}
          </div>
        )}
      </div>
    </Panel>
  )
}

function Facts({
  edited,
  durationSeconds,
}: Pick<TitleTrailer, 'edited'> & { durationSeconds: number | null }) {
  const { trailer: words } = useTexts()
  return (
    <p className={styles.state}>
      {durationSeconds !== null && (
        <span className={styles.soft}>{writtenTime(Math.round(durationSeconds))}</span>
      )}
      {edited && <Badge tone="neutral">{words.edited}</Badge>}
    </p>
  )
}

function Refusal({ fault }: { fault: string }) {
  const { uploads, failures } = useTexts()
  return (
    <p className={form.failure} role="alert">
      {isUploadRefusal(fault) ? uploads.refusals[fault] : failures.unexpected}
    </p>
  )
}

function Sending({ file: { name, bytes, sent } }: { file: OnItsWay }) {
  const { trailer: words } = useTexts()
  const formats = useFormats()
  return (
    <div className={styles.state}>
      <span className={styles.soft}>{words.sending(name)}</span>
      <progress value={sent} max={bytes} aria-label={words.sending(name)} />
      <span className={styles.soft}>
        {formats.bytes(sent)} / {formats.bytes(bytes)}
      </span>
    </div>
  )
}

function Making({ making, hasOther }: { making: NonNullable<TitleTrailer['making']>; hasOther: boolean }) {
  const { trailer: words, jobs } = useTexts()
  const formats = useFormats()
  const { state, progress, reason } = making
  return (
    <output className={styles.making}>
      <span className={styles.state}>
        <Badge tone={state === 'failed' ? 'bad' : 'warning'}>{words.states[state]}</Badge>
        {state === 'running' && (
          <>
            <progress value={progress} max={1} aria-label={words.states[state]} />
            <span className={styles.soft}>{words.share(formats.percent(progress))}</span>
          </>
        )}
      </span>
      <span className={styles.soft}>
        {[
          state === 'failed' && reason !== null && jobs.reasonOf(reason),
          state === 'failed' ? words.tryOther : hasOther && words.kept,
        ]
          .filter(Boolean)
          .join(' ')}
      </span>
    </output>
  )
}
