/** Cancellation and withdrawal without log-in, by natively posted forms. */
export const legalFormsEn = {
  name: 'Name',
  email: 'Email',
  emailHint: 'Preferably the address of your account. We send the confirmation there, with a link to follow.',
  reference: 'Contract number (optional)',
  referenceShort: 'Contract',
  referenceHint: 'You will find it in your order confirmation. If you enter it, you need not follow a link.',
  failed: (address: string) =>
    `We could not receive this just now. Please try again, or write to ${address}, which is equally valid.`,
  received: 'Received on',
  receivedAt: (day: string, time: string) => `${day}, ${time} (German time)`,
  number: 'Number',
  sentTo: (email: string) => `A confirmation with date and time is on its way to ${email}.`,
  notMailed:
    'Please keep this page. We did not send a confirmation because many have gone to this address or network within the last hour. Your declaration is valid all the same, and we will reply to you.',
  link: {
    receivedOn: (moment: string) => `We received it on ${moment}. That day counts.`,
    unknown: {
      title: 'This link is not valid.',
      text: 'Please use the complete link from our latest email.',
    },
    home: 'Go to the home page',
  },
  save: 'Save as a file',
  print: 'Print',
  cancellation: {
    lead: 'Cancel here, without logging in. We confirm receipt by email immediately.',
    kind: 'Kind of cancellation',
    kinds: { ordinary: 'Ordinary cancellation', extraordinary: 'Cancellation for cause' },
    kindHints: {
      ordinary:
        'Takes effect at the end of your trial or paid period; for an annual plan from its second year, with one month’s notice. No reason needed.',
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
      next: 'If the email has a link, please follow it: that confirms it was you. Otherwise it says on which day your membership ends, or we write to you about it. Until then you can use everything.',
      file: 'cancellation',
    },
    link: {
      title: 'Confirm your cancellation',
      text: 'Your membership then ends at the earliest date possible. If this was not you, or was a mistake, undo it and everything stays as it is.',
      confirm: 'Confirm cancellation',
      undo: 'Undo it',
      confirmed: {
        title: 'Your cancellation is confirmed.',
        text: 'We have sent you an email with the day on which your membership ends. Until that day you can undo the cancellation in your account.',
      },
      undone: { title: 'The cancellation is undone.', text: 'Your membership continues unchanged.' },
    },
  },
  withdrawal: {
    lead: 'Within 14 days of signing up you can withdraw without giving a reason and without logging in. We confirm receipt by email immediately.',
    declaration: 'I hereby withdraw from my contract for the membership or the rental named below.',
    buttonNote: '“Widerruf bestätigen” means: confirm the withdrawal.',
    receipt: {
      title: 'We have received your withdrawal.',
      next: 'If the email has a link, please follow it: that confirms it was you. We refund what you have paid within 14 days, using the same payment method.',
      file: 'withdrawal',
    },
    link: {
      title: 'Confirm your withdrawal',
      text: 'Your membership then ends at once, and we refund what you paid. If this was not you, or was a mistake, undo it and everything stays as it is.',
      confirm: 'Confirm withdrawal',
      undo: 'Undo it',
      confirmed: {
        title: 'Your withdrawal is confirmed.',
        text: 'Your membership has ended. We refund what you paid within 14 days, using the same payment method.',
      },
      undone: { title: 'The withdrawal is undone.', text: 'Your membership continues unchanged.' },
    },
  },
}
