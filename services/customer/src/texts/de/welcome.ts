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
  terms: {
    monthly:
      'Keine Mindestlaufzeit. Verlängert sich monatlich und ist jederzeit zum Ende der Testzeit oder des bezahlten Monats kündbar.',
    annually:
      'Im ersten Jahr jederzeit zum Ende der Testzeit oder des bezahlten Jahres kündbar; ab dem zweiten Jahr jederzeit mit einem Monat Frist, den Rest erstatten wir.',
  },
  cancelling: {
    heading: 'So kündigen Sie',
    text: 'Ohne Anmeldung unter „Verträge hier kündigen“ am Fuß jeder Seite; mit der obigen Vertragsnummer wird die Kündigung sofort wirksam:',
  },
  withdrawal: {
    heading: 'Widerrufsbelehrung',
    right:
      'Sie haben das Recht, binnen vierzehn Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen. Die Widerrufsfrist beträgt vierzehn Tage ab dem Tag des Vertragsabschlusses.',
    way: 'Um Ihr Widerrufsrecht auszuüben, müssen Sie uns mittels einer eindeutigen Erklärung über Ihren Entschluss, diesen Vertrag zu widerrufen, informieren. Am einfachsten geht das unter „Vertrag widerrufen“ am Fuß jeder Seite:',
    deadline:
      'Zur Wahrung der Widerrufsfrist reicht es aus, dass Sie die Mitteilung über die Ausübung des Widerrufsrechts vor Ablauf der Widerrufsfrist absenden.',
    effects:
      'Wenn Sie diesen Vertrag widerrufen, haben wir Ihnen alle Zahlungen, die wir von Ihnen erhalten haben, unverzüglich und spätestens binnen vierzehn Tagen ab dem Tag zurückzuzahlen, an dem die Mitteilung über Ihren Widerruf bei uns eingegangen ist. Für diese Rückzahlung verwenden wir dasselbe Zahlungsmittel, das Sie bei der ursprünglichen Transaktion eingesetzt haben; Entgelte werden Ihnen deswegen nicht berechnet.',
    formHeading: 'Muster-Widerrufsformular',
    form: (brand) =>
      `Hiermit widerrufe ich den von mir abgeschlossenen Vertrag über die ${brand}-Mitgliedschaft.\nBestellt am:\nName:\nE-Mail-Adresse des Kontos:\nDatum:`,
  },
  legal: (conditions, privacy) => `Allgemeine Geschäftsbedingungen: ${conditions}\nDatenschutz: ${privacy}`,
}
