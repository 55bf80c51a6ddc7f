import type { Plan } from '@quintet/domain/pricing'

const terms: Record<Plan, string> = {
  monthly:
    'No minimum term. Renews monthly; you can cancel at any time to the end of the trial or of the month you have paid for.',
  annually:
    'In the first year you can cancel at any time to the end of the trial or of the year you have paid for; from the second year on, at any time with one month’s notice, and we refund the rest.',
}

/** The confirmation of an order. */
export const welcome = {
  subject: (brand: string) => `Welcome to ${brand}: your order`,
  title: (firstName: string) => `Welcome, ${firstName}.`,
  trial: (brand: string, day: string) =>
    `Thank you for your order. ${brand} is free for you until ${day}; nothing is charged before that day.`,
  charged:
    'Thank you for your order. You have already used your free trial, so the first period was charged today.',
  collected:
    'Thank you for your order. You have already used your free trial, so the first period will be collected from your bank account in the next few days. We will send the invoice once your bank has paid.',
  start: 'Start watching',
  order: {
    heading: 'Your order',
    day: 'Ordered on',
    contract: 'Contract number',
    service: 'Service',
    membership: (brand: string) =>
      `${brand} membership: movies and series, music, audiobooks, games and sports`,
    freeUntil: 'Free until',
    firstPayment: 'First payment',
  },
  terms,
  cancelling: {
    heading: 'How to cancel',
    text: 'Without logging in, under “Verträge hier kündigen” at the foot of every page; with the contract number above it takes effect at once:',
  },
  withdrawal: {
    heading: 'Right of withdrawal',
    right:
      'You have the right to withdraw from this contract within fourteen days without giving any reason. The withdrawal period ends fourteen days after the day on which the contract was concluded.',
    way: 'To exercise the right of withdrawal, you must inform us of your decision by an unequivocal statement. The easiest way is “Vertrag widerrufen” at the foot of every page:',
    deadline:
      'To meet the deadline, it is enough that you send your statement before the withdrawal period has expired.',
    effects:
      'If you withdraw from this contract, we reimburse all payments received from you without undue delay, and in any event not later than fourteen days from the day on which we are informed of your decision, by the means of payment that you used, and at no cost to you.',
    formHeading: 'Model withdrawal form',
    form: (brand: string) =>
      `I hereby give notice that I withdraw from my contract for the ${brand} membership.\nOrdered on:\nName:\nE-mail address of the account:\nDate:`,
  },
  legal: (conditions: string, privacy: string) =>
    `Terms and conditions: ${conditions}\nPrivacy policy: ${privacy}`,
}
