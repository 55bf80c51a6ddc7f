import type { OperatorLine } from '@quintet/contracts/operator/operators'
import type { Texts } from '../../../texts/en.ts'
import type { Formats } from '../../../texts/formats.ts'
import { useFormats, useTexts } from '../../../texts/language.tsx'
import { Button } from '../../../ui/button.tsx'
import { Badge } from '../../../ui/panel.tsx'
import { type Column, Table } from '../../../ui/table.tsx'
import styles from '../house.module.css'

type OperatorTableProps = {
  operators: readonly OperatorLine[]
  onChange: (operator: OperatorLine) => void
}

export function OperatorTable({ operators, onChange }: OperatorTableProps) {
  const texts = useTexts()
  const columns = columnsIn(texts, useFormats(), onChange)
  return (
    <Table label={texts.navigation.operators} rows={operators} columns={columns} keyOf={({ id }) => id} />
  )
}

function columnsIn(
  { house: { operators: words }, roles }: Texts,
  formats: Formats,
  onChange: OperatorTableProps['onChange'],
): Column<OperatorLine>[] {
  const heads = words.columns
  return [
    {
      key: 'who',
      head: heads.who,
      cell: ({ email, isOwn }) => (
        <span className={styles.who}>
          {email} {isOwn && <Badge tone="neutral">{words.you}</Badge>}
        </span>
      ),
    },
    {
      key: 'role',
      head: heads.role,
      cell: (operator) => (
        <span className={styles.role}>
          {roles[operator.role]} <State operator={operator} />
        </span>
      ),
    },
    { key: 'way', head: heads.way, cell: (operator) => wayOf(operator, words), isExtra: true },
    {
      key: 'seen',
      head: heads.seen,
      cell: ({ lastSeenAt, state }) => {
        if (lastSeenAt !== null) return formats.time(lastSeenAt)
        return state === 'invited' ? words.never : words.notSeen
      },
      isExtra: true,
    },
    {
      key: 'sessions',
      head: heads.sessions,
      cell: ({ openSessions }) => formats.number(openSessions),
      isNumber: true,
      isExtra: true,
    },
    {
      key: 'actions',
      head: heads.actions,
      cell: (operator) => (
        <Button aria-label={words.changeNamed(operator.email)} onClick={() => onChange(operator)}>
          {words.change}
        </Button>
      ),
      isNumber: true,
    },
  ]
}

function wayOf({ hasPassword, passkeys }: OperatorLine, words: Texts['house']['operators']): string {
  const ways = [...(hasPassword ? [words.password] : []), ...(passkeys > 0 ? [words.passkeys(passkeys)] : [])]
  return ways.join(', ') || words.noWay
}

const TONES = { invited: 'neutral', expired: 'warning', active: 'good', disabled: 'bad' } as const

function State({ operator: { state, invitedUntil, isInvitationOver } }: { operator: OperatorLine }) {
  const { operators: words } = useTexts().house
  const formats = useFormats()
  const shown = isInvitationOver ? 'expired' : state
  return (
    <span className={styles.state}>
      <Badge tone={TONES[shown]}>{words.states[shown]}</Badge>
      {shown === 'invited' && invitedUntil && (
        <span className={styles.beside}>{words.until(formats.time(invitedUntil))}</span>
      )}
    </span>
  )
}
