/** The texts that the member agreed to, in the account area. */
export const agreementsEn = {
  title: 'What you agreed to',
  text: 'Each text opens word for word as it was on that day.',
  failed: 'Your agreements could not be loaded. Please try again.',
  none: 'Nothing yet.',
  kinds: {
    terms: 'Terms and conditions',
    privacy: 'Privacy policy',
    age18: 'You are at least 18',
    newsletter: 'Newsletter',
    trial_rule: 'Free trial, then paid',
  } as Record<string, string>,
  given: (date: string, version: string) => `${date} · version of ${version}`,
  read: 'Read',
  readNamed: (name: string) => `Read: ${name}`,
}
