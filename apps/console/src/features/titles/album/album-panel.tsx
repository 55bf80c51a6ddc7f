/** All tracks of an album in one form, saved together. @spec decisions 13.45 */
import type { AlbumTrack } from '@quintet/contracts/operator/albums'
import type { TitleRecord } from '@quintet/contracts/operator/titles'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { albumQuery } from '../../../api/queries.ts'
import { useFormats, useTexts } from '../../../texts/language.tsx'
import { Button } from '../../../ui/button.tsx'
import form from '../../../ui/form.module.css'
import { useGuarded } from '../../../ui/leave-guard.tsx'
import { Empty, Panel } from '../../../ui/panel.tsx'
import { Waiting } from '../../../ui/failure.tsx'
import { type ManyDone, ManyDoneNote } from '../many/undo-many.tsx'
import { PartsPanel } from '../parts-panel.tsx'
import { useCanEdit } from '../sheet/use-sheet.ts'
import styles from './album.module.css'
import { Fill } from './fill.tsx'
import { discsOf, editsOf, type Row, rowOf } from './rows.ts'
import { TrackRows } from './track-rows.tsx'
import { type Naming, useAlbum, useFaultOf, useNaming } from './use-album.ts'

export function AlbumPanel({ title }: { title: TitleRecord }) {
  const { album: words } = useTexts()
  const album = useQuery(albumQuery(title.id))
  const [done, setDone] = useState<ManyDone | null>(null)
  if (!album.data) return <Waiting query={album} />
  const { tracks } = album.data
  const others = title.parts.filter(({ id }) => tracks.every((track) => track.id !== id))
  return (
    <>
      <Panel title={words.title}>
        {done && (
          <div className={styles.note}>
            <ManyDoneNote key={done.edit} done={done} onClose={() => setDone(null)} />
          </div>
        )}
        {tracks.length === 0 ? (
          <Empty title={words.none} />
        ) : (
          // After a save or an undo, the key resets the form to the stored values.
          <Tracks key={album.dataUpdatedAt} title={title} tracks={tracks} onDone={setDone} />
        )}
      </Panel>
      {others.length > 0 && <PartsPanel parts={others} />}
    </>
  )
}

type TracksProps = {
  title: TitleRecord
  tracks: readonly AlbumTrack[]
  onDone: (done: ManyDone | null) => void
}

function Tracks({ title, tracks, onDone }: TracksProps) {
  const { album: words, common } = useTexts()
  const canEdit = useCanEdit()
  const formats = useFormats()
  const [rows, setRows] = useState(() => tracks.map(rowOf))
  const [discs, setDiscs] = useState(() => discsOf(rows))
  const naming = useNaming(tracks)
  const { edits, fault, submit, saving } = useSaving({ title, tracks, rows, naming, onDone })
  const isChanged = !Array.isArray(edits) || edits.length > 0
  useGuarded(() => isChanged && !saving.isSuccess)
  const addDisc = () => {
    const [first = null] = discs
    const isUncounted = discs.length === 1 && first === null
    if (isUncounted) setRows(rows.map((row) => ({ ...row, disc: 1 })))
    const counted = isUncounted ? [1] : discs
    setDiscs([...counted, Math.max(0, ...counted.map((disc) => disc ?? 0)) + 1])
  }
  return (
    <div className={styles.album}>
      {canEdit && <p className={styles.hint}>{words.hint}</p>}
      {canEdit && <Fill onFill={(told) => setRows(rows.map((row) => ({ ...row, ...told })))} />}
      <form
        className={form.form}
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <fieldset className={styles.rows} disabled={!canEdit} aria-label={words.title}>
          <TrackRows
            rows={rows}
            discs={discs}
            parts={title.parts}
            naming={naming}
            onRows={setRows}
            canEdit={canEdit}
          />
        </fieldset>
        {fault && (
          <p className={form.failure} role="alert">
            {fault}
          </p>
        )}
        {canEdit && (
          <div className={form.actions}>
            {isChanged && <span className={styles.hint}>{common.unsaved}</span>}
            <Button onClick={addDisc}>{words.addDisc}</Button>
            <Button type="submit" look="primary" isBusy={saving.isPending}>
              {Array.isArray(edits) && isChanged ? words.save(formats.number(edits.length)) : common.save}
            </Button>
          </div>
        )}
      </form>
    </div>
  )
}

/** What the form changes, and saving it; a fault names the track and the field. */
function useSaving({
  title,
  tracks,
  rows,
  naming,
  onDone,
}: TracksProps & { rows: readonly Row[]; naming: Naming }) {
  const saving = useAlbum(title.id, onDone)
  const faultOf = useFaultOf(naming)
  const [written, setWritten] = useState<string | null>(null)
  const edits = editsOf(rows, tracks)
  const submit = () => {
    setWritten('kind' in edits ? faultOf.written(edits) : null)
    if (!('kind' in edits) && edits.length > 0) saving.mutate(edits)
  }
  const fault = written ?? (saving.error && faultOf.answered(saving.error, saving.variables ?? []))
  return { edits, fault, submit, saving }
}
