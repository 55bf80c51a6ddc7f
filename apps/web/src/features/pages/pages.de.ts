/** Die schlichten Seiten auf Deutsch: was heute wahr ist, nichts darüber hinaus. */
import { PLAN_PRICE_CENTS } from '@quintet/domain/pricing'
import { MAX_STREAMS } from '@quintet/domain/streams'
import { TRIAL_DAYS, TRIAL_REMINDER_DAYS } from '@quintet/domain/trial'
import { brand } from '../../brand/brand.ts'
import type { PlainPageContent, PlainPageName } from './load-plain-page.ts'

const { name, company } = brand
const euro = (cents: number) => `${(cents / 100).toFixed(2).replace('.', ',')} €`
const address = [company.name, company.street, company.city].join('\n')
const mailTo = (subject: string) => `mailto:${company.email}?subject=${encodeURIComponent(subject)}`

export const pages: Record<PlainPageName, PlainPageContent> = {
  faq: {
    title: 'Häufige Fragen',
    lead: `Was man über ${name} wissen will, bevor man anfängt.`,
    sections: [
      {
        heading: 'Was bekomme ich?',
        paragraphs: [
          'Filme und Serien, Musik, Hörbücher, Spiele und Sport in einer Mitgliedschaft, dazu einen Kinderbereich.',
        ],
      },
      {
        heading: 'Was kostet es?',
        paragraphs: [
          `Die ersten ${TRIAL_DAYS} Tage nichts, danach ${euro(PLAN_PRICE_CENTS.monthly)} im Monat oder ${euro(PLAN_PRICE_CENTS.annually)} im Jahr, inklusive Mehrwertsteuer.`,
          `Vor dem Ende der Testzeit wird nichts abgebucht; ${TRIAL_REMINDER_DAYS} Tage vorher erinnern wir Sie per E-Mail.`,
        ],
      },
      { heading: 'Auf wie vielen Geräten?', paragraphs: [`Auf bis zu ${MAX_STREAMS} Geräten gleichzeitig.`] },
      {
        heading: 'Wie kündige ich?',
        paragraphs: [
          'Jederzeit, über „Verträge hier kündigen“ am Ende jeder Seite. Eine Anmeldung ist dafür nicht nötig.',
        ],
      },
      {
        heading: 'In welchen Sprachen?',
        paragraphs: ['Die Oberfläche gibt es auf Deutsch und auf Englisch.'],
      },
    ],
  },
  'help-center': {
    title: 'Hilfe-Center',
    lead: 'Wir helfen, so schnell wir können.',
    sections: [
      {
        heading: 'Es lädt nicht',
        paragraphs: [
          'Für Video brauchen Sie mindestens 3 Mbit/s. Laden Sie die Seite neu und versuchen Sie eine kleinere Qualität im Player.',
        ],
      },
      {
        heading: 'Alle Streams sind belegt',
        paragraphs: [
          'Der Player zeigt, was gerade auf anderen Geräten läuft. Dort können Sie einen Stream beenden.',
        ],
      },
      {
        heading: 'Sonst etwas',
        paragraphs: [
          `Schreiben Sie uns. Wir antworten montags bis freitags von ${company.supportHours.from} bis ${company.supportHours.to} Uhr.`,
        ],
      },
    ],
    action: { label: 'E-Mail schreiben', href: mailTo('Hilfe') },
  },
  'privacy-policy': {
    title: 'Datenschutz',
    lead: `Wir speichern, was ${name} zum Arbeiten braucht, und nichts darüber hinaus.`,
    sections: [
      { heading: 'Verantwortlich', paragraphs: [address, company.email] },
      {
        heading: 'Was wir speichern',
        paragraphs: [
          'Ihr Konto (Name, E-Mail-Adresse, Passwort als Prüfwert), Ihren Vertrag und Ihre Rechnungen, Ihre Merkliste und die Stellen, an denen Sie aufgehört haben.',
          'Kartennummern kommen nie auf unsere Server in voller Länge zu liegen.',
        ],
      },
      {
        heading: 'Cookies',
        paragraphs: [
          'Nur notwendige: Ihre Sitzung, Ihr Gerät, Ihre Sprache, auf Wunsch Ihre E-Mail-Adresse. Keine Werbung, keine Dritten.',
        ],
      },
      {
        heading: 'Ihre Rechte',
        paragraphs: [
          'Auskunft, Berichtigung, Löschung, Einschränkung, Übertragbarkeit und Widerspruch, und die Beschwerde bei einer Aufsichtsbehörde. Eine E-Mail genügt.',
        ],
      },
    ],
    action: { label: 'E-Mail zum Datenschutz', href: mailTo('Datenschutz') },
  },
  'terms-conditions': {
    title: 'Allgemeine Geschäftsbedingungen',
    lead: `Die Regeln der Mitgliedschaft bei ${name}, so kurz es geht.`,
    sections: [
      { heading: 'Anbieter', paragraphs: [address] },
      {
        heading: 'Vertrag',
        paragraphs: [
          'Der Vertrag kommt zustande, wenn Sie „Zahlungspflichtig bestellen“ wählen und wir die Bestellung bestätigen. Sie müssen mindestens 18 Jahre alt sein.',
        ],
      },
      {
        heading: 'Testzeit und Preis',
        paragraphs: [
          `Die Testzeit dauert ${TRIAL_DAYS} Tage, einmal je Person. Danach kostet die Mitgliedschaft ${euro(PLAN_PRICE_CENTS.monthly)} im Monat oder ${euro(PLAN_PRICE_CENTS.annually)} im Jahr.`,
        ],
      },
      {
        heading: 'Kündigung',
        paragraphs: [
          'Jederzeit zum Ende der Testzeit oder des bezahlten Zeitraums; ab dem zweiten Jahr eines Jahrestarifs mit einem Monat Frist.',
        ],
      },
      {
        heading: 'Nutzung',
        paragraphs: [
          `Bis zu ${MAX_STREAMS} Streams gleichzeitig, für Sie und Ihren Haushalt mit bis zu fünf Personen.`,
        ],
      },
      {
        heading: 'Widerruf',
        paragraphs: [
          'Sie können den Vertrag binnen 14 Tagen ohne Gründe widerrufen, über „Vertrag widerrufen“ am Ende jeder Seite.',
        ],
      },
      {
        heading: 'Recht',
        paragraphs: [
          'Es gilt deutsches Recht. Zwingender Schutz der Verbraucher in Ihrem Land bleibt unberührt.',
        ],
      },
    ],
  },
  imprint: {
    title: 'Impressum',
    lead: 'Angaben nach § 5 DDG. Dies ist das Haus einer Vorführung; ein Betreiber setzt hier seine eigenen Angaben ein.',
    sections: [
      { heading: 'Anbieter', paragraphs: [address] },
      { heading: 'Kontakt', paragraphs: [company.email] },
    ],
  },
  careers: {
    title: 'Karriere',
    lead: 'Zurzeit ist keine Stelle offen.',
    sections: [
      {
        heading: 'Trotzdem',
        paragraphs: ['Wer etwas kann, das uns fehlt, darf schreiben. Wir antworten allen.'],
      },
    ],
    action: { label: 'E-Mail schreiben', href: mailTo('Mitarbeit') },
  },
  investors: {
    title: 'Investoren',
    lead: 'Fragen zum Unternehmen beantworten wir persönlich.',
    sections: [{ heading: 'Unternehmen', paragraphs: [address] }],
    action: { label: 'E-Mail schreiben', href: mailTo('Investoren') },
  },
  contact: {
    title: 'Kontakt',
    lead: `Wir lesen jede Nachricht. Montags bis freitags von ${company.supportHours.from} bis ${company.supportHours.to} Uhr antworten wir am schnellsten.`,
    sections: [{ heading: 'Anschrift', paragraphs: [address] }],
    action: { label: 'E-Mail schreiben', href: mailTo('Kontakt') },
  },
  kuendigen: {
    title: 'Verträge hier kündigen',
    lead: 'Sie können Ihren Vertrag jederzeit kündigen. Dafür brauchen Sie sich nicht anzumelden.',
    sections: [
      {
        heading: 'So geht es',
        paragraphs: [
          'Schreiben Sie uns Ihren Namen, Ihre E-Mail-Adresse im Konto und, wenn Sie möchten, zu wann. Eine ordentliche Kündigung braucht keinen Grund; bei einer außerordentlichen nennen Sie ihn bitte.',
          'Wir bestätigen den Eingang mit Datum und Uhrzeit per E-Mail.',
        ],
      },
      { heading: 'Per Post', paragraphs: [address] },
    ],
    action: { label: 'Jetzt kündigen', href: mailTo('Kündigung') },
  },
  widerrufen: {
    title: 'Vertrag widerrufen',
    lead: 'Sie können binnen 14 Tagen nach Vertragsschluss ohne Angabe von Gründen widerrufen. Dafür brauchen Sie sich nicht anzumelden.',
    sections: [
      {
        heading: 'So geht es',
        paragraphs: [
          'Schreiben Sie uns Ihren Namen, Ihre E-Mail-Adresse im Konto und dass Sie den Vertrag widerrufen.',
          'Wir bestätigen den Eingang mit Datum und Uhrzeit per E-Mail und erstatten Zahlungen binnen 14 Tagen.',
        ],
      },
      { heading: 'Per Post', paragraphs: [address] },
    ],
    action: { label: 'Widerruf bestätigen', href: mailTo('Widerruf') },
  },
}
