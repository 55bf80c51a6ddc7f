/** The sections of the home page and of each category's page. */
import {
  type FrontPageRecord,
  type FrontSection,
  resetFrontPage,
  saveFrontPage,
} from '@quintet/contracts/operator/front-pages'
import {
  FRONT_PAGES,
  type FrontPage,
  SECTIONS_MAX,
  type StandardName,
} from '@quintet/domain/catalogue/front-page'
import { useMutation, useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { Plus } from 'lucide'
import { useState } from 'react'
import { call } from '../../api/call.ts'
import { frontPageQuery, meQuery } from '../../api/queries.ts'
import { useFormats, useSpeech, useTexts } from '../../texts/language.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Failure, Waiting, wordsOf } from '../../ui/failure.tsx'
import { Select } from '../../ui/field.tsx'
import form from '../../ui/form.module.css'
import { Icon } from '../../ui/icon.tsx'
import { useLeaveGuard } from '../../ui/leave-guard.tsx'
import { Badge, PageHead, Panel } from '../../ui/panel.tsx'
import { useToast } from '../../ui/toast.tsx'
import { useSaveKey } from '../../ui/use-save-key.ts'
import styles from './front.module.css'
import { Preview } from './preview.tsx'
import { SectionDialog } from './section-dialog.tsx'
import { SectionList } from './section-list.tsx'
import { missingStandards, type Names, namesIn, newSection, newStandard, type RuledKind } from './sections.ts'

export function FrontPageScreen() {
  const { page: named } = useParams({ strict: false })
  const page = FRONT_PAGES.find((each) => each === named) ?? 'home'
  const texts = useTexts()
  const { front: words } = texts
  const found = useQuery(frontPageQuery(page))
  return (
    <>
      <PageHead title={words.title} lead={words.lead} />
      <nav className={styles.tabs} aria-label={words.pages}>
        {FRONT_PAGES.map((each) => (
          // Also current at the address without a page, which shows the first one.
          <Link
            key={each}
            to="/front/$page"
            params={{ page: each }}
            aria-current={each === page ? 'page' : undefined}
          >
            {each === 'home' ? words.home : texts.titles.verticals[each]}
          </Link>
        ))}
      </nav>
      {found.data ? (
        // The revision in the key resets the editor after it is saved or the page was changed elsewhere.
        <Editor key={`${page} ${found.data.revision}`} page={page} record={found.data} />
      ) : (
        <Panel>
          <Waiting query={found} />
        </Panel>
      )}
    </>
  )
}

function Editor({ page, record }: { page: FrontPage; record: FrontPageRecord }) {
  const { front: words } = useTexts()
  const formats = useFormats()
  const { rights } = useSuspenseQuery(meQuery).data
  const canEdit = rights.includes('edit')
  const [sections, setSections] = useState<readonly FrontSection[]>(record.sections)
  const [names, setNames] = useState<Names>(() => namesIn(record))
  const [edited, setEdited] = useState<FrontSection | null>(null)
  const toast = useToast()
  const isChanged = JSON.stringify(sections) !== JSON.stringify(record.sections)
  const state = record.changedAt === null ? words.asRules : words.changedAt(formats.time(record.changedAt))
  const keep = (section: FrontSection) =>
    setSections(
      sections.some(({ id }) => id === section.id)
        ? sections.map((each) => (each.id === section.id ? section : each))
        : [...sections, section],
    )
  const remove = (section: FrontSection, name: string) => {
    const place = sections.indexOf(section)
    setSections(sections.toSpliced(place, 1))
    toast(words.removed(name), () =>
      setSections((now) =>
        now.some(({ id }) => id === section.id) ? now : now.toSpliced(place, 0, section),
      ),
    )
  }
  return (
    <div className={styles.editor}>
      <Panel
        title={words.sections}
        actions={<Badge tone={isChanged ? 'warning' : 'neutral'}>{isChanged ? words.unsaved : state}</Badge>}
      >
        <SectionList
          sections={sections}
          names={names}
          onSections={canEdit ? setSections : null}
          onRemove={remove}
          onEdit={setEdited}
        />
        {canEdit && sections.length < SECTIONS_MAX && (
          <Adding
            page={page}
            sections={sections}
            onStandard={keep}
            onKind={(kind) => setEdited(newSection(kind, page))}
          />
        )}
        {canEdit && (
          <Saving
            page={page}
            record={record}
            sections={sections}
            isChanged={isChanged}
            onDiscard={() => setSections(record.sections)}
          />
        )}
      </Panel>
      <Preview page={page} sections={sections} names={names} />
      {edited && (
        <SectionDialog
          page={page}
          section={edited}
          isNew={sections.every(({ id }) => id !== edited.id)}
          names={names}
          onDone={(section, known) => {
            keep(section)
            setNames(known)
            setEdited(null)
          }}
          onClose={() => setEdited(null)}
        />
      )}
    </div>
  )
}

type AddingProps = {
  page: FrontPage
  sections: readonly FrontSection[]
  onStandard: (section: FrontSection) => void
  onKind: (kind: RuledKind) => void
}

function Adding({ page, sections, onStandard, onKind }: AddingProps) {
  const { front: words } = useTexts()
  const missing = missingStandards(page, sections)
  return (
    <div className={`${form.row} ${styles.line}`}>
      {(['row', 'banner', 'hero'] as const).map((kind) => (
        <Button key={kind} onClick={() => onKind(kind)}>
          <Icon drawing={Plus} />
          {words.add[kind]}
        </Button>
      ))}
      {missing.length > 0 && (
        <Select<StandardName | ''>
          label={words.add.standard}
          value=""
          options={[
            ['', words.add.standard],
            ...missing.map((name) => [name, words.standard[name]] as const),
          ]}
          onPick={(name) => {
            if (name !== '') onStandard(newStandard(name))
          }}
        />
      )}
    </div>
  )
}

type SavingProps = {
  page: FrontPage
  record: FrontPageRecord
  sections: readonly FrontSection[]
  isChanged: boolean
  onDiscard: () => void
}

function Saving({ page, record, sections, isChanged, onDiscard }: SavingProps) {
  const { front: words } = useTexts()
  const [isResetting, setResetting] = useState(false)
  const saving = useSaving(page, record)
  const save = () => saving.mutate({ revision: record.revision, sections })
  useLeaveGuard(() => isChanged && !saving.isPending)
  useSaveKey(() => isChanged && !saving.isPending && save())
  return (
    <div className={styles.foot}>
      <Failure error={saving.error} />
      <div className={form.actions}>
        {record.revision !== null && <Button onClick={() => setResetting(true)}>{words.reset}</Button>}
        {isChanged && <Button onClick={onDiscard}>{words.discard}</Button>}
        <Button look="primary" disabled={!isChanged} isBusy={saving.isPending} onClick={save}>
          {words.save}
        </Button>
      </div>
      {isResetting && <Resetting page={page} onClose={() => setResetting(false)} />}
    </div>
  )
}

/** Publishes the sections. If they replace an earlier arrangement, the message offers to restore that one. */
function useSaving(page: FrontPage, before: FrontPageRecord) {
  const texts = useTexts()
  const { front: words } = texts
  const queryClient = useQueryClient()
  const toast = useToast()
  const put = ({ revision, sections }: Pick<FrontPageRecord, 'revision'> & Pick<SavingProps, 'sections'>) =>
    call(saveFrontPage, { params: { page }, body: { revision, sections: [...sections] } })
  const show = (saved: FrontPageRecord) => queryClient.setQueriesData({ queryKey: ['front', page] }, saved)
  // By then the screen may show something else, so only the message reports the outcome.
  const takeBack = async ({ revision }: FrontPageRecord) => {
    try {
      show(await put({ revision, sections: before.sections }))
      toast(words.takenBack)
    } catch (error) {
      toast(wordsOf(error, texts))
    }
  }
  return useMutation({
    mutationFn: put,
    onSuccess(saved) {
      show(saved)
      // The default comes back by its own button.
      toast(words.saved, before.revision === null ? undefined : () => void takeBack(saved))
    },
  })
}

function Resetting({ page, onClose }: { page: FrontPage; onClose: () => void }) {
  const { texts } = useSpeech()
  const { front: words } = texts
  const queryClient = useQueryClient()
  const toast = useToast()
  const resetting = useMutation({
    mutationFn: () => call(resetFrontPage, { params: { page } }),
    onSuccess(record) {
      toast(words.resetDone)
      queryClient.setQueriesData({ queryKey: ['front', page] }, record)
    },
  })
  return (
    <Dialog
      title={words.resetTitle}
      about={page === 'home' ? words.home : texts.titles.verticals[page]}
      lead={words.resetLead}
      onClose={onClose}
    >
      <Failure error={resetting.error} />
      <div className={form.actions}>
        <Button onClick={onClose}>{texts.common.cancel}</Button>
        <Button look="danger" isBusy={resetting.isPending} onClick={() => resetting.mutate()}>
          {words.reset}
        </Button>
      </div>
    </Dialog>
  )
}
