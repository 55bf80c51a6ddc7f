import type { newsletterEn } from './newsletter.en.ts'

export const newsletterDe: typeof newsletterEn = {
  sentTitle: 'Fast fertig.',
  sentText: (email) =>
    `Wir haben eine E-Mail an ${email} geschickt. Bitte bestätigen Sie Ihre Adresse über den Link darin; vorher schreiben wir Ihnen nicht.`,
  lead: 'Neue Titel, etwa einmal im Monat. Keine Werbung Dritter.',
  confirmLead: 'Noch ein Klick, und wir schreiben Ihnen etwa einmal im Monat.',
  confirm: 'Newsletter bestätigen',
  confirmedTitle: 'Sie haben den Newsletter abonniert.',
  confirmedText: 'Vielen Dank. In jeder Ausgabe steht ein Link zum Abmelden.',
  endLead: 'Ein Klick, und wir schreiben Ihnen nicht mehr.',
  end: 'Newsletter abbestellen',
  endedTitle: 'Sie haben den Newsletter abbestellt.',
  endedText: 'Wir haben Ihre Adresse aus der Liste gelöscht.',
  unknownTitle: 'Dieser Link gilt nicht mehr.',
  unknownText: 'Er wurde schon benutzt, oder wir haben Ihnen einen neueren geschickt.',
  home: 'Zur Startseite',
}
