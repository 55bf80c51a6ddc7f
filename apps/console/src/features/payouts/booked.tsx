/** What our books say about payouts and their lines. */
import type { PayoutLineRow, PayoutRow } from '@quintet/contracts/operator/payouts'
import type { Texts } from '../../texts/en.ts'
import { useFormats, useTexts } from '../../texts/language.tsx'
import { Copyable } from '../../ui/copyable.tsx'
import { MemberLink } from '../../ui/member-link.tsx'
import { Badge } from '../../ui/panel.tsx'
import type { Column } from '../../ui/table.tsx'

/** Whether a payout adds up and all its lines are in our books. */
export function BesideBooks({ payout }: { payout: PayoutRow }) {
  const { payouts: words } = useTexts()
  const formats = useFormats()
  const { state, isItemised, restCents, unmatched, currency } = payout
  if (state === 'failed') return <Badge tone="bad">{words.states.failed}</Badge>
  if (!isItemised) return <Badge tone="neutral">{words.notItemised}</Badge>
  if (restCents !== 0) return <Badge tone="bad">{words.rest(formats.money(restCents, currency))}</Badge>
  if (unmatched > 0) return <Badge tone="warning">{words.unmatched(unmatched)}</Badge>
  return <Badge tone="good">{words.right}</Badge>
}

type Booked = Pick<PayoutLineRow, 'invoice' | 'accountId' | 'email'>

/** The invoice that was paid, and the member. */
export function bookedColumns({ payouts: words }: Texts): Column<Booked>[] {
  return [
    {
      key: 'invoice',
      head: words.invoice,
      isWhole: true,
      cell: ({ invoice }) => (invoice === null ? '–' : <Copyable text={invoice} />),
    },
    {
      key: 'member',
      head: words.member,
      isAddress: true,
      isExtra: true,
      cell: ({ accountId, email }) => <MemberLink accountId={accountId} email={email} otherwise="–" />,
    },
  ]
}
