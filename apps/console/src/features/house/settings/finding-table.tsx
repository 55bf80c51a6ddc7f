import type { Finding } from '@quintet/contracts/operator/settings'
import type { Texts } from '../../../texts/en.ts'
import { useTexts } from '../../../texts/language.tsx'
import { Badge } from '../../../ui/panel.tsx'
import { type Column, Table } from '../../../ui/table.tsx'
import styles from './settings.module.css'

const TONES = { ok: 'good', warning: 'warning', fault: 'bad', off: 'neutral' } as const
const URGENCY: Record<Finding['state'], number> = { fault: 0, warning: 1, ok: 2, off: 3 }

/** What the doctor says, the worst first. */
export function FindingTable({ findings }: { findings: readonly Finding[] }) {
  const { settings: words } = useTexts().house
  return (
    <Table
      label={words.findings}
      rows={findings.toSorted((a, b) => URGENCY[a.state] - URGENCY[b.state])}
      columns={columnsIn(words)}
      keyOf={({ check }) => check}
    />
  )
}

function columnsIn(words: Texts['house']['settings']): Column<Finding>[] {
  return [
    { key: 'check', head: words.check, cell: ({ check }) => words.checks[check] ?? check },
    {
      key: 'says',
      head: words.says,
      cell: ({ says }) => <span className={styles.words}>{words.saysOf(says)}</span>,
    },
    {
      key: 'state',
      head: words.state,
      cell: ({ state }) => <Badge tone={TONES[state]}>{words.states[state]}</Badge>,
      isNumber: true,
    },
  ]
}
