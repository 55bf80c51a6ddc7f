import { restoreVersion, type TitleRecord } from '@quintet/contracts/operator/titles'
import { useMutation, useQuery } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { versionsQuery } from '../../api/queries.ts'
import { useFormats, useTexts } from '../../texts/language.tsx'
import { Button } from '../../ui/button.tsx'
import { Failure, Waiting } from '../../ui/failure.tsx'
import { Badge, Empty, Panel } from '../../ui/panel.tsx'
import { useToast } from '../../ui/toast.tsx'
import type { ManyUndone } from '@quintet/contracts/operator/many-titles'
import { AuditLink } from '../audit/audit-link.tsx'
import { useUndoMany } from './many/undo-many.tsx'
import { useCanEdit, useChanged } from './sheet/use-sheet.ts'
import styles from './title-page.module.css'

/** Who changed what and when; each version can be restored. */
export function VersionsPanel({ title: { id, version: newest } }: { title: TitleRecord }) {
  const { title: words } = useTexts()
  const formats = useFormats()
  const canEdit = useCanEdit()
  const onChanged = useChanged()
  const versions = useQuery(versionsQuery(id))
  const restoring = useMutation({
    mutationFn: (version: number) =>
      call(restoreVersion, { params: { id, version }, body: { version: newest } }),
    onSuccess: (record) => onChanged(record, words.restored),
  })
  const back = (version: number) =>
    canEdit && (
      <Button isBusy={restoring.isPending} onClick={() => restoring.mutate(version)}>
        {version === 0 ? words.toImport : words.restore}
      </Button>
    )
  if (!versions.data) return <Waiting query={versions} />
  return (
    <Panel
      title={words.panels.versions}
      actions={
        <>
          <AuditLink subject="title" id={String(id)} />
          {versions.data.length > 0 && back(0)}
        </>
      }
    >
      <Failure error={restoring.error} />
      {versions.data.length === 0 && <Empty title={words.noVersions} />}
      <ol className={styles.versions}>
        {versions.data.map((version) => (
          <li key={version.id}>
            <div>
              <p>{version.fields.map((field) => words.fields[field]).join(', ')}</p>
              <p className={styles.soft}>{words.versionBy(version.actor, formats.time(version.at))}</p>
            </div>
            {version.edit !== null && version.id === newest && canEdit && <UndoMany edit={version.edit} />}
            {version.id === newest ? <Badge tone="neutral">{words.current}</Badge> : back(version.id)}
          </li>
        ))}
      </ol>
    </Panel>
  )
}

/** Undoes the bulk edit this version is part of, which changed other titles, too. */
function UndoMany({ edit }: { edit: string }) {
  const { many: words } = useTexts()
  const formats = useFormats()
  const toast = useToast()
  const undoing = useUndoMany(edit)
  const undo = () =>
    undoing.mutate(undefined, {
      onSuccess: ({ undone, kept, numberTaken }) => {
        const told = (why: string, titles: ManyUndone['kept']) =>
          titles.length > 0 ? [`${why} ${titles.map(({ title }) => title).join(', ')}.`] : []
        const parts = [
          words.undone(undone.length, formats.number(undone.length)),
          ...told(words.kept, kept),
          ...told(words.numberTaken, numberTaken),
        ]
        toast(parts.join(' '))
      },
    })
  return (
    <>
      <Failure error={undoing.error} />
      <Button isBusy={undoing.isPending} onClick={undo}>
        {words.undoAll}
      </Button>
    </>
  )
}
