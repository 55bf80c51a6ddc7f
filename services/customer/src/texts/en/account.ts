export const account = {
  /** The button that leads to the start page. */
  open: (brand: string) => `Open ${brand}`,
  newDevice: {
    subject: 'A new device logged in to your account',
    title: 'A new device logged in.',
    device: 'Device',
    loggedInOn: 'Logged in on',
    known: 'If this was you, there is nothing to do.',
    unknown: 'If this was not you, change your password now. That logs out all other devices.',
    toAccount: 'Go to your account',
  },
  passwordReset: {
    subject: 'Reset your password',
    title: 'Reset your password.',
    link: (minutes: number) => `Choose a new password here. The link works once and for ${minutes} minutes.`,
    button: 'Choose a new password',
    unasked: 'If you did not ask for this, ignore this email; your password stays the same.',
  },
  passwordChanged: {
    subject: 'Your password was changed',
    title: 'Your password was changed.',
    changedOn: 'Changed on',
    loggedOut: 'All other devices were logged out. Log in there with your new password.',
    stranger: (email: string) =>
      `If this was not you, reset your password now with “Forgot your password?” and write to us at ${email}.`,
  },
  logInLinked: {
    subject: (provider: string) => `Your account can now be opened with ${provider}`,
    title: (provider: string) => `Your account can now be opened with ${provider}.`,
    changedOn: 'Linked on',
    meaning: (provider: string) =>
      `From now on you can log in with ${provider}, too. Everything else stays as it is.`,
    stranger: (email: string) =>
      `If this was not you, remove it in your account under “Settings”, change your password and write to us at ${email}.`,
  },
  logInUnlinked: {
    subject: (provider: string) => `Your account can no longer be opened with ${provider}`,
    title: (provider: string) => `Your account can no longer be opened with ${provider}.`,
    changedOn: 'Removed on',
    meaning: (provider: string) =>
      `Nobody can log in with ${provider} any more. Devices that are logged in stay logged in.`,
    stranger: (email: string) =>
      `If this was not you, change your password, which logs out all other devices, and write to us at ${email}.`,
  },
  addressChanged: {
    subject: 'Your email address was changed',
    title: 'Your email address was changed.',
    changedOn: 'Changed on',
    old: 'From now on your account has another address. You can no longer log in with this one.',
    anew: 'From now on you log in with this address. All devices were logged out; your password stays the same.',
    stranger: (email: string) => `If you did not ask for this, write to us right away: ${email}.`,
  },
  dataExport: {
    subject: 'Your data',
    title: 'Your data.',
    link: (days: number) =>
      `As requested: everything we have stored about your account, as one file (JSON). The link works for ${days} days. Anyone who has it can open the file, so please do not pass it on.`,
    button: 'Download the file',
    stranger: (email: string) => `If you did not ask for this, write to us right away: ${email}.`,
  },
  pinLocked: {
    subject: 'The kids PIN was entered incorrectly several times',
    title: 'The kids PIN was entered incorrectly several times.',
    until: (time: string) => `There were five wrong attempts. The PIN is blocked until ${time}.`,
    forGood: 'There were ten wrong attempts in a row. The PIN no longer works.',
    remedy: 'You can turn off the kids lock with your account password at any time, and then set a new PIN.',
    stranger: 'If it was neither you nor your children, please change your password.',
  },
}
