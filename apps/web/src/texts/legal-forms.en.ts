/** Cancellation and withdrawal without log-in, which post by themselves. */
export const legalFormsEn = {
  name: 'Name',
  email: 'Email',
  emailHint: 'Preferably the address of your account. We send the confirmation there.',
  reference: 'Contract or customer number (optional)',
  referenceShort: 'Contract',
  referenceHint: 'Only needed if you have several contracts with us.',
  failed: (address: string) =>
    `We could not receive this just now. Please try again, or write to ${address}, which is equally valid.`,
  received: 'Received on',
  receivedAt: (day: string, time: string) => `${day}, ${time} (German time)`,
  number: 'Number',
  sentTo: (email: string) => `A confirmation with date and time is on its way to ${email}.`,
  save: 'Save as a file',
  print: 'Print',
  cancellation: {
    lead: 'You can cancel at any time without logging in. We confirm receipt by e-mail immediately.',
    kind: 'Kind of cancellation',
    kinds: { ordinary: 'Ordinary cancellation', extraordinary: 'Cancellation for cause' },
    kindHints: {
      ordinary: 'Takes effect at the end of your trial or paid period. No reason needed.',
      extraordinary: 'Takes effect immediately, for good cause.',
    },
    reason: 'Reason for the cancellation for cause',
    effective: 'Cancel as of (optional)',
    effectiveShort: 'As of',
    effectiveHint: 'Without a date: as early as possible.',
    earliest: 'As early as possible',
    buttonNote: '“Jetzt kündigen” means: cancel now.',
    receipt: {
      title: 'We have received your cancellation.',
      next: 'The mail says on which day your membership ends, or we write to you about it. Until then you can use everything.',
      file: 'cancellation',
    },
  },
  withdrawal: {
    lead: 'Within 14 days of signing up you can withdraw without giving a reason and without logging in. We confirm receipt by e-mail immediately.',
    declaration: 'I hereby withdraw from my contract for the membership or the rental named below.',
    buttonNote: '“Widerruf bestätigen” means: confirm the withdrawal.',
    receipt: {
      title: 'We have received your withdrawal.',
      next: 'We refund what you have paid within 14 days, using the same payment method.',
      file: 'withdrawal',
    },
  },
}
