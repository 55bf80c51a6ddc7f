/** External log-ins that open the account. */
export const logInsEn = {
  title: 'Log-ins elsewhere',
  text: 'Open your account with a log-in that you have elsewhere, too.',
  failed: 'Your log-ins could not be loaded. Please try again.',
  linkedOn: (day: string) => `Linked on ${day}`,
  notLinked: 'Not linked',
  link: 'Link',
  linkNamed: (name: string) => `Link ${name}`,
  linkText: (name: string) =>
    `After this you log in at ${name}, once. We send you an e-mail about the change.`,
  onward: (name: string) => `Go to ${name}`,
  linkFailed: 'This provider cannot be reached. Please try again later.',
  remove: 'Remove',
  removeNamed: (name: string) => `Remove ${name}`,
  removeText: (name: string) =>
    `Nobody logs in with ${name} any more. Devices that are logged in stay so. We send you an e-mail about the change.`,
  removed: (name: string) => `${name} no longer opens your account.`,
  removeFailed: 'The log-in could not be removed. Please try again.',
  only: 'Your only way to log in. Set a password first, then you can remove it.',
}
