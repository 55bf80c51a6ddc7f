/** External log-ins that open the account. */
export const logInsEn = {
  title: 'Other ways to log in',
  text: 'Link an account that you have elsewhere, and log in with it.',
  failed: 'Your log-ins could not be loaded. Please try again.',
  linkedOn: (day: string) => `Linked on ${day}`,
  notLinked: 'Not linked',
  link: 'Link',
  linkNamed: (name: string) => `Link ${name}`,
  linkText: (name: string) => `Next, please log in at ${name} once. We will email you about the change.`,
  onward: (name: string) => `Go to ${name}`,
  linkFailed: 'This provider cannot be reached. Please try again later.',
  remove: 'Remove',
  removeNamed: (name: string) => `Remove ${name}`,
  removeText: (name: string) =>
    `Nobody can log in with ${name} any more. Devices that are logged in stay logged in. We will email you about the change.`,
  removed: (name: string) => `You can no longer log in with ${name}.`,
  removeFailed: 'The log-in could not be removed. Please try again.',
  only: 'Your only way to log in. Set a password first, then you can remove it.',
}
