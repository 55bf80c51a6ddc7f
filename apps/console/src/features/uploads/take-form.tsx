/** Describes files: as guessed from their names and tags, corrected by the operator. */
import {
  type Upload,
  type UploadFacts,
  UPLOAD_SECTIONS,
  type UploadSection,
} from '@quintet/contracts/operator/uploads'
import { useRef, useState } from 'react'
import { useFormats, useTexts } from '../../texts/language.tsx'
import { Button } from '../../ui/button.tsx'
import { Check, Field, Labelled, Select } from '../../ui/field.tsx'
import { textOf } from '../../ui/form-text.ts'
import form from '../../ui/form.module.css'
import { RemoveUpload } from './remove-upload.tsx'
import { TakeDialog, type Taking } from './take-dialog.tsx'
import styles from './uploads.module.css'

type Single = Upload & { guess: NonNullable<Upload['guess']> }

/** Single files, each with a form of its own; several are imported together. */
export function TakeSingles({ uploads }: { uploads: readonly Single[] }) {
  const { uploads: words } = useTexts()
  const formats = useFormats()
  const forms = useRef(new Map<string, HTMLFormElement>())
  const [wanted, setWanted] = useState<Taking | null>(null)
  const note = (id: string) => (element: HTMLFormElement | null) => {
    if (element) forms.current.set(id, element)
    else forms.current.delete(id)
  }
  const takeAll = (isDraft: boolean) => {
    const written = [...forms.current]
    if (!written.every(([, each]) => each.reportValidity())) return
    const facts = written.map(([id, each]) => [id, factsIn(new FormData(each))] as const)
    setWanted({ ids: facts.map(([id]) => id), section: 'Movies', files: Object.fromEntries(facts), isDraft })
  }
  return (
    <>
      {uploads.length > 1 && (
        <form
          className={styles.item}
          aria-label={words.together}
          onSubmit={(event) => {
            event.preventDefault()
            takeAll(new FormData(event.currentTarget).has('isDraft'))
          }}
        >
          <Check label={words.areDrafts} name="isDraft" defaultChecked />
          <div className={form.actions}>
            <Button type="submit" look="primary">
              {words.takeTogether(formats.number(uploads.length))}
            </Button>
          </div>
        </form>
      )}
      {uploads.map((upload) => (
        <TakeForm key={upload.id} upload={upload} isAlone={uploads.length === 1} note={note(upload.id)} />
      ))}
      {wanted && <TakeDialog wanted={wanted} onClose={() => setWanted(null)} />}
    </>
  )
}

type TakeFormProps = { upload: Single; isAlone: boolean; note: (form: HTMLFormElement | null) => void }

function TakeForm({ upload: { id, path, guess }, isAlone, note }: TakeFormProps) {
  const { uploads: words } = useTexts()
  const [section, setSection] = useState<UploadSection>(guess.section)
  const [wanted, setWanted] = useState<Taking | null>(null)
  return (
    <form
      ref={note}
      className={styles.item}
      aria-label={path}
      onSubmit={(event) => {
        event.preventDefault()
        const data = new FormData(event.currentTarget)
        setWanted({ ids: [id], section, files: { [id]: factsIn(data) }, isDraft: data.has('isDraft') })
      }}
    >
      <strong>{path}</strong>
      <FactFields guess={guess} section={section} onSection={setSection} />
      <Check label={words.isDraft} name="isDraft" defaultChecked />
      <div className={form.actions}>
        <RemoveUpload id={id} path={path} />
        <Button type="submit" look={isAlone ? 'primary' : 'quiet'}>
          {words.take}
        </Button>
      </div>
      {wanted && <TakeDialog wanted={wanted} onClose={() => setWanted(null)} />}
    </form>
  )
}

/** What a file's form says it is. */
function factsIn(data: FormData): UploadFacts {
  const section = textOf(data, 'section') as UploadSection
  const isEpisode = section === 'Shows'
  return {
    section,
    title: textOf(data, 'title'),
    year: Number(textOf(data, 'year')) || null,
    season: isEpisode ? Number(textOf(data, 'season') || 1) : null,
    number: isEpisode ? Number(textOf(data, 'number') || 1) : null,
    owner: textOf(data, 'owner').trim() || null,
  }
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
          name="section"
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
