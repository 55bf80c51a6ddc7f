import type { TitleRecord } from '@quintet/contracts/operator/titles'
import { VERTICAL_FACTS } from '@quintet/domain/catalogue/categories'
import { JINGLES_EVERY_MAX } from '@quintet/domain/live/channel-plan'
import { writtenTime } from '@quintet/domain/catalogue/title-sheet'
import { Link } from '@tanstack/react-router'
import { Trash2 } from 'lucide'
import { useFormats, useTexts } from '../../../texts/language.tsx'
import { Button } from '../../../ui/button.tsx'
import { Failure } from '../../../ui/failure.tsx'
import { Field } from '../../../ui/field.tsx'
import { FileButton } from '../../../ui/file-button.tsx'
import { textOf } from '../../../ui/form-text.ts'
import form from '../../../ui/form.module.css'
import { Icon } from '../../../ui/icon.tsx'
import { Badge, Empty, Panel } from '../../../ui/panel.tsx'
import { useBin } from '../bin/use-bin.ts'
import sheet from '../sheet/sheet.module.css'
import { useCanEdit } from '../sheet/use-sheet.ts'
import page from '../title-page.module.css'
import styles from './jingles.module.css'
import { type Sent, useAddJingles, useJingles } from './use-jingles.ts'

type Jingles = NonNullable<TitleRecord['jingles']>

/** What a channel plays between its titles, and how often. @spec decisions 12.15 */
export function JinglesPanel({ title }: { title: TitleRecord & { jingles: Jingles } }) {
  const { jingles: words } = useTexts()
  const { id, vertical, jingles: told } = title
  const canEdit = useCanEdit()
  const { adding, sending, refused } = useAddJingles(id)
  const isRadio = VERTICAL_FACTS[vertical].playerType === 'AUDIO'
  return (
    <Panel
      title={words.title}
      actions={
        canEdit && (
          <FileButton
            accept={isRadio ? 'audio/*' : 'video/*,.mkv'}
            isBusy={adding.isPending}
            onPickAll={(files) => adding.mutate(files)}
          >
            {words.add}
          </FileButton>
        )
      }
    >
      {sending && <OnItsWay file={sending} />}
      <div className={styles.failures}>
        <Failure error={adding.error} />
        {refused.map(({ name, why }) => (
          <p key={name} className={form.failure} role="alert">
            {name}: {why}
          </p>
        ))}
      </div>
      {told.jingles.length === 0 ? (
        <Empty title={words.none}>{canEdit && words.noneHint(isRadio)}</Empty>
      ) : (
        <>
          <ol className={page.parts}>
            {told.jingles.map((jingle) => (
              <Jingle key={jingle.id} jingle={jingle} canEdit={canEdit} />
            ))}
          </ol>
          <Rhythm id={id} told={told} />
        </>
      )}
    </Panel>
  )
}

function OnItsWay({ file: { name, bytes, sent } }: { file: Sent }) {
  const { jingles: words } = useTexts()
  const formats = useFormats()
  return (
    <div className={styles.sending}>
      <span>{words.sending(name)}</span>
      <progress value={sent} max={bytes} aria-label={words.sending(name)} />
      <span className={page.soft}>
        {formats.bytes(sent)} / {formats.bytes(bytes)}
      </span>
    </div>
  )
}

const TONES = { ready: 'good', making: 'warning', failed: 'bad', ratedOut: 'bad', hidden: 'neutral' } as const

function Jingle({ jingle, canEdit }: { jingle: Jingles['jingles'][number]; canEdit: boolean }) {
  const { jingles: words, jobs } = useTexts()
  const { binning } = useBin()
  const { id, title, seconds, reason } = jingle
  const state = stateOf(jingle)
  const why =
    state === 'ratedOut' ? words.ratedOutHint : state === 'failed' && reason && jobs.reasonOf(reason)
  return (
    <li className={styles.jingle}>
      <Link to="/titles/$id" params={{ id: String(id) }}>
        {title}
      </Link>
      {seconds !== null && <span className={page.soft}>{writtenTime(Math.round(seconds))}</span>}
      <Badge tone={TONES[state]}>{words.states[state]}</Badge>
      {canEdit && (
        <Button
          look="plain"
          aria-label={words.remove(title)}
          title={words.remove(title)}
          isBusy={binning.isPending}
          onClick={() => binning.mutate([id])}
        >
          <Icon drawing={Trash2} />
        </Button>
      )}
      {why && <p className={page.soft}>{why}</p>}
      <Failure error={binning.error} />
    </li>
  )
}

function stateOf({ isShown, isReady, isRatedOut, reason }: Jingles['jingles'][number]): keyof typeof TONES {
  if (!isShown) return 'hidden'
  if (isRatedOut) return 'ratedOut'
  if (isReady) return 'ready'
  return reason === null ? 'making' : 'failed'
}

function Rhythm({ id, told: { every, importedEvery, isSet } }: { id: number; told: Jingles }) {
  const { jingles: words } = useTexts()
  const canEdit = useCanEdit()
  const setting = useJingles(id)
  return (
    <form
      // Shows the stored value after a save.
      key={every}
      className={`${form.form} ${sheet.form}`}
      onSubmit={(event) => {
        event.preventDefault()
        setting.mutate(Number(textOf(new FormData(event.currentTarget), 'every')))
      }}
    >
      <fieldset className={sheet.fields} disabled={!canEdit} aria-label={words.title}>
        <Field
          label={words.every}
          hint={words.hint(String(importedEvery))}
          name="every"
          type="number"
          min={0}
          max={JINGLES_EVERY_MAX}
          required
          defaultValue={every}
        />
      </fieldset>
      <Failure error={setting.error} />
      {canEdit && (
        <div className={form.actions}>
          {isSet && (
            <Button isBusy={setting.isPending} onClick={() => setting.mutate(null)}>
              {words.asImported}
            </Button>
          )}
          <Button type="submit" look="primary" isBusy={setting.isPending}>
            {words.save}
          </Button>
        </div>
      )}
    </form>
  )
}
