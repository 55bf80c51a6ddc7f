/** The contact form. @spec accounts 8.5 */
import type { SupportProblem } from '@quintet/domain/account/support'

export const contactEn = {
  lead: 'Tell us how we can help. A person will read your message and reply.',
  name: 'Name',
  email: 'Email',
  problem: 'Problem',
  choose: 'Please choose',
  problems: {
    general: 'General',
    billing: 'Billing',
    'technical issue': 'Technical issue',
    affiliation: 'Affiliation',
  } satisfies Record<SupportProblem, string>,
  message: 'Message',
  send: 'Send',
  busy: 'Sending...',
  sent: 'Succesfully sent message', // sic
  failed: 'Error sending your message, try again.',
  hours: 'Opening hours',
  openingHours: (from: string, to: string) => `Monday to Friday ${from} to ${to}`,
  phone: 'Phone',
  mail: 'Email',
  address: 'Address',
}
