import { TEXT_FIELDS } from '@quintet/contracts/operator/title-sheet'
import type { TitleRecord } from '@quintet/contracts/operator/titles'
import type { Language } from '@quintet/domain/basics/languages'
import { useTexts } from '../../../texts/language.tsx'
import { Field, TextArea } from '../../../ui/field.tsx'
import { textOf } from '../../../ui/form-text.ts'
import { SheetPanel } from './sheet-panel.tsx'
import styles from './sheet.module.css'

/** The texts of a title in one language. */
export function TextsPanel({ title, language }: { title: TitleRecord; language: Language }) {
  const { title: words } = useTexts()
  const field = TEXT_FIELDS[language]
  const shown = title.shown[field]
  const imported = title.imported[field]
  return (
    <SheetPanel
      title={title}
      heading={words.languages[language]}
      fields={[field]}
      read={(data) => ({
        [field]: {
          title: textOf(data, 'title').trim(),
          shortDescription: textOf(data, 'short').trim() || null,
          description: textOf(data, 'long').trim() || null,
        },
      })}
    >
      <Field label={words.name} name="title" defaultValue={shown?.title} maxLength={500} required />
      <TextArea
        label={words.short}
        name="short"
        defaultValue={shown?.shortDescription ?? ''}
        maxLength={500}
        rows={2}
      />
      <TextArea
        label={words.long}
        name="long"
        defaultValue={shown?.description ?? ''}
        maxLength={10_000}
        rows={8}
      />
      {imported && <p className={styles.hint}>{words.imported(imported.title)}</p>}
      {(imported === null || (!shown && imported === undefined)) && (
        <p className={styles.hint}>{words.notImported}</p>
      )}
    </SheetPanel>
  )
}
