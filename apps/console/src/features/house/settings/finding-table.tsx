import type { Finding } from '@quintet/contracts/operator/settings'
import type { Texts } from '../../../texts/en.ts'
import type { Formats } from '../../../texts/formats.ts'
import { useFormats, useTexts } from '../../../texts/language.tsx'
import { Badge } from '../../../ui/panel.tsx'
import { type Column, Table } from '../../../ui/table.tsx'
import styles from './settings.module.css'

const TONES = { ok: 'good', warning: 'warning', fault: 'bad', off: 'neutral' } as const
const URGENCY: Record<Finding['state'], number> = { fault: 0, warning: 1, ok: 2, off: 3 }

/** The doctor's findings, the worst first. */
export function FindingTable({ findings }: { findings: readonly Finding[] }) {
  const { settings: words } = useTexts().house
  return (
    <Table
      label={words.findings}
      rows={findings.toSorted((a, b) => URGENCY[a.state] - URGENCY[b.state])}
      columns={columnsIn(words, useFormats())}
      keyOf={({ check }) => check}
    />
  )
}

/** A day or a time as the command line prints it, such as 2026-11-28T15:20Z. */
const DAY_OR_TIME = /\d{4}-\d\d-\d\d(?:T\d\d:\d\dZ)?/g

function columnsIn(words: Texts['house']['settings'], formats: Formats): Column<Finding>[] {
  return [
    {
      key: 'check',
      head: words.check,
      cell: ({ check, state }) => (
        <div className={styles.check}>
          {words.checks[check] ?? check}
          <Badge tone={TONES[state]}>{words.states[state]}</Badge>
        </div>
      ),
    },
    {
      key: 'says',
      head: words.says,
      cell: ({ says }) => (
        <span className={styles.words}>
          {words
            .saysOf(says)
            .replaceAll(DAY_OR_TIME, (at) => (at.includes('T') ? formats.time(at) : formats.day(at)))}
        </span>
      ),
    },
  ]
}
