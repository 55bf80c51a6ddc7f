import type { accountEn } from './account.en.ts'

export const accountDe: typeof accountEn = {
  title: 'Ihr Konto',
  lead: (email, role) => `${email}, ${role}`,
  passkeys: 'Passkeys',
  passkeysLead:
    'Anmelden mit Fingerabdruck, Gesicht oder der PIN eines Geräts oder Passwortmanagers, ohne Passwort und Code. Niemand kann Ihnen einen Passkey entlocken: Er gilt nur hier.',
  actions: 'Was man tun kann',
  add: 'Passkey hinzufügen',
  addLead: 'Ihr Browser fragt gleich, wo er ihn aufheben soll.',
  name: 'Name',
  nameHint: 'Damit Sie ihn wiedererkennen, etwa „Laptop im Büro“.',
  added: 'Passkey hinzugefügt.',
  remove: 'Entfernen',
  removeNamed: (name) => `${name} entfernen`,
  removeLead: 'Damit meldet sich niemand mehr an. Was angemeldet ist, bleibt es.',
  removed: 'Passkey entfernt.',
  since: 'Hinzugefügt',
  used: 'Zuletzt benutzt',
  never: 'noch nie',
  kept: 'Liegt',
  backedUp: 'im Passwortmanager',
  here: 'auf einem Gerät',
  none: 'Noch kein Passkey.',
  noneHint: 'Fügen Sie einen hinzu, dann genügt beim nächsten Anmelden eine Berührung.',
  unavailable:
    'Dieser Browser hat keine Passkeys für diese Adresse. Sie brauchen https und eine Adresse mit Namen statt Zahlen.',
  proof: 'Zugänge ändern Sie nur, kurz nachdem Sie das Passwort eingegeben haben.',
  password: 'Passwort und Code',
  passwordLead:
    'Beides bleibt der andere Zugang. Wer eines verliert, bittet um eine neue Einladung (quintet operator add); sie nimmt beides und alle Passkeys weg.',
}
