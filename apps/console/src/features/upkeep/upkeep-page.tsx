/** The state of the machine: disk, backups and drills. @spec decisions 13.28 */
import type { BackupRun, readUpkeep } from '@quintet/contracts/operator/upkeep'
import type { CallAnswer } from '@quintet/contracts/route'
import { useQuery } from '@tanstack/react-query'
import { upkeepQuery } from '../../api/queries.ts'
import { useFormats, useTexts } from '../../texts/language.tsx'
import { Waiting } from '../../ui/failure.tsx'
import { Figure, Figures } from '../../ui/figure.tsx'
import { Empty, PageHead, Panel } from '../../ui/panel.tsx'
import { Commands } from './commands.tsx'
import { RunTable } from './run-table.tsx'
import styles from './upkeep.module.css'

type Upkeep = CallAnswer<typeof readUpkeep>

export function UpkeepPage() {
  const { upkeep: words } = useTexts()
  const found = useQuery(upkeepQuery)
  return (
    <>
      <PageHead title={words.title} lead={words.lead} />
      {found.data ? <Standing upkeep={found.data} /> : <Waiting query={found} />}
    </>
  )
}

function Standing({ upkeep }: { upkeep: Upkeep }) {
  const { upkeep: words } = useTexts()
  const { runs, disk, bucket } = upkeep
  const backup = newest(runs, 'backup')
  return (
    <>
      <Facts upkeep={upkeep} />
      <Wants upkeep={upkeep} />
      <Panel title={words.runs}>
        {runs.length === 0 ? (
          <Empty title={words.noRuns}>{words.noRunsHint}</Empty>
        ) : (
          <RunTable runs={runs} />
        )}
      </Panel>
      <Commands backup={backup} />
      <p className={styles.where}>
        {words.folder(disk.folder)} {bucket && words.bucket(bucket.name, bucket.endpoint)}
      </p>
    </>
  )
}

function newest(runs: readonly BackupRun[], kind: BackupRun['kind']): BackupRun | undefined {
  return runs.find((run) => run.kind === kind && run.outcome === 'whole')
}

/** Warnings, in sentences. */
function Wants({ upkeep: { backup, drill, disk } }: { upkeep: Upkeep }) {
  const { upkeep: words } = useTexts()
  const { warnings } = words
  const all = [warnings.disk[disk.state], warnings.backup[backup], warnings.drill[drill]].filter(Boolean)
  if (all.length === 0) return null
  return (
    <Panel title={words.wants}>
      <ul className={styles.wants}>
        {all.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </Panel>
  )
}

function Facts({ upkeep: { runs, disk, firstBy } }: { upkeep: Upkeep }) {
  const { upkeep: words } = useTexts()
  const formats = useFormats()
  const [backup, drill] = [newest(runs, 'backup'), newest(runs, 'drill')]
  const sizeOf = ({ bytes }: BackupRun) => (bytes === null ? undefined : formats.bytes(bytes))
  const firstOf = (kind: BackupRun['kind']) =>
    firstBy ? words.firstBy(formats.time(firstBy[kind])) : undefined
  return (
    <Figures>
      <Figure
        name={words.backup}
        value={backup?.takenAt ? formats.ago(backup.takenAt) : words.never}
        beside={backup ? sizeOf(backup) : firstOf('backup')}
      />
      <Figure
        name={words.drill}
        value={drill ? formats.ago(drill.endedAt) : words.never}
        beside={drill ? formats.time(drill.endedAt) : firstOf('drill')}
      />
      <Figure
        name={words.disk}
        value={formats.gigabytes(disk.freeBytes)}
        beside={words.of(formats.gigabytes(disk.totalBytes))}
      />
    </Figures>
  )
}
