import type { account as english } from '../en/account.ts'

export const account: typeof english = {
  open: (brand) => `${brand} öffnen`,
  newDevice: {
    subject: 'Neues Gerät in Ihrem Konto angemeldet',
    title: 'Ein neues Gerät hat sich angemeldet.',
    device: 'Gerät',
    loggedInOn: 'Angemeldet am',
    known: 'Waren Sie das? Dann müssen Sie nichts tun.',
    unknown:
      'Wenn Sie es nicht waren, ändern Sie bitte sofort Ihr Passwort. Alle anderen Geräte werden dann abgemeldet.',
    toAccount: 'Zum Konto',
  },
  passwordReset: {
    subject: 'Passwort zurücksetzen',
    title: 'Passwort zurücksetzen.',
    link: (minutes) =>
      `Über diesen Link vergeben Sie ein neues Passwort. Er gilt ${minutes} Minuten und nur einmal.`,
    button: 'Neues Passwort vergeben',
    unasked:
      'Sie haben das nicht angefordert? Dann ignorieren Sie diese E-Mail; Ihr Passwort bleibt unverändert.',
  },
  passwordChanged: {
    subject: 'Ihr Passwort wurde geändert',
    title: 'Ihr Passwort wurde geändert.',
    changedOn: 'Geändert am',
    loggedOut: 'Alle anderen Geräte wurden abgemeldet. Melden Sie sich dort mit dem neuen Passwort an.',
    stranger: (email) =>
      `Waren Sie das nicht? Dann setzen Sie Ihr Passwort sofort über „Passwort vergessen?“ zurück und schreiben Sie uns an ${email}.`,
  },
  logInLinked: {
    subject: (provider) => `Anmelden mit ${provider} ist jetzt möglich`,
    title: (provider) => `Ihr Konto lässt sich jetzt auch mit ${provider} öffnen.`,
    changedOn: 'Verknüpft am',
    meaning: (provider) =>
      `Ab jetzt können Sie sich auch mit ${provider} anmelden. Sonst ändert sich nichts.`,
    stranger: (email) =>
      `Waren Sie das nicht? Dann entfernen Sie die Verknüpfung in Ihrem Konto unter „Einstellungen“, ändern Sie Ihr Passwort und schreiben Sie uns an ${email}.`,
  },
  logInUnlinked: {
    subject: (provider) => `Anmelden mit ${provider} ist nicht mehr möglich`,
    title: (provider) => `Ihr Konto lässt sich nicht mehr mit ${provider} öffnen.`,
    changedOn: 'Entfernt am',
    meaning: (provider) =>
      `Mit ${provider} kann sich niemand mehr anmelden. Angemeldete Geräte bleiben angemeldet.`,
    stranger: (email) =>
      `Waren Sie das nicht? Dann ändern Sie Ihr Passwort, das meldet alle anderen Geräte ab, und schreiben Sie uns an ${email}.`,
  },
  addressChanged: {
    subject: 'Ihre E-Mail-Adresse wurde geändert',
    title: 'Ihre E-Mail-Adresse wurde geändert.',
    changedOn: 'Geändert am',
    old: 'Ihr Konto hat ab jetzt eine andere Adresse. Mit dieser hier können Sie sich nicht mehr anmelden.',
    anew: 'Ab jetzt melden Sie sich mit dieser Adresse an. Alle Geräte wurden abgemeldet, Ihr Passwort bleibt dasselbe.',
    stranger: (email) => `Das haben Sie nicht veranlasst? Schreiben Sie uns bitte sofort: ${email}.`,
  },
  dataExport: {
    subject: 'Ihre Daten',
    title: 'Ihre Daten.',
    link: (days) =>
      `Wie gewünscht: alles, was wir zu Ihrem Konto gespeichert haben, in einer Datei (JSON). Der Link gilt ${days} Tage. Wer ihn hat, kann die Datei öffnen; geben Sie ihn bitte nicht weiter.`,
    button: 'Datei herunterladen',
    stranger: (email) => `Das haben Sie nicht angefordert? Schreiben Sie uns bitte sofort: ${email}.`,
  },
  pinLocked: {
    subject: 'Kinder-PIN mehrmals falsch eingegeben',
    title: 'Die Kinder-PIN wurde mehrmals falsch eingegeben.',
    until: (time) => `Es gab fünf Fehlversuche. Die PIN ist bis ${time} Uhr gesperrt.`,
    forGood: 'Es gab zehn Fehlversuche hintereinander. Die PIN gilt nicht mehr.',
    remedy:
      'Mit dem Passwort Ihres Kontos können Sie die Kindersicherung jederzeit aufheben und danach eine neue PIN festlegen.',
    stranger: 'Waren es weder Ihre Kinder noch Sie? Dann ändern Sie bitte Ihr Passwort.',
  },
}
