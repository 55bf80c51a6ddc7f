import { PASSWORD_MIN_LENGTH } from '@quintet/domain/account/password'
import { platformName } from '@quintet/domain/account/social'
import type { sessionEn } from './session.en.ts'

export const sessionDe: typeof sessionEn = {
  invalidCredentials: 'Die Zugangsdaten stimmen nicht.',
  forgotten: 'Passwort vergessen?',
  or: 'oder',
  social: (platform, oidcName) => `Weiter mit ${platformName(platform, oidcName)}`,
  socialFailed: 'Diese Anmeldung hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
  notProved:
    'Der Anbieter hat keine neue Anmeldung zu diesem Konto bestätigt. Versuchen Sie es noch einmal, oder lassen Sie sich einen Link per E-Mail senden.',
  link: {
    done: (name) => `Sie können sich jetzt auch mit ${name} anmelden.`,
    taken: 'Diese Anmeldung öffnet ein anderes Konto. Entfernen Sie sie zuerst dort.',
    late: 'Ihr Passwort wurde vor zu langer Zeit bestätigt. Bitte versuchen Sie es noch einmal.',
  },
  socialWorking: 'Einen Moment, wir melden Sie an.',
  userNotFound: 'Dieses Konto kennen wir nicht.',
  unknownTitle: 'Neu hier?',
  unknownPerson:
    'Zu dieser Anmeldung gibt es noch kein Konto. Registrieren Sie sich jetzt: Name und E-Mail sind schon ausgefüllt.',
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
    text: 'Geben Sie Ihre E-Mail-Adresse ein. Gehört sie zu einem Konto, schicken wir Ihnen einen Link für ein neues Passwort.',
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
    noLink: 'Bitte öffnen Sie diese Seite über den Link in unserer E-Mail, oder fordern Sie einen neuen an.',
  },
  logIn: {
    lead: 'Schön, dass Sie wieder da sind.',
    email: 'E-Mail',
    password: 'Passwort',
    remember: 'Angemeldet bleiben',
    submit: 'Anmelden',
    busy: 'Anmeldung läuft...',
    wrong: 'E-Mail oder Passwort stimmt nicht. Bitte versuchen Sie es noch einmal.',
    blocked: 'Dieses Konto ist gesperrt. Bitte schreiben Sie dem Kundenservice.',
    noAccount: 'Neu hier?',
    signUp: 'Gratis testen',
    success: 'Sie sind angemeldet.',
  },
}
