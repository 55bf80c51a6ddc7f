export const notices = {
  receivedOn: 'Received on',
  number: 'Reference number',
  name: 'Name',
  email: 'E-mail',
  contract: 'Contract',
  cancellation: {
    subject: (id: string) => `We received your cancellation (${id})`,
    title: 'We received your cancellation.',
    kind: 'Type',
    kinds: { ordinary: 'Ordinary cancellation', extraordinary: 'Cancellation for good cause' },
    reason: 'Reason',
    asOf: 'Effective',
    soonest: 'As soon as possible',
    ends: 'Your membership ends on',
    known: 'You can use everything until then. After that, nothing more is charged.',
    unknown: 'We will match your cancellation to your contract and tell you the date it ends.',
  },
  withdrawal: {
    subject: (id: string) => `We received your withdrawal (${id})`,
    title: 'We received your withdrawal.',
    known:
      'Your membership has ended. We will refund everything you paid within 14 days, by the same means of payment.',
    unknown:
      'We will match your withdrawal to your contract and get back to you. We will then refund what you paid within 14 days, by the same means of payment.',
  },
}
