/** What an import would change, list by list; long lists are cut off. */
import type { TitleSheet } from '@quintet/contracts/operator/title-sheet'
import type {
  ToldChange,
  ToldChangedTitle,
  ToldRefusal,
  ToldTitle,
  UploadPreview,
} from '@quintet/contracts/operator/upload-preview'
import { Link } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { useFormats, useTexts } from '../../texts/language.tsx'
import { Badge, Empty } from '../../ui/panel.tsx'
import { ToldFields } from '../titles/told-fields.tsx'
import styles from './uploads.module.css'

export function ToldPreview({ preview }: { preview: UploadPreview }) {
  const { preview: words } = useTexts().uploads
  const formats = useFormats()
  const { failed, added, changed, gone, leftOut, unchanged } = preview
  return (
    <>
      {failed.total + added.total + changed.total === 0 && (
        <Empty title={words.nothing}>{words.nothingHint}</Empty>
      )}
      <Listed name={words.failed} list={failed} Line={Refused} />
      <Listed name={words.added} list={added} Line={NewTitle} />
      <Listed name={words.changed} list={changed} Line={ChangedTitle} />
      <Listed name={words.gone} list={gone} Line={Gone} />
      <Listed name={words.leftOut} list={leftOut} Line={Refused} />
      {unchanged > 0 && <p className={styles.soft}>{words.unchanged(formats.number(unchanged))}</p>}
    </>
  )
}

type ListedProps<Each> = {
  name: string
  list: { total: number; first: readonly Each[] }
  Line: ComponentType<Each>
}

function Listed<Each extends { path: string }>({ name, list: { total, first }, Line }: ListedProps<Each>) {
  const { preview: words } = useTexts().uploads
  const formats = useFormats()
  if (total === 0) return null
  return (
    <section>
      <h3 className={styles.told}>{words.heading(name, formats.number(total))}</h3>
      <ul className={styles.list} aria-label={name}>
        {first.map((each, place) => (
          // One file may be skipped for two reasons.
          <li key={`${place} ${each.path}`}>
            <Line {...each} />
          </li>
        ))}
      </ul>
      {total > first.length && (
        <p className={styles.soft}>{words.more(formats.number(total - first.length))}</p>
      )}
    </section>
  )
}

function Refused({ path, reason }: ToldRefusal) {
  const { jobs } = useTexts()
  return (
    <>
      <strong>{path}</strong>
      <p className={styles.soft}>{jobs.reasonOf(reason)}</p>
    </>
  )
}

function Gone({ path, title }: { path: string; title: string }) {
  return (
    <>
      <strong>{title}</strong>
      <p className={styles.soft}>{path}</p>
    </>
  )
}

function NewTitle({ title, kind, path, media }: ToldTitle) {
  const { titles } = useTexts()
  return (
    <>
      <strong>{title}</strong> <Badge tone="neutral">{titles.kinds[kind]}</Badge>
      <p className={styles.soft}>{path}</p>
      <Made media={media} />
    </>
  )
}

function ChangedTitle({ id, title, kind, path, from, fields, kept, media }: ToldChangedTitle) {
  const { uploads, titles } = useTexts()
  const isUnseen = fields.length + kept.length + media.length === 0 && from === null
  return (
    <>
      <Link to="/titles/$id" params={{ id: String(id) }}>
        {title}
      </Link>{' '}
      <Badge tone="neutral">{titles.kinds[kind]}</Badge>
      <p className={styles.soft}>{path}</p>
      {from !== null && <p className={styles.soft}>{uploads.preview.from(from)}</p>}
      <Changes changes={fields} />
      {kept.length > 0 && <p className={styles.kept}>{uploads.preview.kept}</p>}
      <Changes changes={kept} />
      <Made media={media} />
      {isUnseen && <p className={styles.soft}>{uploads.preview.unseen}</p>}
    </>
  )
}

function Changes({ changes }: { changes: readonly ToldChange[] }) {
  const { preview: words } = useTexts().uploads
  // The values come from the catalogue and match the sheet's schema.
  const values = (side: 'before' | 'after'): Partial<TitleSheet> =>
    Object.fromEntries(changes.map((change) => [change.field, change[side]]))
  return (
    <>
      <ToldFields
        before={values('before')}
        after={values('after')}
        fields={changes.map(({ field }) => field)}
      />
      {changes.some(({ isCut }) => isCut) && <p className={styles.soft}>{words.cut}</p>}
    </>
  )
}

function Made({ media }: { media: ToldTitle['media'] }) {
  const { preview: words } = useTexts().uploads
  if (media.length === 0) return null
  return <p className={styles.soft}>{words.made(media.map((what) => words.media[what]).join(', '))}</p>
}
