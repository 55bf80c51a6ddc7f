import type { accountEn } from './account.en.ts'

export const accountDe: typeof accountEn = {
  title: 'Ihr Konto',
  lead: (email, role) => `${email}, ${role}`,
  passkeys: 'Passkeys',
  passkeysLead:
    'Anmelden mit Fingerabdruck, Gesicht oder der PIN eines Geräts oder Passwortmanagers, ohne Passwort und Code. Niemand kann Ihnen einen Passkey entlocken: Er gilt nur hier.',
  actions: 'Aktionen',
  add: 'Passkey hinzufügen',
  addLead: 'Ihr Browser fragt gleich, wo er ihn speichern soll.',
  name: 'Name',
  nameHint: 'Damit Sie ihn wiedererkennen, etwa „Laptop im Büro“.',
  added: 'Passkey hinzugefügt.',
  remove: 'Entfernen',
  removeNamed: (name) => `${name} entfernen`,
  removeLead: 'Mit ihm ist keine Anmeldung mehr möglich. Bestehende Sitzungen bleiben angemeldet.',
  removed: 'Passkey entfernt.',
  since: 'Hinzugefügt',
  used: 'Zuletzt benutzt',
  never: 'noch nie',
  kept: 'Gespeichert',
  backedUp: 'im Passwortmanager',
  here: 'auf einem Gerät',
  none: 'Noch kein Passkey.',
  noneHint: 'Fügen Sie einen hinzu, dann genügt beim nächsten Anmelden eine Berührung.',
  unavailable:
    'Dieser Browser unterstützt an dieser Adresse keine Passkeys. Passkeys brauchen https und einen Hostnamen statt einer IP-Adresse.',
  proof: 'Um Ihre Anmeldung zu ändern, geben Sie bitte Ihr Passwort ein.',
  password: 'Passwort und Code',
  noPassword: 'Ohne Passwort',
  passkeysOnly:
    'Sie melden sich nur mit Passkeys an. Haben Sie alle verloren, bitten Sie einen Inhaber um eine neue Einladung (quintet operator add).',
  passwordLead:
    'Damit können Sie sich weiterhin anmelden. Haben Sie eines davon verloren, bitten Sie einen Inhaber um eine neue Einladung (quintet operator add). Sie setzt beides zurück und entfernt alle Passkeys.',
}
