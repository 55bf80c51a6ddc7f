import type { MailLine } from '@quintet/contracts/operator/mails'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { meQuery } from '../../api/queries.ts'
import type { Texts } from '../../texts/en.ts'
import type { Formats } from '../../texts/formats.ts'
import { useFormats, useTexts } from '../../texts/language.tsx'
import { Button } from '../../ui/button.tsx'
import { Badge } from '../../ui/panel.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import styles from './mails.module.css'

type MailTableProps = { mails: readonly MailLine[]; onAgain: (mail: MailLine) => void }

export function MailTable({ mails, onAgain }: MailTableProps) {
  const { mails: words } = useTexts()
  const formats = useFormats()
  const { rights } = useSuspenseQuery(meQuery).data
  // Rarely is there anything to do.
  const isAnyAgain = rights.includes('care') && mails.some(({ canBeSentAgain }) => canBeSentAgain)
  const columns = columnsIn(words, formats, isAnyAgain ? onAgain : null)
  return <Table label={words.title} rows={mails} columns={columns} keyOf={({ id }) => id} />
}

function columnsIn(
  words: Texts['mails'],
  formats: Formats,
  onAgain: MailTableProps['onAgain'] | null,
): Column<MailLine>[] {
  const heads = words.columns
  const nameOf = ({ kind }: MailLine) => (kind === null ? words.before : words.kinds[kind])
  const again = (mail: MailLine) =>
    onAgain &&
    mail.canBeSentAgain && (
      <Button aria-label={words.againNamed(nameOf(mail), mail.recipient)} onClick={() => onAgain(mail)}>
        {words.again}
      </Button>
    )
  return [
    {
      key: 'kind',
      head: heads.kind,
      cell: (mail) => (
        <div className={styles.beside}>
          <strong>{nameOf(mail)}</strong>
          <span className={styles.onPhone}>
            <Recipient mail={mail} />
          </span>
          <small>{formats.time(mail.createdAt)}</small>
        </div>
      ),
    },
    { key: 'to', head: heads.to, cell: (mail) => <Recipient mail={mail} />, isTwofold: true },
    { key: 'state', head: heads.state, cell: (mail) => <State mail={mail}>{again(mail)}</State> },
    {
      key: 'tries',
      head: heads.tries,
      cell: ({ tries }) => tries > 0 && formats.number(tries),
      isNumber: true,
      isExtra: true,
    },
    {
      key: 'answer',
      head: heads.answer,
      cell: ({ lastError }) => lastError && <span className={styles.answer}>{lastError}</span>,
      isExtra: true,
    },
    ...(onAgain
      ? [{ key: 'actions', head: heads.actions, cell: again, isNumber: true, isTwofold: true }]
      : []),
  ]
}

function Recipient({ mail: { recipient, accountId } }: { mail: MailLine }) {
  if (accountId === null)
    return (
      <span className={styles.to} title={recipient}>
        {recipient}
      </span>
    )
  return (
    <Link to="/members/$id" params={{ id: accountId }} className={styles.to} title={recipient}>
      {recipient}
    </Link>
  )
}

const TONES = {
  waiting: 'warning',
  sent: 'good',
  kept: 'neutral',
  failed: 'bad',
  bounced: 'bad',
  complained: 'bad',
} as const

/** The state of a mail, with the next step. */
function State({ mail, children }: { mail: MailLine; children: ReactNode }) {
  const { state, nextTryAt, returnedAt, tries, canBeSentAgain } = mail
  const { mails: words } = useTexts()
  const formats = useFormats()
  const beside =
    (state === 'waiting' && tries > 0 && nextTryAt && words.nextTry(formats.time(nextTryAt))) ||
    (returnedAt && formats.time(returnedAt)) ||
    (state === 'failed' && !canBeSentAgain && words.opens)
  return (
    <div className={styles.beside}>
      <Badge tone={TONES[state]}>{words.states[state]}</Badge>
      {beside && <small>{beside}</small>}
      {children && <span className={styles.onPhone}>{children}</span>}
    </div>
  )
}
