import type { logInsEn } from './log-ins.en.ts'

export const logInsDe: typeof logInsEn = {
  title: 'Weitere Anmeldemöglichkeiten',
  text: 'Verknüpfen Sie ein Konto, das Sie anderswo haben, und melden Sie sich damit an.',
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
    `Mit ${name} kann sich dann niemand mehr anmelden. Angemeldete Geräte bleiben angemeldet. Über die Änderung bekommen Sie eine E-Mail.`,
  removed: (name) => `Die Anmeldung mit ${name} ist entfernt.`,
  removeFailed: 'Die Anmeldung ließ sich nicht entfernen. Bitte versuchen Sie es noch einmal.',
  only: 'Ihr einziger Zugang. Legen Sie zuerst ein Passwort fest, dann können Sie ihn entfernen.',
}
