/** The musical work that a track plays, and which movement of it, in both languages. */
import type { TitleSheet } from '@quintet/contracts/operator/title-sheet'
import type { TitleRecord } from '@quintet/contracts/operator/titles'
import { type InEachLanguage, inEachLanguage, LANGUAGES } from '@quintet/domain/basics/languages'
import { MOVEMENTS_MAX, WORK_NAME_MAX } from '@quintet/domain/catalogue/works'
import type { Texts } from '../../../texts/en.ts'
import { useTexts } from '../../../texts/language.tsx'
import { Field } from '../../../ui/field.tsx'
import { textOf } from '../../../ui/form-text.ts'
import { SheetPanel } from './sheet-panel.tsx'
import styles from './sheet.module.css'

export function WorkPanel({ title }: { title: TitleRecord }) {
  const { title: words } = useTexts()
  const { work } = title.shown
  const { work: imported } = title.imported
  const names = imported && [...new Set(Object.values(imported.names))].join(' · ')
  return (
    <SheetPanel
      title={title}
      heading={words.panels.work}
      fields={['work']}
      read={(data) => workIn(data, words)}
    >
      <p className={styles.hint}>{words.work.hint}</p>
      <Named prefix="work" label={words.work.name} value={work?.names ?? null} />
      <Named prefix="movement" label={words.work.movement} value={work?.movements ?? null} />
      <div className={styles.pair}>
        <Field
          label={words.work.number}
          hint={words.work.numberHint}
          name="number"
          type="number"
          min={1}
          max={MOVEMENTS_MAX}
          defaultValue={work?.number ?? ''}
        />
      </div>
      {names && <p className={styles.hint}>{words.imported(names)}</p>}
      {imported === null && <p className={styles.hint}>{words.work.notImported}</p>}
    </SheetPanel>
  )
}

type NamedProps = { prefix: string; label: Texts['title']['work']['name']; value: InEachLanguage | null }

function Named({ prefix, label, value }: NamedProps) {
  return (
    <div className={styles.pair}>
      {LANGUAGES.map((language) => (
        <Field
          key={language}
          label={label[language]}
          name={`${prefix}-${language}`}
          defaultValue={value?.[language] ?? ''}
          maxLength={WORK_NAME_MAX}
          lang={language}
        />
      ))}
    </div>
  )
}

/** Returns an error message, or the work; a single name applies to both languages. */
function workIn(data: FormData, words: Texts['title']): string | { work: TitleSheet['work'] } {
  const namesIn = (prefix: string) => {
    const written = LANGUAGES.map((language) => [language, textOf(data, `${prefix}-${language}`).trim()])
    return inEachLanguage(Object.fromEntries(written.filter(([, name]) => name !== '')))
  }
  const [names, movements = null] = [namesIn('work'), namesIn('movement')]
  const number = textOf(data, 'number')
  if (names) return { work: { names, movements, number: number === '' ? null : Number(number) } }
  return movements || number !== '' ? words.work.missing : { work: null }
}
