import type { newsletterEn } from './newsletter.en.ts'

export const newsletterDe: typeof newsletterEn = {
  sentTitle: 'Fast fertig.',
  sentText: (email) =>
    `Wir haben eine E-Mail an ${email} geschickt. Ihr Link bestätigt, dass die Adresse Ihre ist; erst dann schreiben wir.`,
  lead: 'Neue Titel, etwa einmal im Monat. Keine Werbung von anderen.',
  confirmLead: 'Noch ein Klick, und wir schreiben Ihnen etwa einmal im Monat.',
  confirm: 'Newsletter bestätigen',
  confirmedTitle: 'Der Newsletter ist bestellt.',
  confirmedText: 'Vielen Dank. In jeder Ausgabe steht ein Link, der ihn beendet.',
  endLead: 'Ein Klick, und wir schreiben Ihnen nicht mehr.',
  end: 'Newsletter beenden',
  endedTitle: 'Der Newsletter ist beendet.',
  endedText: 'Wir haben Ihre Adresse aus der Liste gelöscht.',
  unknownTitle: 'Dieser Link gilt nicht mehr.',
  unknownText: 'Er wurde schon benutzt, oder wir haben Ihnen einen neueren geschickt.',
  home: 'Zur Startseite',
}
