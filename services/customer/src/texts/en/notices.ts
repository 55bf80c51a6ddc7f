export const notices = {
  statement: 'Statement',
  receivedOn: 'Received on',
  number: 'Reference number',
  name: 'Name',
  email: 'Email',
  contract: 'Contract',
  mistaken:
    'Was this not you, or a mistake? You can undo it on the same page. As long as nobody follows the link, your membership goes on unchanged.',
  cancellation: {
    statement: 'I hereby cancel the contract for my membership.',
    subject: (id: string) => `We received your cancellation (${id})`,
    title: 'We received your cancellation.',
    kind: 'Type',
    kinds: { ordinary: 'Ordinary cancellation', extraordinary: 'Cancellation for good cause' },
    reason: 'Reason',
    asOf: 'Effective',
    soonest: 'As soon as possible',
    ends: 'Your membership ends on',
    known: 'You can use everything until then. After that, nothing more is charged.',
    awaited:
      'Please confirm that it was you. Your cancellation then takes effect at once, and we tell you the day on which your membership ends.',
    confirm: 'Confirm cancellation',
    unknown: 'We will match your cancellation to your contract and tell you the date it ends.',
  },
  withdrawal: {
    statement: 'I hereby withdraw from the contract for my membership, or for the rental named.',
    subject: (id: string) => `We received your withdrawal (${id})`,
    title: 'We received your withdrawal.',
    known:
      'Your membership has ended. We will refund everything you paid within 14 days, by the same means of payment.',
    awaited:
      'Please confirm that it was you. Your withdrawal then takes effect; the deadline is met by today’s receipt. We refund what you paid within 14 days, by the same means of payment.',
    confirm: 'Confirm withdrawal',
    unknown:
      'We will match your withdrawal to your contract and get back to you. We will then refund what you paid within 14 days, by the same means of payment.',
  },
}
