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
  cancelling: {
    heading: 'How to cancel',
    text: 'Without logging in, under “Verträge hier kündigen” at the foot of every page; with the contract number above it takes effect at once:',
  },
  withdrawal: {
    heading: 'Your right of withdrawal',
    right:
      'You can withdraw from the contract within fourteen days without giving a reason. The notice and the model withdrawal form are attached as a PDF, and so are the terms. The easiest way is “Vertrag widerrufen” at the foot of every page:',
  },
  legal: (conditions: string, privacy: string) =>
    `Terms and conditions: ${conditions}\nPrivacy policy: ${privacy}`,
}
