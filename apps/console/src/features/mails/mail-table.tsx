import type { MailLine } from '@quintet/contracts/operator/mails'
import type { OperatorRight } from '@quintet/domain/operator'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
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
  const columns = columnsIn(words, formats, { rights, onAgain })
  return <Table label={words.title} rows={mails} columns={columns} keyOf={({ id }) => id} />
}

type Acts = { rights: readonly OperatorRight[]; onAgain: MailTableProps['onAgain'] }

function columnsIn(words: Texts['mails'], formats: Formats, { rights, onAgain }: Acts): Column<MailLine>[] {
  const heads = words.columns
  const nameOf = ({ kind }: MailLine) => (kind === null ? words.before : words.kinds[kind])
  return [
    {
      key: 'kind',
      head: heads.kind,
      cell: (mail) => (
        <div className={styles.beside}>
          <strong>{nameOf(mail)}</strong>
          <small>{formats.time(mail.createdAt)}</small>
        </div>
      ),
    },
    { key: 'to', head: heads.to, cell: (mail) => <Recipient mail={mail} /> },
    { key: 'state', head: heads.state, cell: (mail) => <State mail={mail} /> },
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
    {
      key: 'actions',
      head: heads.actions,
      cell: (mail) =>
        mail.canBeSentAgain &&
        rights.includes('care') && (
          <Button aria-label={words.againNamed(nameOf(mail), mail.recipient)} onClick={() => onAgain(mail)}>
            {words.again}
          </Button>
        ),
      isNumber: true,
    },
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
function State({ mail: { state, nextTryAt, returnedAt, tries, canBeSentAgain } }: { mail: MailLine }) {
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
    </div>
  )
}
