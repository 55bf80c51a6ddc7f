/** Uploads files and folders into the library. */
import { type Upload, UPLOAD_SECTIONS, type UploadSection } from '@quintet/contracts/operator/uploads'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { uploadsQuery } from '../../api/queries.ts'
import type { Texts } from '../../texts/en.ts'
import type { Formats } from '../../texts/formats.ts'
import { useFormats, useTexts } from '../../texts/language.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Waiting } from '../../ui/failure.tsx'
import { Check, Labelled, Select } from '../../ui/field.tsx'
import form from '../../ui/form.module.css'
import { Badge, PageHead, Panel } from '../../ui/panel.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import { useToast } from '../../ui/toast.tsx'
import { RemoveUpload, RemoveUploads } from './remove-upload.tsx'
import { filesOf, type Found } from '../../api/sender.ts'
import { TakeDialog, type Taking } from './take-dialog.tsx'
import { TakeSingles } from './take-form.tsx'
import { refusalIn, UnderWay } from './under-way.tsx'
import styles from './uploads.module.css'
import { useDropped } from './use-dropped.ts'
import { useSending } from './use-sending.ts'

const TONES = {
  arriving: 'warning',
  arrived: 'good',
  refused: 'bad',
  taken: 'warning',
  imported: 'good',
  failed: 'bad',
} as const

/** Where what was imported waits for a look. */
const NEWEST_DRAFTS = { state: 'draft', sort: 'added', isDescending: 'true' } as const

export function UploadsPage() {
  const texts = useTexts()
  const formats = useFormats()
  const found = useQuery(uploadsQuery)
  const toast = useToast()
  const { sending, send, dismiss } = useSending()
  const uploads = found.data?.uploads ?? []
  const single = uploads.filter(isSingle)
  const inFolders = uploads.filter((upload) => upload.state === 'arrived' && !isSingle(upload))
  const paths = new Set(sending.map(({ path }) => path))
  const broken = uploads.filter(({ state, path }) => state === 'arriving' && !paths.has(path))
  // A refused file is listed once: until it is dismissed, where it was sent from.
  const faulty = new Set(sending.flatMap(({ path, fault }) => (fault === null ? [] : [path])))
  const done = uploads.filter(
    ({ state, path }) =>
      !['arriving', 'arrived'].includes(state) && !(state === 'refused' && faulty.has(path)),
  )
  const take = (files: readonly Found[]) => {
    const left = send(files)
    if (left > 0) toast(texts.uploads.known(formats.number(left)))
  }
  return (
    <>
      <PageHead
        title={texts.uploads.title}
        lead={texts.uploads.lead}
        actions={
          found.data?.freeBytes != null && (
            <span className={styles.soft}>{texts.uploads.free(formats.bytes(found.data.freeBytes))}</span>
          )
        }
      />
      <DropPlace onFiles={take} />
      {!found.data && (
        <Panel>
          <Waiting query={found} />
        </Panel>
      )}
      <UnderWay sending={sending} broken={broken} uploads={uploads} onDismiss={dismiss} />
      {(single.length > 0 || inFolders.length > 0) && (
        <Panel title={texts.uploads.waits}>
          <p className={styles.line}>{texts.uploads.waitsLead}</p>
          {inFolders.length > 0 && <TakeFolders uploads={inFolders} />}
          <TakeSingles uploads={single} />
        </Panel>
      )}
      {done.length > 0 && (
        <Panel
          title={texts.uploads.done}
          actions={
            <Link to="/titles" search={NEWEST_DRAFTS} className={buttonClass('plain')}>
              {texts.uploads.toDrafts}
            </Link>
          }
        >
          <Table
            label={texts.uploads.done}
            rows={done}
            keyOf={({ id }) => id}
            columns={doneColumns(texts, formats)}
          />
        </Panel>
      )}
    </>
  )
}

type Single = Upload & { guess: NonNullable<Upload['guess']> }

// Files uploaded in a folder stay together with it.
function isSingle(upload: Upload): upload is Single {
  return upload.guess !== null && !upload.path.includes('/')
}

function DropPlace({ onFiles }: { onFiles: (files: readonly Found[]) => void }) {
  const { uploads: words } = useTexts()
  const isOver = useDropped(onFiles)
  const files = useRef<HTMLInputElement>(null)
  const folder = useRef<HTMLInputElement>(null)
  const take = (input: HTMLInputElement) => {
    onFiles(filesOf(input.files ?? new DataTransfer().files))
    input.value = ''
  }
  return (
    <section className={styles.drop} aria-label={words.drop} data-over={isOver}>
      <strong>{words.drop}</strong>
      <div className={styles.row}>
        <input ref={files} type="file" multiple hidden onChange={({ target }) => take(target)} />
        <input
          ref={(input) => {
            folder.current = input
            // React's types lack this attribute.
            if (input) input.webkitdirectory = true
          }}
          type="file"
          hidden
          onChange={({ target }) => take(target)}
        />
        <Button onClick={() => files.current?.click()}>{words.files}</Button>
        <Button onClick={() => folder.current?.click()}>{words.folder}</Button>
      </div>
    </section>
  )
}

function TakeFolders({ uploads }: { uploads: readonly Upload[] }) {
  const { uploads: words } = useTexts()
  const formats = useFormats()
  const [section, setSection] = useState<UploadSection>(uploads[0]?.guess?.section ?? 'Movies')
  const [wanted, setWanted] = useState<Taking | null>(null)
  return (
    <form
      className={styles.item}
      onSubmit={(event) => {
        event.preventDefault()
        const isDraft = new FormData(event.currentTarget).has('isDraft')
        setWanted({ ids: uploads.map(({ id }) => id), section, isDraft })
      }}
    >
      <span className={styles.soft}>
        {uploads
          .map(({ path }) => path)
          .slice(0, 12)
          .join(' · ')}
      </span>
      <Labelled label={words.section}>
        <Select
          label={words.section}
          value={section}
          options={UPLOAD_SECTIONS.map((each) => [each, words.sections[each]] as const)}
          onPick={setSection}
        />
      </Labelled>
      <Check label={words.isDraft} name="isDraft" defaultChecked />
      <div className={form.actions}>
        <RemoveUploads ids={uploads.map(({ id }) => id)} />
        <Button type="submit" look="primary">
          {words.takeAll(formats.number(uploads.length))}
        </Button>
      </div>
      {wanted && <TakeDialog wanted={wanted} onClose={() => setWanted(null)} />}
    </form>
  )
}

function doneColumns(texts: Texts, formats: Formats): Column<Upload>[] {
  const { uploads: words } = texts
  return [
    {
      key: 'file',
      head: words.columns.file,
      cell: ({ path, titleId, reason }) => (
        <>
          {titleId === null ? (
            path
          ) : (
            <Link to="/titles/$id" params={{ id: String(titleId) }}>
              {path}
            </Link>
          )}
          {reason && <div className={styles.soft}>{refusalIn(reason, texts)}</div>}
        </>
      ),
    },
    {
      key: 'size',
      head: words.columns.size,
      isNumber: true,
      isExtra: true,
      cell: ({ bytes }) => formats.bytes(bytes),
    },
    {
      key: 'state',
      head: words.columns.state,
      cell: ({ state }) => <Badge tone={TONES[state]}>{words.states[state]}</Badge>,
    },
    {
      key: 'remove',
      head: words.columns.actions,
      cell: ({ id, path, state }) =>
        (state === 'refused' || state === 'failed') && <RemoveUpload id={id} path={path} />,
    },
  ]
}
