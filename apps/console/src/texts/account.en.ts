/** Texts of the operator's account and of passkeys. */
export const accountEn = {
  title: 'Your account',
  lead: (email: string, role: string) => `${email}, ${role}`,
  passkeys: 'Passkeys',
  passkeysLead:
    'Log in with your fingerprint, your face or the PIN of your device or password manager instead of password and code. A passkey cannot be phished: it works only on this site.',
  actions: 'Actions',
  add: 'Add a passkey',
  addLead: 'Your browser will ask where to save it.',
  name: 'Name',
  nameHint: 'To help you recognise it, such as “Work laptop”.',
  added: 'Passkey added.',
  remove: 'Remove',
  removeNamed: (name: string) => `Remove ${name}`,
  removeLead: 'It can no longer be used to log in. Existing sessions stay logged in.',
  removed: 'Passkey removed.',
  since: 'Added',
  used: 'Last used',
  never: 'never',
  kept: 'Stored',
  backedUp: 'in a password manager',
  here: 'on one device',
  none: 'No passkeys yet.',
  noneHint: 'Add one, and your next log-in takes a single touch.',
  unavailable:
    'This browser does not support passkeys at this address. Passkeys need https and a host name instead of an IP address.',
  proof: 'Enter your password to change how you log in.',
  password: 'Password and code',
  noPassword: 'Without a password',
  passkeysOnly:
    'You log in with passkeys only. If you lose them all, ask an owner for a new invitation (quintet operator add).',
  passwordLead:
    'You can still log in with both. If you lose either, ask an owner for a new invitation (quintet operator add). It resets both and removes all passkeys.',
}
