export const notices = {
  statement: 'Statement',
  receivedOn: 'Received on',
  number: 'Reference number',
  name: 'Name',
  email: 'Email',
  contract: 'Contract',
  mistaken:
    'If this was not you, or was a mistake, you can undo it on the same page. Until someone follows the link, your membership stays unchanged.',
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
      'Your membership has ended. We will refund everything you paid within 14 days, using the same payment method.',
    awaited:
      'Please confirm that it was you. Your withdrawal then takes effect; you have met the deadline because it reached us today. We refund what you paid within 14 days, using the same payment method.',
    confirm: 'Confirm withdrawal',
    unknown:
      'We will match your withdrawal to your contract and get back to you. We will then refund what you paid within 14 days, using the same payment method.',
  },
}
