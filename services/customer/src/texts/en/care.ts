import type { SupportProblem } from '@quintet/domain/account/support'

const problems: Record<SupportProblem, string> = {
  general: 'General question',
  billing: 'Billing',
  'technical issue': 'Technical issue',
  affiliation: 'Affiliation',
}

export const care = {
  /** To customer care; the title is what the form calls the problem. */
  message: { problems, subject: (title: string) => `Message: ${title}`, from: 'From', email: 'Email' },
  receipt: {
    subject: 'We received your message',
    title: 'We received your message.',
    answered: (from: string, to: string) => `We answer Monday to Friday from ${from} to ${to}.`,
    stranger: 'If you did not write to us, someone has mistyped their email address.',
  },
  newsletter: {
    confirm: {
      subject: 'Confirm your newsletter',
      title: 'Would you like our newsletter?',
      entered: (brand: string) =>
        `This address was entered for the ${brand} newsletter. We will only write to you once you confirm.`,
      button: 'Confirm the newsletter',
      stranger: 'If this was not you, do nothing and you will not hear from us.',
    },
    welcome: {
      subject: (brand: string) => `The ${brand} newsletter`,
      title: 'Glad to have you.',
      promise: 'From now on we write when something new is worth your time, and no more often than that.',
      enough: 'Had enough? One click ends the newsletter:',
      end: 'Unsubscribe',
    },
  },
}
