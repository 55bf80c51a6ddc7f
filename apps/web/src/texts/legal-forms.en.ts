/** Cancellation and withdrawal without log-in, which post by themselves. */
export const legalFormsEn = {
  name: 'Name',
  email: 'Email',
  emailHint: 'The address of your account, if you can. The receipt goes there.',
  reference: 'Contract or customer number (optional)',
  referenceShort: 'Contract',
  referenceHint: 'Only needed where you have several contracts with us.',
  failed: (address: string) =>
    `This could not be received just now. Please try again, or write to ${address}: that counts just as much.`,
  received: 'Received on',
  receivedAt: (day: string, time: string) => `${day}, ${time} (German time)`,
  number: 'Number',
  sentTo: (email: string) => `A receipt with date and time is on its way to ${email}.`,
  save: 'Save as a file',
  print: 'Print',
  cancellation: {
    lead: 'You can cancel at any time, without logging in. We confirm the receipt by e-mail at once.',
    kind: 'Kind of cancellation',
    kinds: { ordinary: 'Ordinary cancellation', extraordinary: 'Cancellation for cause' },
    kindHints: {
      ordinary: 'To the end of the trial or of the period paid for. No reason needed.',
      extraordinary: 'At once, for an important reason.',
    },
    reason: 'Reason of the cancellation for cause',
    effective: 'Cancel as of (optional)',
    effectiveShort: 'As of',
    effectiveHint: 'Without a date: as early as possible.',
    earliest: 'As early as possible',
    buttonNote: '“Jetzt kündigen” means: cancel now.',
    receipt: {
      title: 'We received your cancellation.',
      next: 'The mail says on which day your membership ends, or we write to you about it. Until then you can use everything.',
      file: 'cancellation',
    },
  },
  withdrawal: {
    lead: 'Within 14 days of the conclusion of the contract, without giving reasons and without logging in. We confirm the receipt by e-mail at once.',
    declaration: 'I hereby withdraw from my contract for the membership or the rental named below.',
    buttonNote: '“Widerruf bestätigen” means: confirm the withdrawal.',
    receipt: {
      title: 'We received your withdrawal.',
      next: 'What you paid we refund within 14 days by the same means of payment.',
      file: 'withdrawal',
    },
  },
}
