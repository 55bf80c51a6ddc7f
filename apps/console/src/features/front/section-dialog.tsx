/** Edits a section of a front page: its texts, titles, dates and audience. */
import type { FrontSection } from '@quintet/contracts/operator/front-pages'
import { VERTICALS } from '@quintet/domain/catalogue/categories'
import { AUDIENCES, type FrontPage, HEADING_MAX_LENGTH } from '@quintet/domain/catalogue/front-page'
import { type Language, LANGUAGES } from '@quintet/domain/basics/languages'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { frontChoicesQuery } from '../../api/queries.ts'
import { useSpeech, useTexts } from '../../texts/language.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field, Labelled, Select } from '../../ui/field.tsx'
import form from '../../ui/form.module.css'
import { textOf } from '../../ui/form-text.ts'
import { nameOf, suggestedHeading } from './headings.ts'
import { RuleFields } from './rule-fields.tsx'
import {
  faultOf,
  fromLocal,
  type Known,
  type Names,
  newRule,
  type RuledSection,
  toLocal,
} from './sections.ts'

type SectionDialogProps = {
  page: FrontPage
  section: FrontSection
  /** Whether it is not on the page yet. */
  isNew: boolean
  names: Names
  onDone: (section: FrontSection, names: Names) => void
  onClose: () => void
}

export function SectionDialog({ page, section, isNew, names, onDone, onClose }: SectionDialogProps) {
  const { texts, language } = useSpeech()
  const { front: words, common } = texts
  const [draft, setDraft] = useState(section)
  const [known, setKnown] = useState(names)
  const [fault, setFault] = useState<string | null>(null)
  const choices = useQuery(frontChoicesQuery()).data
  const apply = (data: FormData) => {
    const suggested = draft.kind === 'standard' ? null : suggestionsFor(draft, { names: known, choices })
    const written = withWords({ ...draft, ...timesIn(data) }, data, suggested)
    const missing = faultOf(written, texts)
    setFault(missing)
    if (missing === null) onDone(written, known)
  }
  const title =
    isNew && section.kind !== 'standard'
      ? words.fresh[section.kind]
      : nameOf(section, { names, choices }, language)
  return (
    <Dialog title={title} onClose={onClose}>
      <form
        className={form.form}
        onSubmit={(event) => {
          event.preventDefault()
          apply(new FormData(event.currentTarget))
        }}
      >
        <Words
          section={draft}
          suggested={draft.kind === 'row' ? suggestionsFor(draft, { names: known, choices }) : null}
        />
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

type Suggestions = Record<Language, string>

function suggestionsFor(section: RuledSection, known: Known): Suggestions {
  return { de: suggestedHeading(section, known, 'de'), en: suggestedHeading(section, known, 'en') }
}

function withWords(section: FrontSection, data: FormData, suggested: Suggestions | null): FrontSection {
  const written = { de: textOf(data, 'de').trim(), en: textOf(data, 'en').trim() }
  if (section.kind === 'row') {
    const heading = { de: written.de || suggested?.de || '', en: written.en || suggested?.en || '' }
    return { ...section, heading }
  }
  if (section.kind !== 'banner') return section
  const { de, en } = written
  return { ...section, button: de || en ? { de: de || en, en: en || de } : null }
}

function Words({ section, suggested }: { section: FrontSection; suggested: Suggestions | null }) {
  const { front: words } = useTexts()
  if (section.kind !== 'row' && section.kind !== 'banner') return null
  const isRow = section.kind === 'row'
  const written = isRow ? section.heading : section.button
  return LANGUAGES.map((language) => (
    <Field
      key={language}
      label={(isRow ? words.heading : words.button)[language]}
      hint={isRow ? words.headingHint : words.buttonHint}
      placeholder={suggested?.[language]}
      name={language}
      defaultValue={written?.[language] ?? ''}
      maxLength={HEADING_MAX_LENGTH}
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
