import { PASSWORD_MIN_LENGTH } from '@quintet/domain/password'
import type { sessionEn } from './session.en.ts'

const platforms = { google: 'Google', facebook: 'Facebook' }

export const sessionDe: typeof sessionEn = {
  invalidCredentials: 'Die Zugangsdaten stimmen nicht.',
  forgotten: 'Passwort vergessen?',
  or: 'oder',
  social: (platform) => `Weiter mit ${platforms[platform]}`,
  socialOff: (platform) => `${platforms[platform]} ist bei diesem Dienst nicht eingerichtet.`,
  socialFailed: 'Diese Anmeldung hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
  notProved:
    'Der Anbieter hat keine neue Anmeldung zu diesem Konto bestätigt. Versuchen Sie es noch einmal, oder lassen Sie sich einen Link per E-Mail senden.',
  socialWorking: 'Einen Moment, wir melden Sie an.',
  userNotFound: 'Dieses Konto kennen wir nicht.',
  unknownPerson:
    'Diese Anmeldung kennt hier noch niemand. Werden Sie Mitglied: Name und E-Mail sind schon ausgefüllt.',
  signUpInstead: 'Registrieren',
  choice: {
    title: 'Willkommen',
    text: 'Filme, Musik, Hörbücher, Spiele und Sport in einer Mitgliedschaft.',
    signUpByEmail: 'Mit E-Mail registrieren',
    haveAccount: 'Schon Mitglied?',
    logIn: 'Anmelden',
  },
  forgot: {
    title: 'Passwort zurücksetzen',
    text: 'Nennen Sie uns Ihre E-Mail-Adresse. Gehört sie zu einem Konto, ist ein Link für ein neues Passwort unterwegs.',
    submit: 'Link senden',
    busy: 'Wird gesendet...',
    sent: 'Wir haben Ihnen eine E-Mail geschickt, mit der Sie Ihr Passwort zurücksetzen.',
    failed: 'Die E-Mail zum Zurücksetzen konnte nicht gesendet werden. Bitte versuchen Sie es noch einmal.',
  },
  newPassword: {
    title: 'Neues Passwort vergeben',
    for: (email) =>
      `Für ${email}. Danach sind alle Geräte abgemeldet, und Sie melden sich mit dem neuen Passwort an.`,
    password: 'Neues Passwort',
    confirmation: 'Passwort wiederholen',
    hint: `Mindestens ${PASSWORD_MIN_LENGTH} Zeichen`,
    submit: 'Passwort speichern',
    busy: 'Wird gespeichert...',
    changed: 'Ihr Passwort wurde geändert',
    failed: 'Ihr Passwort konnte nicht geändert werden. Bitte versuchen Sie es noch einmal.',
    oldLink: 'Dieser Link wurde schon benutzt oder ist zu alt. Fordern Sie einen neuen an.',
    newLink: 'Neuen Link senden',
    noLink:
      'Hierfür braucht es den Link aus der E-Mail. Öffnen Sie ihn noch einmal, oder fordern Sie einen neuen an.',
  },
  logIn: {
    lead: 'Schön, dass Sie wieder da sind.',
    email: 'E-Mail',
    password: 'Passwort',
    remember: 'Angemeldet bleiben',
    submit: 'Anmelden',
    busy: 'Anmeldung läuft...',
    wrong: 'E-Mail oder Passwort stimmt nicht. Bitte versuchen Sie es noch einmal.',
    noAccount: 'Neu hier?',
    signUp: 'Gratis testen',
    success: 'Sie sind angemeldet.',
  },
}
