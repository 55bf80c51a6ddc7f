/** Edits a section of a front page: its texts, titles, dates and audience. */
import type { FrontSection } from '@quintet/contracts/operator/front-pages'
import { VERTICALS } from '@quintet/domain/categories'
import { AUDIENCES, type FrontPage, HEADING_MAX_LENGTH } from '@quintet/domain/front-page'
import { LANGUAGES } from '@quintet/domain/languages'
import { useState } from 'react'
import { useSpeech, useTexts } from '../../texts/language.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field, Labelled, Select } from '../../ui/field.tsx'
import form from '../../ui/form.module.css'
import { textOf } from '../../ui/form-text.ts'
import { RuleFields } from './rule-fields.tsx'
import { faultOf, fromLocal, nameOf, type Names, newRule, type RuledSection, toLocal } from './sections.ts'

type SectionDialogProps = {
  page: FrontPage
  section: FrontSection
  names: Names
  onDone: (section: FrontSection, names: Names) => void
  onClose: () => void
}

export function SectionDialog({ page, section, names, onDone, onClose }: SectionDialogProps) {
  const { texts, language } = useSpeech()
  const { front: words, common } = texts
  const [draft, setDraft] = useState(section)
  const [known, setKnown] = useState(names)
  const [fault, setFault] = useState<string | null>(null)
  const apply = (data: FormData) => {
    const written = withWords({ ...draft, ...timesIn(data) }, data)
    const missing = faultOf(written, texts)
    setFault(missing)
    if (missing === null) onDone(written, known)
  }
  return (
    <Dialog title={nameOf(section, texts, language) || words.kinds[section.kind]} onClose={onClose}>
      <form
        className={form.form}
        onSubmit={(event) => {
          event.preventDefault()
          apply(new FormData(event.currentTarget))
        }}
      >
        <Words section={draft} />
        {draft.kind !== 'standard' && (
          <>
            {page === 'home' && <OfVertical section={draft} onSection={setDraft} />}
            <RuleFields
              vertical={draft.vertical}
              rule={draft.rule}
              names={known}
              onRule={(rule) => setDraft({ ...draft, rule })}
              onNames={setKnown}
            />
          </>
        )}
        <Field label={words.from} name="from" type="datetime-local" defaultValue={toLocal(draft.from)} />
        <Field
          label={words.until}
          hint={words.timeHint}
          name="until"
          type="datetime-local"
          defaultValue={toLocal(draft.until)}
        />
        {/* Only members see the home page. */}
        {page !== 'home' && (
          <Labelled label={words.audience}>
            <Select
              label={words.audience}
              value={draft.audience}
              options={AUDIENCES.map((audience) => [audience, words.audiences[audience]] as const)}
              onPick={(audience) => setDraft({ ...draft, audience })}
            />
          </Labelled>
        )}
        {fault !== null && (
          <p className={form.failure} role="alert">
            {fault}
          </p>
        )}
        <div className={form.actions}>
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button type="submit" look="primary">
            {words.apply}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

function timesIn(data: FormData) {
  return { from: fromLocal(textOf(data, 'from')), until: fromLocal(textOf(data, 'until')) }
}

function withWords(section: FrontSection, data: FormData): FrontSection {
  const written = { de: textOf(data, 'de').trim(), en: textOf(data, 'en').trim() }
  if (section.kind === 'row') return { ...section, heading: written }
  if (section.kind !== 'banner') return section
  const { de, en } = written
  return { ...section, button: de || en ? { de: de || en, en: en || de } : null }
}

function Words({ section }: { section: FrontSection }) {
  const { front: words } = useTexts()
  if (section.kind !== 'row' && section.kind !== 'banner') return null
  const isRow = section.kind === 'row'
  const written = isRow ? section.heading : section.button
  return LANGUAGES.map((language) => (
    <Field
      key={language}
      label={(isRow ? words.heading : words.button)[language]}
      hint={isRow ? undefined : words.buttonHint}
      name={language}
      defaultValue={written?.[language] ?? ''}
      maxLength={HEADING_MAX_LENGTH}
      required={isRow}
    />
  ))
}

type OfVerticalProps = { section: RuledSection; onSection: (section: RuledSection) => void }

function OfVertical({ section, onSection }: OfVerticalProps) {
  const { front: words, titles } = useTexts()
  return (
    <Labelled label={words.vertical}>
      <Select
        label={words.vertical}
        value={section.vertical}
        options={VERTICALS.map((vertical) => [vertical, titles.verticals[vertical]] as const)}
        // Genres and titles depend on the vertical, so the rule is reset.
        onPick={(vertical) => onSection({ ...section, vertical, rule: newRule(section.rule.by) })}
      />
    </Labelled>
  )
}
