/** Describes a file: as guessed from its name and tags, corrected by the operator. */
import {
  type Upload,
  type UploadFacts,
  UPLOAD_SECTIONS,
  type UploadSection,
} from '@quintet/contracts/operator/uploads'
import { useState } from 'react'
import { useTexts } from '../../texts/language.tsx'
import { Button } from '../../ui/button.tsx'
import { Check, Field, Labelled, Select } from '../../ui/field.tsx'
import { textOf } from '../../ui/form-text.ts'
import form from '../../ui/form.module.css'
import { RemoveUpload } from './remove-upload.tsx'
import { TakeDialog, type Taking } from './take-dialog.tsx'
import styles from './uploads.module.css'

export function TakeForm({ upload }: { upload: Upload & { guess: NonNullable<Upload['guess']> } }) {
  const { uploads: words } = useTexts()
  const { id, path, guess } = upload
  const [section, setSection] = useState<UploadSection>(guess.section)
  const [wanted, setWanted] = useState<Taking | null>(null)
  const numberIn = (data: FormData, name: string) => Number(textOf(data, name)) || null
  const takingOf = (data: FormData): Taking => ({
    ids: [id],
    section,
    isDraft: data.has('isDraft'),
    facts: {
      section,
      title: textOf(data, 'title'),
      year: numberIn(data, 'year'),
      season: section === 'Shows' ? Number(textOf(data, 'season') || 1) : null,
      number: section === 'Shows' ? Number(textOf(data, 'number') || 1) : null,
      owner: textOf(data, 'owner').trim() || null,
    },
  })
  return (
    <form
      className={styles.item}
      aria-label={path}
      onSubmit={(event) => {
        event.preventDefault()
        setWanted(takingOf(new FormData(event.currentTarget)))
      }}
    >
      <strong>{path}</strong>
      <FactFields guess={guess} section={section} onSection={setSection} />
      <Check label={words.isDraft} name="isDraft" defaultChecked />
      <div className={form.actions}>
        <RemoveUpload id={id} path={path} />
        <Button type="submit" look="primary">
          {words.take}
        </Button>
      </div>
      {wanted && <TakeDialog wanted={wanted} onClose={() => setWanted(null)} />}
    </form>
  )
}

function FactFields({
  guess,
  section,
  onSection,
}: {
  guess: UploadFacts
  section: UploadSection
  onSection: (section: UploadSection) => void
}) {
  const { uploads: words } = useTexts()
  const owner =
    section === 'Music' || section === 'Audiobooks' || section === 'Sports' ? words.owners[section] : null
  return (
    <div className={styles.fields}>
      <Labelled label={words.section}>
        <Select
          label={words.section}
          value={section}
          options={UPLOAD_SECTIONS.map((each) => [each, words.sections[each]] as const)}
          onPick={onSection}
        />
      </Labelled>
      <Field
        label={section === 'Shows' ? words.seriesName : words.name}
        name="title"
        defaultValue={guess.title}
        maxLength={200}
        required
      />
      <Field
        label={words.year}
        name="year"
        inputMode="numeric"
        pattern="[12]\d{3}"
        defaultValue={guess.year ?? ''}
      />
      {section === 'Shows' && (
        <>
          <Field
            label={words.season}
            name="season"
            inputMode="numeric"
            pattern="\d{1,4}"
            defaultValue={guess.season ?? 1}
          />
          <Field
            label={words.number}
            name="number"
            inputMode="numeric"
            pattern="\d{1,5}"
            defaultValue={guess.number ?? 1}
          />
        </>
      )}
      {owner && <Field label={owner} name="owner" defaultValue={guess.owner ?? ''} maxLength={200} />}
    </div>
  )
}
