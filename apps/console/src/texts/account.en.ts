/** Texts of the operator's account and of passkeys. */
export const accountEn = {
  title: 'Your account',
  lead: (email: string, role: string) => `${email}, ${role}`,
  passkeys: 'Passkeys',
  passkeysLead:
    'Log in by fingerprint, face or the PIN of a device or password manager, without password and code. Nobody can lure it out of you: it works here alone.',
  actions: 'What can be done',
  add: 'Add a passkey',
  addLead: 'Your browser asks next where to keep it.',
  name: 'Name',
  nameHint: 'So that you know it again, such as “Work laptop”.',
  added: 'Passkey added.',
  remove: 'Remove',
  removeNamed: (name: string) => `Remove ${name}`,
  removeLead: 'Nobody logs in by it any more. What is logged in stays so.',
  removed: 'Passkey removed.',
  since: 'Added',
  used: 'Last used',
  never: 'never',
  kept: 'Kept',
  backedUp: 'by a password manager',
  here: 'on one device',
  none: 'No passkey yet.',
  noneHint: 'Add one, and your next log-in takes a touch.',
  unavailable:
    'This browser has no passkeys for this address. They need https and a name in the address, not numbers.',
  proof: 'A way in is changed only shortly after the password was entered.',
  password: 'Password and code',
  passwordLead:
    'They stay the other way in. Who loses one asks an owner for a new invitation (quintet operator add), which takes away both and all passkeys.',
}
