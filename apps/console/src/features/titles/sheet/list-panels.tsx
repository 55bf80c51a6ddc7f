/** The panels for people and for an event's broadcast times. */
import { CREDIT_ROLES } from '@quintet/contracts/library'
import type { TitleSheet } from '@quintet/contracts/operator/title-sheet'
import type { TitleRecord } from '@quintet/contracts/operator/titles'
import { isSpan } from '@quintet/domain/catalogue/title-sheet'
import { useTexts } from '../../../texts/language.tsx'
import { Field } from '../../../ui/field.tsx'
import { textOf } from '../../../ui/form-text.ts'
import { fromLocal, toLocal } from '../../../ui/local-time.ts'
import { RowEditor, rowsIn } from './row-editor.tsx'
import { SheetPanel } from './sheet-panel.tsx'
import styles from './sheet.module.css'

type PanelProps = { title: TitleRecord }

export function PeoplePanel({ title }: PanelProps) {
  const { title: words } = useTexts()
  return (
    <SheetPanel
      title={title}
      heading={words.panels.people}
      fields={['people']}
      read={(data) => ({
        people: rowsIn(data, ['name', 'role', 'character']).map(({ name, role, character }) => ({
          name,
          role: role as TitleSheet['people'][number]['role'],
          character: character || null,
        })),
      })}
    >
      <RowEditor
        label={words.panels.people}
        columns={[
          {
            key: 'name',
            label: words.person,
            isWide: true,
            isRequired: true,
            isPerson: true,
            maxLength: 200,
          },
          {
            key: 'role',
            label: words.role,
            options: CREDIT_ROLES.map((role) => [role, words.roles[role]] as const),
          },
          { key: 'character', label: words.character, maxLength: 200 },
        ]}
        rows={title.shown.people.map(({ name, role, character }) => ({
          name,
          role,
          character: character ?? '',
        }))}
        blank={{ name: '', role: 'actor', character: '' }}
        max={200}
      />
    </SheetPanel>
  )
}

export function BroadcastPanel({ title }: PanelProps) {
  const { title: words } = useTexts()
  const { startsAt, endsAt } = title.shown.broadcast
  return (
    <SheetPanel
      title={title}
      heading={words.panels.broadcast}
      fields={['broadcast']}
      read={(data) => {
        const broadcast = {
          startsAt: fromLocal(textOf(data, 'startsAt'), startsAt),
          endsAt: fromLocal(textOf(data, 'endsAt'), endsAt),
        }
        return isSpan(broadcast.startsAt, broadcast.endsAt) ? { broadcast } : words.wrongSpan
      }}
    >
      <div className={styles.pair}>
        <Field
          label={words.startsAt}
          name="startsAt"
          type="datetime-local"
          defaultValue={toLocal(startsAt)}
        />
        <Field label={words.endsAt} name="endsAt" type="datetime-local" defaultValue={toLocal(endsAt)} />
      </div>
    </SheetPanel>
  )
}
