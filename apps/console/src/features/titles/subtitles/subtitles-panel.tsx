/** The subtitles of a title, with their language and kind; each links to its cues. */
import { SUBTITLE_BYTES, SUBTITLE_KINDS } from '@quintet/contracts/operator/subtitles'
import type { TitleRecord } from '@quintet/contracts/operator/titles'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { subtitlesQuery } from '../../../api/queries.ts'
import { useTexts } from '../../../texts/language.tsx'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { Failure, Waiting } from '../../../ui/failure.tsx'
import { FileButton } from '../../../ui/file-button.tsx'
import { Badge, Empty, Panel } from '../../../ui/panel.tsx'
import { useCanEdit } from '../sheet/use-sheet.ts'
import styles from './subtitles.module.css'
import { asItIs, lettersOf, type Track, useSubtitles, type WantedTrack } from './use-subtitles.ts'

export function SubtitlesPanel({ title }: { title: TitleRecord }) {
  const { subtitles: words } = useTexts()
  const canEdit = useCanEdit()
  const found = useQuery(subtitlesQuery(title.id))
  const { setting, takingBack } = useSubtitles(title)
  const tracks = found.data?.tracks ?? []
  const adding = useMutation({
    mutationFn: async (file: File) => {
      const told = { ...toldBy(file.name), of: { file: await lettersOf(file, SUBTITLE_BYTES) } }
      await setting.mutateAsync([...tracks.map(asItIs), told])
    },
  })
  if (!found.data) return <Waiting query={found} />
  const { isEdited } = found.data
  const put = (place: number, wanted: WantedTrack | null) =>
    setting.mutate(tracks.flatMap((track, at) => (at === place ? (wanted ?? []) : asItIs(track))))
  return (
    <Panel
      title={words.title}
      actions={
        canEdit && (
          <FileButton
            accept=".srt,.vtt,.ass,.ssa"
            isBusy={adding.isPending}
            onPick={(file) => adding.mutate(file)}
          >
            {words.add}
          </FileButton>
        )
      }
    >
      <div className={styles.panel}>
        <Failure error={adding.error ?? setting.error ?? takingBack.error} />
        {tracks.length === 0 && <Empty title={words.none} />}
        <ul className={styles.tracks}>
          {tracks.map((track, place) => (
            <TrackRow
              key={`${track.id} ${track.language}`}
              titleId={title.id}
              track={track}
              onChange={canEdit ? (wanted) => put(place, wanted) : null}
            />
          ))}
        </ul>
        {isEdited && (
          <p className={styles.line}>
            <Badge tone="neutral">{words.edited}</Badge>
            {canEdit && (
              <Button isBusy={takingBack.isPending} onClick={() => takingBack.mutate()}>
                {words.asImported}
              </Button>
            )}
          </p>
        )}
        {canEdit && <p className={styles.soft}>{words.hint}</p>}
      </div>
    </Panel>
  )
}

/** Guesses language and kind from a file name such as `Film.de.sdh.srt`. */
function toldBy(name: string): Pick<WantedTrack, 'language' | 'kind'> {
  const parts = name.toLowerCase().split('.').slice(1, -1)
  const language = parts.find(
    (part) => /^[a-z]{2,3}(-[a-z]{2})?$/.test(part) && !['sdh', 'cc', 'hi'].includes(part),
  )
  const isFor = (...marks: string[]) => parts.some((part) => marks.includes(part))
  return {
    language: language ?? document.documentElement.lang,
    kind: isFor('forced') ? 'forced' : isFor('sdh', 'cc', 'hi') ? 'captions' : 'subtitles',
  }
}

type TrackRowProps = {
  titleId: number
  track: Track
  /** Called with null to remove the track. Null without the right to edit. */
  onChange: ((wanted: WantedTrack | null) => void) | null
}

function TrackRow({ titleId, track, onChange }: TrackRowProps) {
  const { subtitles: words } = useTexts()
  const { id, label, language, kind } = track
  const change = (told: Partial<Pick<WantedTrack, 'language' | 'kind'>>) =>
    onChange?.({ ...asItIs(track), ...told })
  return (
    <li>
      <strong>{label}</strong>
      <input
        className={styles.language}
        aria-label={words.of(words.language, label)}
        defaultValue={language}
        disabled={!onChange}
        maxLength={20}
        onBlur={({ target }) => {
          const written = target.value.trim()
          if (written !== '' && written !== language) change({ language: written })
        }}
      />
      <select
        aria-label={words.of(words.kind, label)}
        value={kind}
        disabled={!onChange}
        onChange={({ target }) => change({ kind: target.value as Track['kind'] })}
      >
        {SUBTITLE_KINDS.map((each) => (
          <option key={each} value={each}>
            {words.kinds[each]}
          </option>
        ))}
      </select>
      {onChange && (
        <span className={styles.tools}>
          <Link
            to="/titles/$id/subtitles/$track"
            params={{ id: String(titleId), track: id }}
            className={buttonClass()}
            aria-label={words.cuesNamed(label)}
          >
            {words.cues}
          </Link>
          <Button aria-label={words.removeNamed(label)} onClick={() => onChange(null)}>
            {words.remove}
          </Button>
        </span>
      )}
    </li>
  )
}
