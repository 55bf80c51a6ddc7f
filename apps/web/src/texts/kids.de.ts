import { count } from './count.ts'
import type { kidsEn } from './kids.en.ts'

export const kidsDe: typeof kidsEn = {
  hello: 'Worauf hast du Lust?',
  home: 'Kinder-Startseite',
  back: 'Zurück',
  play: { VIDEO: 'Anschauen', AUDIO: 'Anhören', GAME: 'Spielen', TRAILER: 'Anschauen' },
  trailer: 'Kurz reinschauen',
  more: 'Mehr davon',
  toRent: 'Frag deine Eltern: Sie können es für dich ausleihen.',
  soon: 'Kommt bald.',
  notHere: 'Das gibt es in deinem Land leider nicht.',
  logIn: 'Frag einen Erwachsenen, ob er sich anmeldet',
  empty: 'Hier ist noch nichts. Bald kommt etwas Neues.',
  failed: 'Das hat nicht geklappt.',
  enter: 'Für Kinder sperren',
  leave: 'Für Erwachsene',
  legal: 'Für Erwachsene',
  locked: {
    text: 'Dieses Gerät zeigt jetzt nur noch den Kinderbereich. Mit Ihrer PIN entsperren Sie es.',
    notNow: 'Jetzt nicht',
    close: 'OK',
  },
  pin: {
    enterTitle: 'Dieses Gerät für Kinder sperren',
    enterText:
      'Geben Sie Ihre PIN ein. Danach zeigt dieses Gerät nur noch den Kinderbereich, bis Sie es mit der PIN entsperren.',
    leaveTitle: 'Nur für Erwachsene',
    leaveText: 'Geben Sie Ihre PIN ein, um den Kinderbereich zu verlassen.',
    setTitle: 'Wählen Sie eine PIN',
    digit: (place: number) => `Ziffer ${place}`,
    label: 'PIN',
    password: 'Passwort Ihres Kontos',
    wrong: 'Diese PIN ist nicht richtig.',
    attemptsLeft: (number: number) => `Noch ${count(number, 'Versuch', 'Versuche')}.`,
    locked: (minutes: number) =>
      `Zu viele falsche PINs. Bitte warten Sie ${count(minutes, 'Minute', 'Minuten')} oder verwenden Sie das Passwort Ihres Kontos.`,
    passwordOnly: 'Zu viele falsche PINs. Bitte verwenden Sie das Passwort Ihres Kontos.',
    wrongPassword: 'Ihr Passwort ist nicht richtig',
    tooMany: 'Zu viele Versuche. Bitte warten Sie ein paar Minuten.',
    forgotten: 'PIN vergessen?',
    passwordText:
      'Sie können das Gerät auch mit dem Passwort Ihres Kontos entsperren und danach eine neue PIN festlegen.',
    forgottenText:
      'Wir schicken einen Link an die E-Mail-Adresse Ihres Kontos. Damit legen Sie ein neues Passwort fest, mit dem Sie das Gerät entsperren.',
    unlock: 'Kinderbereich verlassen',
    lock: 'Sperren',
    save: 'PIN speichern und sperren',
    needsLogIn: 'Sie sind abgemeldet. Melden Sie sich an, um den Kinderbereich zu verlassen.',
    logIn: 'Anmelden',
    failed: 'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
    busy: 'Einen Moment...',
  },
  pinWithoutPassword: {
    locked: (minutes: number) =>
      `Zu viele falsche PINs. Bitte warten Sie ${count(minutes, 'Minute', 'Minuten')} oder melden Sie sich bei Ihrem Anbieter an.`,
    passwordOnly: 'Zu viele falsche PINs. Bitte melden Sie sich bei Ihrem Anbieter an.',
    passwordText:
      'Ihr Konto hat kein Passwort. Melden Sie sich noch einmal bei Ihrem Anbieter an, um das Gerät zu entsperren. Danach können Sie eine neue PIN festlegen.',
  },
  byMail: 'Stattdessen einen Link per E-Mail senden',
}
