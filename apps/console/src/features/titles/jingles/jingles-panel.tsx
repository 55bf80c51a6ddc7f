import type { TitleRecord } from '@quintet/contracts/operator/titles'
import { JINGLES_EVERY_MAX } from '@quintet/domain/channel-plan'
import { writtenTime } from '@quintet/domain/title-sheet'
import { Link } from '@tanstack/react-router'
import { useTexts } from '../../../texts/language.tsx'
import { Button } from '../../../ui/button.tsx'
import { Failure } from '../../../ui/failure.tsx'
import { Field } from '../../../ui/field.tsx'
import { textOf } from '../../../ui/form-text.ts'
import form from '../../../ui/form.module.css'
import { Badge, Empty, Panel } from '../../../ui/panel.tsx'
import sheet from '../sheet/sheet.module.css'
import { useCanEdit } from '../sheet/use-sheet.ts'
import styles from '../title-page.module.css'
import { useJingles } from './use-jingles.ts'

type Jingles = NonNullable<TitleRecord['jingles']>

/** What a channel plays between its titles, and how often. @spec decisions 12.15 */
export function JinglesPanel({ id, jingles: told }: { id: number; jingles: Jingles }) {
  const { jingles: words } = useTexts()
  if (told.jingles.length === 0)
    return (
      <Panel title={words.title}>
        <Empty title={words.none}>{words.noneHint}</Empty>
      </Panel>
    )
  return (
    <Panel title={words.title}>
      <ol className={styles.parts}>
        {told.jingles.map((jingle) => (
          <Jingle key={jingle.id} {...jingle} />
        ))}
      </ol>
      <Rhythm id={id} told={told} />
    </Panel>
  )
}

function Jingle({ id, title, isShown, isReady, seconds }: Jingles['jingles'][number]) {
  const { states } = useTexts().jingles
  const state = isShown ? (isReady ? 'ready' : 'making') : 'hidden'
  const tone = ({ ready: 'good', making: 'warning', hidden: 'neutral' } as const)[state]
  return (
    <li>
      <Link to="/titles/$id" params={{ id: String(id) }}>
        {title}
      </Link>
      {seconds !== null && <span className={styles.soft}>{writtenTime(Math.round(seconds))}</span>}
      <Badge tone={tone}>{states[state]}</Badge>
    </li>
  )
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
