/** Saves all changed panels of a title's page at once, those of the sheet as one version. @spec decisions 13.55 */
import type { SheetChanges } from '@quintet/contracts/operator/title-sheet'
import type { TitleRecord } from '@quintet/contracts/operator/titles'
import { type ReactNode, useEffect } from 'react'
import { useFormats, useTexts } from '../../../texts/language.tsx'
import { Button } from '../../../ui/button.tsx'
import { Failure } from '../../../ui/failure.tsx'
import { useSaveKey } from '../../../ui/use-save-key.ts'
import styles from './save-bar.module.css'
import { SheetsContext, type Unsaved, useAllUnsaved, useNewSheets } from './sheets.ts'
import { useSheet } from './use-sheet.ts'

/** Around the panels; the bar is shown at the lower edge of the window while one of them is changed. */
export function SavedTogether({ title, children }: { title: TitleRecord; children: ReactNode }) {
  const sheets = useNewSheets()
  const unsaved = useAllUnsaved(sheets)
  return (
    <>
      <SheetsContext value={sheets}>{children}</SheetsContext>
      {unsaved.length > 0 && <SaveBar title={title} unsaved={unsaved} />}
    </>
  )
}

function SaveBar({ title, unsaved }: { title: TitleRecord; unsaved: readonly Unsaved[] }) {
  const { title: words } = useTexts()
  const formats = useFormats()
  const { saving } = useSheet(title)
  const save = () => {
    if (saving.isPending) return
    const changes = readAll(unsaved)
    if (changes === null) return
    for (const { saveApart } of unsaved) saveApart?.()
    if (Object.keys(changes).length > 0) saving.mutate(changes)
    else for (const { begin } of unsaved) begin()
  }
  const discard = () => {
    if (confirm(words.discardAll)) for (const panel of unsaved) panel.discard()
  }
  useSaveKey(save)
  // It comes while somebody types, perhaps in the field that it covers.
  useEffect(() => {
    // New browsers return a promise, which is no cleanup of an effect.
    document.activeElement?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <section className={styles.bar} aria-label={words.unsaved}>
      <Failure error={saving.error} />
      <p>
        <strong>{words.unsaved}</strong> {formats.list(unsaved.map(({ heading }) => heading))}
      </p>
      <div className={styles.actions}>
        <Button look="plain" onClick={discard}>
          {words.discard}
        </Button>
        <Button look="primary" isBusy={saving.isPending} aria-keyshortcuts="Control+S Meta+S" onClick={save}>
          {words.saveAll}
        </Button>
      </div>
    </section>
  )
}

/** Returns the changes of all panels, or null if one of them shows an error. */
function readAll(unsaved: readonly Unsaved[]): SheetChanges | null {
  let all: SheetChanges = {}
  for (const { read } of unsaved) {
    const changes = read()
    if (changes === null) return null
    all = { ...all, ...changes }
  }
  return all
}
