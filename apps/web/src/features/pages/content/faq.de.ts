/** Frequently asked questions. @spec accounts 1.2 */
import { KIDS_MAX_AGE } from '@quintet/domain/youth/kids'
import { MAX_PROFILES, MINIMUM_AGE } from '@quintet/domain/basics/product'
import { MAX_STREAMS } from '@quintet/domain/playback/streams'
import { TRIAL_REMINDER_DAYS } from '@quintet/domain/membership/trial'
import { RENTAL_FINISH_HOURS, RENTAL_START_DAYS } from '@quintet/domain/membership/rental'
import { HD_MBIT, MINIMUM_MBIT, SD_MBIT } from '@quintet/domain/playback/speeds'
import { WITHDRAWAL_DAYS } from '@quintet/domain/membership/withdrawal'
import { theBrand } from '../../../brand/brand.ts'
import { theOffer, thePrice } from '../../../brand/offer.ts'
import { GERMAN } from '../../../texts/locales.ts'
import { formatCents } from '../../../texts/format.ts'
import type { FaqContent } from '../page-content.ts'

const { name, figures, company } = theBrand()
const monthly = () => formatCents(thePrice('monthly'), GERMAN)
const annually = () => formatCents(thePrice('annually'), GERMAN)

/** The offer in force when the page is rendered. */
export const faq = (): FaqContent => ({
  title: 'Häufige Fragen',
  lead: `Die wichtigsten Antworten zu ${name}.`,
  groups: [
    {
      heading: 'Angebot',
      questions: [
        {
          question: 'Was bekomme ich?',
          answer: [
            'Filme und Serien, Musik, Hörbücher, Spiele und Sport in einer Mitgliedschaft, dazu einen Kinderbereich:',
            {
              list: [
                `${figures.audiobooks} Hörbücher`,
                `${figures.games} Spiele, die im Browser laufen`,
                `${figures.channels} Musikkanäle`,
                `${figures.rentals} Leihfilme`,
              ],
            },
          ],
        },
        {
          question: 'Was sind Leihfilme?',
          answer: [
            'Einige neue Filme sind nicht in der Mitgliedschaft enthalten und werden einzeln geliehen. Ein Leihtitel im Monat ist kostenlos.',
            `Nach dem Leihen haben Sie ${RENTAL_START_DAYS} Tage Zeit, den Film zu starten, und danach ${RENTAL_FINISH_HOURS} Stunden, um ihn zu Ende zu sehen.`,
          ],
        },
        {
          question: 'In welchen Sprachen gibt es die Oberfläche?',
          answer: [
            'Deutsch und Englisch. Umschalten können Sie am Ende jeder Seite; Mitglieder legen die Sprache für jedes Profil fest.',
          ],
        },
      ],
    },
    {
      heading: 'Preis und Testzeit',
      questions: [
        {
          question: 'Was kostet es?',
          answer: [
            `Die ersten ${theOffer().trial.days} Tage sind kostenlos, danach ${monthly()} im Monat oder ${annually()} im Jahr${theOffer().tax.isSmallBusiness ? '' : ', inklusive Mehrwertsteuer'}.`,
          ],
        },
        {
          question: 'Wie läuft die Testzeit?',
          answer: [
            `Bei der Registrierung wählen Sie eine Zahlungsart; vor dem Ende der Testzeit wird nichts abgebucht. ${TRIAL_REMINDER_DAYS} Tage vorher erinnern wir Sie per E-Mail. Wenn Sie bis zum Ende der Testzeit kündigen, zahlen Sie nichts.`,
            'Die Testzeit gibt es einmal pro Person.',
          ],
        },
        {
          question: 'Wie kann ich zahlen?',
          answer: [
            'Mit Visa oder MasterCard, Apple Pay, Google Pay, PayPal oder per SEPA-Lastschrift. Ihre Kartennummer geht an den Zahlungsdienst; wir speichern sie nie.',
          ],
        },
      ],
    },
    {
      heading: 'Geräte und Familie',
      questions: [
        {
          question: 'Auf wie vielen Geräten kann ich gleichzeitig schauen?',
          answer: [
            `Auf bis zu ${MAX_STREAMS} Geräten. Sind alle belegt, zeigt der Player, was wo läuft, und Sie können dort einen Stream beenden. Trailer zählen nicht mit.`,
          ],
        },
        {
          question: 'Kann die Familie mitschauen?',
          answer: [
            `Ja. Ein Konto hat bis zu ${MAX_PROFILES} Profile, jedes mit eigenen Favoriten, eigenem Verlauf und eigener Sprache.`,
          ],
        },
        {
          question: 'Wie schütze ich meine Kinder?',
          answer: [
            `Mit der Kindersicherung zeigt ein Gerät nur Titel mit einer Freigabe bis ${KIDS_MAX_AGE} Jahren. Sie gilt für das Gerät, auf dem Sie sie einschalten, bis Sie sie mit Ihrer vierstelligen PIN oder dem Kontopasswort aufheben.`,
          ],
        },
        {
          question: 'Welche Verbindung brauche ich?',
          answer: [
            `Mindestens ${String(MINIMUM_MBIT).replace('.', ',')} Mbit/s, für Video in Standardauflösung ${SD_MBIT} Mbit/s und in HD ${HD_MBIT} Mbit/s. Der Player passt die Qualität automatisch an.`,
          ],
        },
      ],
    },
    {
      heading: 'Konto und Vertrag',
      questions: [
        {
          question: 'Wie kündige ich?',
          answer: [
            'Online: über [Verträge hier kündigen](/kuendigen) am Ende jeder Seite, auch ohne Anmeldung, oder in den Kontoeinstellungen. Dort geben Sie zur Bestätigung Ihre E-Mail-Adresse ein.',
          ],
        },
        {
          question: 'Kann ich den Vertrag widerrufen?',
          answer: [
            `Ja, binnen ${WITHDRAWAL_DAYS} Tagen nach Vertragsschluss und ohne Angabe von Gründen, über [Vertrag widerrufen](/widerrufen). Ihre Zahlung erstatten wir binnen ${WITHDRAWAL_DAYS} Tagen.`,
          ],
        },
        {
          question: 'Ich habe mein Passwort vergessen.',
          answer: [
            'Wählen Sie bei der Anmeldung „Passwort vergessen?“. Wir schicken Ihnen einen Link, über den Sie ein neues festlegen. Danach sind alle Geräte abgemeldet.',
          ],
        },
        {
          question: 'Wer kann Mitglied werden?',
          answer: [`Alle ab ${MINIMUM_AGE} Jahren. Kinder schauen über das Konto ihrer Eltern.`],
        },
        {
          question: 'Wann erreiche ich jemanden?',
          answer: [
            `Montags bis freitags von ${company.supportHours.from} bis ${company.supportHours.to} Uhr. [Schreiben](/contact) können Sie uns jederzeit.`,
          ],
        },
      ],
    },
  ],
  action: { label: 'Frage stellen', href: '/contact' },
})
