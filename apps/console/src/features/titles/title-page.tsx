/** One title: its texts in each language, as imported and as edited. */
import { editTexts, takeImportedTexts, type TitleRecord } from '@quintet/contracts/operator/titles'
import { useMutation, useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide'
import { call } from '../../api/call.ts'
import { meQuery, titleQuery } from '../../api/queries.ts'
import { useFormats, useTexts } from '../../texts/language.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Failure, Waiting } from '../../ui/failure.tsx'
import { Field, TextArea } from '../../ui/field.tsx'
import { textOf } from '../../ui/form-text.ts'
import form from '../../ui/form.module.css'
import { Badge, PageHead, Panel } from '../../ui/panel.tsx'
import { useToast } from '../../ui/toast.tsx'
import styles from './title-page.module.css'

const TONES = { published: 'good', hidden: 'neutral', failed: 'bad' } as const

export function TitlePage() {
  const { id } = useParams({ strict: false })
  const texts = useTexts()
  const title = useQuery(titleQuery(Number(id)))
  return (
    <>
      <Link to="/titles" className={buttonClass('plain')}>
        <Icon drawing={ArrowLeft} />
        {texts.title.back}
      </Link>
      {title.data ? <Record title={title.data} /> : <Waiting query={title} />}
    </>
  )
}

function Record({ title }: { title: TitleRecord }) {
  const texts = useTexts()
  const facts = [texts.titles.kinds[title.kind], title.year, title.rating].filter(Boolean).join(' · ')
  return (
    <>
      <PageHead
        title={title.title}
        lead={
          <>
            <Badge tone={TONES[title.state]}>{texts.titles.states[title.state]}</Badge> {facts}
          </>
        }
        actions={
          title.state === 'published' && (
            <a className={buttonClass()} href={`/content-item/${title.id}`} target="_blank" rel="noreferrer">
              {texts.title.view}
            </a>
          )
        }
      />
      {title.live && <Standing live={title.live} />}
      {title.reason && <p className={form.failure}>{title.reason}</p>}
      <div className={styles.languages}>
        {title.texts.map((each) => (
          // Once saved the form begins anew with what the service keeps.
          <TextsForm key={`${each.language} ${JSON.stringify(each)}`} id={title.id} texts={each} />
        ))}
      </div>
      <p className={styles.source}>
        {texts.title.source} <code>{title.source}</code>
      </p>
    </>
  )
}

/** How a channel of a live source stands. */
function Standing({ live }: { live: NonNullable<TitleRecord['live']> }) {
  const { live: words } = useTexts().title
  const { time } = useFormats()
  const tone = ({ running: 'good', waiting: 'warning', idle: 'bad' } as const)[live.state]
  const told = [
    live.since && live.state !== 'idle' && words.since(time(live.since)),
    live.state === 'waiting' && (words.troubles[live.trouble ?? ''] ?? live.trouble),
    live.worker && words.on(live.worker),
  ]
  return (
    <p>
      <Badge tone={tone}>{words.states[live.state]}</Badge> {told.filter(Boolean).join(' · ')}
    </p>
  )
}

type TextsFormProps = { id: number; texts: TitleRecord['texts'][number] }

function TextsForm({ id, texts: { language, imported, edited } }: TextsFormProps) {
  const { title: words, common } = useTexts()
  const { rights } = useSuspenseQuery(meQuery).data
  const queryClient = useQueryClient()
  const toast = useToast()
  const params = { id, language }
  const onSuccess = (record: TitleRecord) => {
    queryClient.setQueriesData({ queryKey: ['title', id] }, record)
    void queryClient.invalidateQueries({ queryKey: ['titles'] })
    toast(common.saved)
  }
  const saving = useMutation({
    mutationFn: (data: FormData) =>
      call(editTexts, {
        params,
        body: {
          title: textOf(data, 'title'),
          shortDescription: textOf(data, 'short') || null,
          description: textOf(data, 'long') || null,
        },
      }),
    onSuccess,
  })
  const takingBack = useMutation({ mutationFn: () => call(takeImportedTexts, { params }), onSuccess })
  const shown = edited ?? imported
  const canEdit = rights.includes('edit')
  return (
    <Panel title={words.languages[language]}>
      <form
        className={`${form.form} ${styles.texts}`}
        onSubmit={(event) => {
          event.preventDefault()
          saving.mutate(new FormData(event.currentTarget))
        }}
      >
        <Field
          label={words.name}
          name="title"
          defaultValue={shown?.title}
          maxLength={500}
          readOnly={!canEdit}
          required
        />
        <TextArea
          label={words.short}
          name="short"
          defaultValue={shown?.shortDescription ?? ''}
          maxLength={500}
          rows={2}
          readOnly={!canEdit}
        />
        <TextArea
          label={words.long}
          name="long"
          defaultValue={shown?.description ?? ''}
          maxLength={10_000}
          rows={9}
          readOnly={!canEdit}
        />
        <Origin imported={imported} edited={edited} />
        <Failure error={saving.error ?? takingBack.error} />
        {canEdit && (
          <div className={form.actions}>
            {edited && (
              <Button isBusy={takingBack.isPending} onClick={() => takingBack.mutate()}>
                {words.asImported}
              </Button>
            )}
            <Button type="submit" look="primary" isBusy={saving.isPending}>
              {common.save}
            </Button>
          </div>
        )}
      </form>
    </Panel>
  )
}

/** Where the texts that are shown come from. */
function Origin({ imported, edited }: Pick<TextsFormProps['texts'], 'imported' | 'edited'>) {
  const { title: words } = useTexts()
  return (
    <p className={styles.hint}>
      {edited && `${words.edited} `}
      {edited && imported && words.imported(imported.title)}
      {!imported && words.notImported}
    </p>
  )
}
