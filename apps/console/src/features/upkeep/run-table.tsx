import type { BackupRun } from '@quintet/contracts/operator/upkeep'
import type { Texts } from '../../texts/en.ts'
import type { Formats } from '../../texts/formats.ts'
import { useFormats, useTexts } from '../../texts/language.tsx'
import { Badge } from '../../ui/panel.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import styles from './upkeep.module.css'

export function RunTable({ runs }: { runs: readonly BackupRun[] }) {
  const { upkeep: words } = useTexts()
  const columns = columnsIn(words, useFormats())
  return (
    <Table
      label={words.runs}
      rows={runs}
      columns={columns}
      keyOf={({ kind, endedAt }) => `${kind} ${endedAt}`}
    />
  )
}

const TONES = { whole: 'good', not_whole: 'bad', failed: 'bad' } as const

function columnsIn(words: Texts['upkeep'], formats: Formats): Column<BackupRun>[] {
  const heads = words.columns
  return [
    {
      key: 'kind',
      head: heads.kind,
      cell: ({ kind, endedAt }) => (
        <div className={styles.beside}>
          <strong>{words.kinds[kind]}</strong>
          <small>{formats.time(endedAt)}</small>
        </div>
      ),
    },
    {
      key: 'outcome',
      head: heads.outcome,
      cell: ({ outcome, reason }) => (
        <div className={styles.beside}>
          <Badge tone={TONES[outcome]}>{words.outcomes[outcome]}</Badge>
          {reason && <small className={styles.reason}>{reason}</small>}
        </div>
      ),
    },
    {
      key: 'file',
      head: heads.file,
      cell: ({ file, isSealed }) => (
        <div className={styles.beside}>
          <code title={file}>{file.split('/').at(-1)}</code>
          <small>{isSealed ? words.sealed : words.open}</small>
        </div>
      ),
    },
    {
      key: 'bytes',
      head: heads.bytes,
      cell: ({ bytes }) => bytes !== null && formats.bytes(bytes),
      isNumber: true,
    },
    {
      key: 'media',
      head: heads.media,
      cell: ({ media }) => media && (media.isIncluded ? formats.bytes(media.bytes) : words.listed),
      isNumber: true,
      isExtra: true,
    },
    {
      key: 'rows',
      head: heads.rows,
      cell: ({ rows }) => rows !== null && formats.number(rows),
      isNumber: true,
      isExtra: true,
    },
    {
      key: 'seconds',
      head: heads.seconds,
      cell: ({ seconds }) => formats.span(seconds),
      isNumber: true,
      isExtra: true,
    },
  ]
}
