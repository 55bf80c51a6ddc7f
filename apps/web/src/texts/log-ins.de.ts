import type { logInsEn } from './log-ins.en.ts'

export const logInsDe: typeof logInsEn = {
  title: 'Andere Anmeldungen',
  text: 'Öffnen Sie Ihr Konto auch mit einer Anmeldung, die Sie anderswo schon haben.',
  failed: 'Ihre Anmeldungen ließen sich nicht laden. Bitte versuchen Sie es noch einmal.',
  linkedOn: (day) => `Verknüpft am ${day}`,
  notLinked: 'Nicht verknüpft',
  link: 'Verknüpfen',
  linkNamed: (name) => `${name} verknüpfen`,
  linkText: (name) =>
    `Danach melden Sie sich einmal bei ${name} an. Über die Änderung bekommen Sie eine E-Mail.`,
  onward: (name) => `Weiter zu ${name}`,
  linkFailed: 'Dieser Anbieter ist nicht zu erreichen. Bitte versuchen Sie es später noch einmal.',
  remove: 'Entfernen',
  removeNamed: (name) => `${name} entfernen`,
  removeText: (name) =>
    `Mit ${name} meldet sich dann niemand mehr an. Angemeldete Geräte bleiben angemeldet. Über die Änderung bekommen Sie eine E-Mail.`,
  removed: (name) => `${name} öffnet Ihr Konto nicht mehr.`,
  removeFailed: 'Die Anmeldung ließ sich nicht entfernen. Bitte versuchen Sie es noch einmal.',
  only: 'Ihr einziger Zugang. Legen Sie zuerst ein Passwort fest, dann können Sie ihn entfernen.',
}
