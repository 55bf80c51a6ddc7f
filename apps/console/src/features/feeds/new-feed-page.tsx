/** Adds a feed: its source, a preview of what it would import, and how to read it. */
import { addFeed, type FeedMapping, type FeedPreview, previewFeed } from '@quintet/contracts/operator/feeds'
import { VERTICALS, type Vertical } from '@quintet/domain/catalogue/categories'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { call } from '../../api/call.ts'
import { useFormats, useTexts } from '../../texts/language.tsx'
import { BackLink } from '../../ui/back-link.tsx'
import { Button } from '../../ui/button.tsx'
import { Check, Field, Select } from '../../ui/field.tsx'
import { FileField } from '../../ui/file-field.tsx'
import { textOf } from '../../ui/form-text.ts'
import form from '../../ui/form.module.css'
import { PageHead, Panel } from '../../ui/panel.tsx'
import { useToast } from '../../ui/toast.tsx'
import { FeedFailure } from './feed-failure.tsx'
import styles from './feeds.module.css'
import { MappingGrid } from './mapping-grid.tsx'
import { type Source, sourceIn } from './source.ts'

type Wishes = { vertical: Vertical | null; mapping: FeedMapping | null }
type Looked = { source: Source; preview: FeedPreview; wishes: Wishes }

const NO_WISHES: Wishes = { vertical: null, mapping: null }

export function NewFeedPage() {
  const { feeds: words } = useTexts()
  const looking = useMutation({
    async mutationFn({ source, wishes }: Pick<Looked, 'source' | 'wishes'>): Promise<Looked> {
      return { source, wishes, preview: await call(previewFeed, { body: { source, ...wishes } }) }
    },
  })
  // The previous preview stays visible while the next one loads.
  const [seen, setSeen] = useState<Looked | null>(null)
  const look = (source: Source, wishes: Wishes) => looking.mutate({ source, wishes }, { onSuccess: setSeen })
  return (
    <>
      <BackLink to="/feeds">{words.all}</BackLink>
      <PageHead title={words.add} />
      <SourceForm
        isBusy={looking.isPending}
        error={looking.error}
        onSource={(source) => look(source, NO_WISHES)}
      />
      {seen && (
        <>
          <Preview looked={seen} onWishes={(wishes) => look(seen.source, wishes)} />
          {(!seen.preview.needsVertical || seen.wishes.vertical) && (
            <Settings key={seen.preview.name} looked={seen} />
          )}
        </>
      )}
    </>
  )
}

type SourceFormProps = { isBusy: boolean; error: unknown; onSource: (source: Source) => void }

function SourceForm({ isBusy, error, onSource }: SourceFormProps) {
  const { feeds: words } = useTexts()
  const [fault, setFault] = useState<unknown>(null)
  const send = async (data: FormData) => {
    setFault(null)
    try {
      const source = await sourceIn(data)
      if (source) onSource(source)
      else setFault(words.needsOne)
    } catch (failed) {
      setFault(failed)
    }
  }
  return (
    <Panel>
      <div className={styles.body} style={{ paddingTop: '1.25rem' }}>
        <form
          onSubmit={(event) => {
            event.preventDefault()
            void send(new FormData(event.currentTarget))
          }}
        >
          <Field label={words.address} hint={words.addressHint} name="address" type="url" maxLength={2000} />
          <FileField label={words.file} hint={words.fileHint} name="file" />
          <FeedFailure error={fault ?? error} />
          <div className={form.actions}>
            <Button type="submit" look="primary" isBusy={isBusy}>
              {words.look}
            </Button>
          </div>
        </form>
      </div>
    </Panel>
  )
}

function Preview({ looked, onWishes }: { looked: Looked; onWishes: (wishes: Wishes) => void }) {
  const { feeds: words, titles } = useTexts()
  const formats = useFormats()
  const { preview, wishes } = looked
  const { kind, columns, rows, needsVertical, first } = preview
  const mapping = wishes.mapping ?? preview.mapping
  const counts = (['titles', 'programmes', 'feeds', 'failed'] as const).flatMap((key) =>
    preview[key] > 0 ? [words.counts[key](formats.number(preview[key]))] : [],
  )
  return (
    <Panel
      title={words.found}
      actions={
        !['xmltv', 'opml'].includes(kind) && (
          <Select
            label={words.vertical}
            value={wishes.vertical ?? ''}
            options={[
              ['', kind === 'table' ? words.chooseVertical : words.verticalToldBy] as const,
              ...VERTICALS.map((each) => [each, titles.verticals[each]] as const),
            ]}
            onPick={(vertical) => onWishes({ mapping, vertical: vertical === '' ? null : vertical })}
          />
        )
      }
    >
      <p className={styles.facts}>
        <strong>{words.kinds[kind]}</strong>
        {counts.map((count) => (
          <span key={count}>{count}</span>
        ))}
        {needsVertical && !wishes.vertical && <span>{words.chooseVertical}</span>}
      </p>
      {kind === 'table' && (
        <>
          <p className={styles.line}>{words.mappingLead}</p>
          <MappingGrid
            columns={columns}
            rows={rows}
            mapping={mapping ?? { columns: {} }}
            onMap={(next) => onWishes({ ...wishes, mapping: next })}
          />
        </>
      )}
      {first.length > 0 && <FirstTitles first={first} />}
    </Panel>
  )
}

function FirstTitles({ first }: Pick<FeedPreview, 'first'>) {
  const { feeds: words, titles } = useTexts()
  const formats = useFormats()
  return (
    <>
      <h3 className={styles.heading}>{words.firstTitles}</h3>
      <ul className={styles.list}>
        {first.map(({ title, year, vertical, parts, about }, place) => (
          <li key={place}>
            <strong>{title}</strong> {year !== null && `(${year})`}{' '}
            <span className={styles.soft}>
              {[titles.verticals[vertical], parts > 1 ? words.parts(formats.number(parts)) : '']
                .filter(Boolean)
                .join(' · ')}
            </span>
            {about && <div className={styles.soft}>{about}</div>}
          </li>
        ))}
      </ul>
    </>
  )
}

function Settings({ looked: { source, preview, wishes } }: { looked: Looked }) {
  const { feeds: words } = useTexts()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const toast = useToast()
  const mapping = preview.kind === 'table' ? (wishes.mapping ?? preview.mapping) : null
  const adding = useMutation({
    mutationFn: (data: FormData) =>
      call(addFeed, {
        body: {
          source,
          name: textOf(data, 'name'),
          vertical: wishes.vertical,
          mapping,
          isDraft: data.has('isDraft'),
          fetchesMedia: data.has('fetchesMedia'),
        },
      }),
    async onSuccess({ id }) {
      toast(words.added)
      await queryClient.invalidateQueries({ queryKey: ['feeds'] })
      await navigate({ to: '/feeds/$id', params: { id } })
    },
  })
  const name = preview.name ?? ('file' in source ? source.file.name : new URL(source.address).host)
  return (
    <Panel title={words.settings}>
      <div className={styles.body}>
        <form
          onSubmit={(event) => {
            event.preventDefault()
            adding.mutate(new FormData(event.currentTarget))
          }}
        >
          <Field label={words.name} name="name" defaultValue={name} maxLength={200} required />
          <Check label={words.isDraft} name="isDraft" defaultChecked />
          <Check label={words.fetchesMedia} name="fetchesMedia" />
          <FeedFailure error={adding.error} />
          <div className={form.actions}>
            <Button type="submit" look="primary" isBusy={adding.isPending}>
              {words.submit}
            </Button>
          </div>
        </form>
      </div>
    </Panel>
  )
}
