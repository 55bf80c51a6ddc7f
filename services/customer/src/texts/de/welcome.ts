import type { welcome as english } from '../en/welcome.ts'

export const welcome: typeof english = {
  subject: (brand) => `Willkommen bei ${brand}: Ihre Bestellung`,
  title: (firstName) => `Willkommen, ${firstName}.`,
  trial: (brand, day) =>
    `Vielen Dank für Ihre Bestellung. Sie testen ${brand} bis zum ${day} kostenlos; vorher buchen wir nichts ab.`,
  charged:
    'Vielen Dank für Ihre Bestellung. Sie haben die Testzeit bereits genutzt; deshalb haben wir den ersten Zeitraum heute abgerechnet.',
  collected:
    'Vielen Dank für Ihre Bestellung. Sie haben die Testzeit bereits genutzt; der erste Zeitraum wird deshalb in den nächsten Tagen von Ihrem Konto abgebucht. Die Rechnung kommt, sobald Ihre Bank bezahlt hat.',
  start: 'Jetzt ansehen',
  order: {
    heading: 'Ihre Bestellung',
    day: 'Bestellt am',
    contract: 'Vertragsnummer',
    service: 'Leistung',
    membership: (brand) => `${brand}-Mitgliedschaft: Filme und Serien, Musik, Hörbücher, Spiele und Sport`,
    freeUntil: 'Kostenlos bis',
    firstPayment: 'Erste Zahlung',
  },
  cancelling: {
    heading: 'So kündigen Sie',
    text: 'Ohne Anmeldung unter „Verträge hier kündigen“ am Fuß jeder Seite; mit der obigen Vertragsnummer wird die Kündigung sofort wirksam:',
  },
  withdrawal: {
    heading: 'Ihr Widerrufsrecht',
    right:
      'Sie können den Vertrag binnen vierzehn Tagen ohne Angabe von Gründen widerrufen. Die Belehrung und das Muster-Widerrufsformular liegen dieser E-Mail als PDF bei, ebenso die Geschäftsbedingungen. Am einfachsten geht es unter „Vertrag widerrufen“ am Fuß jeder Seite:',
  },
  legal: (conditions, privacy) => `Allgemeine Geschäftsbedingungen: ${conditions}\nDatenschutz: ${privacy}`,
}
