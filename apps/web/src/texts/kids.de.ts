import { count } from './count.ts'
import type { kidsEn } from './kids.en.ts'

export const kidsDe: typeof kidsEn = {
  hello: 'Worauf hast du Lust?',
  home: 'Kinder, Anfang',
  back: 'Zurück',
  play: { VIDEO: 'Anschauen', AUDIO: 'Anhören', GAME: 'Spielen', TRAILER: 'Anschauen' },
  trailer: 'Kurz reinschauen',
  more: 'Mehr davon',
  toRent: 'Frag deine Eltern: Sie können es für dich ausleihen.',
  soon: 'Kommt bald.',
  logIn: 'Frag einen Großen, ob er sich anmeldet',
  empty: 'Hier ist noch nichts. Bald kommt etwas Neues.',
  failed: 'Das hat nicht geklappt.',
  enter: 'Für Kinder sperren',
  leave: 'Für Erwachsene',
  legal: 'Für Erwachsene',
  pin: {
    enterTitle: 'Dieses Gerät für Kinder sperren',
    enterText:
      'Geben Sie Ihre PIN ein. Danach zeigt dieses Gerät nur noch den Kinderbereich, bis die PIN die Sperre löst.',
    leaveTitle: 'Nur für Erwachsene',
    leaveText: 'Geben Sie Ihre PIN ein, um den Kinderbereich zu verlassen.',
    setTitle: 'Wählen Sie eine PIN',
    digit: (place: number) => `Ziffer ${place}`,
    label: 'PIN',
    password: 'Passwort Ihres Kontos',
    wrong: 'Diese PIN ist nicht richtig.',
    attemptsLeft: (number: number) => `Noch ${count(number, 'Versuch', 'Versuche')}.`,
    locked: (minutes: number) =>
      `Zu viele falsche PINs. Warten Sie ${count(minutes, 'Minute', 'Minuten')}, oder nehmen Sie das Passwort Ihres Kontos.`,
    passwordOnly: 'Zu viele falsche PINs. Jetzt hilft nur noch das Passwort Ihres Kontos.',
    wrongPassword: 'Ihr Passwort ist nicht richtig',
    tooMany: 'Zu viele Versuche. Bitte warten Sie ein paar Minuten.',
    forgotten: 'PIN vergessen?',
    passwordText: 'Auch das Passwort Ihres Kontos öffnet die Tür. Danach können Sie eine neue PIN festlegen.',
    forgottenText:
      'Wir schicken einen Link an die E-Mail-Adresse Ihres Kontos. Damit vergeben Sie ein neues Passwort, und dieses hebt die Sperre auf.',
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
      `Zu viele falsche PINs. Warten Sie ${count(minutes, 'Minute', 'Minuten')}, oder melden Sie sich bei Ihrem Anbieter an.`,
    passwordOnly: 'Zu viele falsche PINs. Jetzt hilft nur noch eine Anmeldung bei Ihrem Anbieter.',
    passwordText:
      'Ihr Konto hat kein Passwort. Melden Sie sich noch einmal bei Ihrem Anbieter an: Auch das öffnet die Tür. Danach können Sie eine neue PIN festlegen.',
  },
  byMail: 'Stattdessen einen Link per E-Mail senden',
}
