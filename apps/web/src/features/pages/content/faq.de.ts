/** Häufige Fragen. @spec accounts 1.2 */
import { KIDS_MAX_AGE } from '@quintet/domain/kids'
import { PLAN_PRICE_CENTS } from '@quintet/domain/pricing'
import { MAX_PROFILES, MINIMUM_AGE } from '@quintet/domain/product'
import { MAX_STREAMS } from '@quintet/domain/streams'
import { TRIAL_DAYS, TRIAL_REMINDER_DAYS } from '@quintet/domain/trial'
import { RENTAL_FINISH_HOURS, RENTAL_START_DAYS } from '@quintet/domain/rental'
import { HD_MBIT, MINIMUM_MBIT, SD_MBIT } from '@quintet/domain/speeds'
import { WITHDRAWAL_DAYS } from '@quintet/domain/withdrawal'
import { theBrand } from '../../../brand/brand.ts'
import { GERMAN } from '../../../texts/locales.ts'
import { formatEuro } from '../../../texts/format.ts'
import type { FaqContent } from '../page-content.ts'

const { name, figures, company } = theBrand()
const monthly = formatEuro(PLAN_PRICE_CENTS.monthly, GERMAN)
const annually = formatEuro(PLAN_PRICE_CENTS.annually, GERMAN)

export const faq: FaqContent = {
  title: 'Häufige Fragen',
  lead: `Was man über ${name} wissen will, bevor man anfängt, und was man später nachschlägt.`,
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
            'Manche neuen Filme gehören nicht zur Mitgliedschaft und werden einzeln geliehen. Jeden Monat ist ein Leihtitel frei.',
            `Ein Leihtitel steht ${RENTAL_START_DAYS} Tage bereit. Haben Sie ihn einmal begonnen, bleiben ${RENTAL_FINISH_HOURS} Stunden, um ihn zu Ende zu sehen.`,
          ],
        },
        {
          question: 'In welchen Sprachen gibt es die Oberfläche?',
          answer: [
            'Auf Deutsch und auf Englisch. Umschalten können Sie am Ende jeder Seite; Mitglieder wählen die Sprache je Profil.',
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
            `Die ersten ${TRIAL_DAYS} Tage nichts, danach ${monthly} im Monat oder ${annually} im Jahr, Mehrwertsteuer inbegriffen.`,
          ],
        },
        {
          question: 'Wie läuft die Testzeit?',
          answer: [
            `Sie wählen bei der Anmeldung ein Zahlungsmittel; abgebucht wird vor dem Ende der Testzeit nichts. ${TRIAL_REMINDER_DAYS} Tage vorher erinnern wir Sie per E-Mail. Kündigen Sie bis zum Ende der Testzeit, zahlen Sie nichts.`,
            'Die Testzeit gibt es einmal je Person.',
          ],
        },
        {
          question: 'Wie kann ich zahlen?',
          answer: [
            'Mit Visa oder MasterCard, per SEPA-Lastschrift oder mit PayPal. Die Kartennummer geht an den Zahlungsdienst und liegt nie bei uns.',
          ],
        },
      ],
    },
    {
      heading: 'Geräte und Familie',
      questions: [
        {
          question: 'Auf wie vielen Geräten läuft es zugleich?',
          answer: [
            `Auf bis zu ${MAX_STREAMS} Geräten. Sind alle belegt, zeigt der Player, was wo läuft, und Sie können einen Stream beenden. Trailer zählen nicht mit.`,
          ],
        },
        {
          question: 'Kann die Familie mitschauen?',
          answer: [
            `Ja. Ein Konto hat bis zu ${MAX_PROFILES} Profile, jedes mit eigener Merkliste, eigenem Verlauf und eigener Sprache.`,
          ],
        },
        {
          question: 'Wie schütze ich meine Kinder?',
          answer: [
            `Die Kindersperre zeigt nur Titel mit einer Freigabe bis ${KIDS_MAX_AGE} Jahren. Sie gilt für das Gerät, auf dem Sie sie einschalten, auch nach dem Neuladen, und wird mit einer vierstelligen PIN oder dem Kontopasswort gelöst.`,
          ],
        },
        {
          question: 'Welche Verbindung brauche ich?',
          answer: [
            `Mindestens ${String(MINIMUM_MBIT).replace('.', ',')} Mbit/s, für Video in einfacher Auflösung ${SD_MBIT} Mbit/s und in HD ${HD_MBIT} Mbit/s. Der Player passt die Qualität von selbst an.`,
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
            'Jederzeit, mit zwei Klicks: über [Verträge hier kündigen](/kuendigen) am Ende jeder Seite, ohne Anmeldung, oder in den Einstellungen Ihres Kontos.',
          ],
        },
        {
          question: 'Kann ich den Vertrag widerrufen?',
          answer: [
            `Ja, binnen ${WITHDRAWAL_DAYS} Tagen nach Vertragsschluss und ohne Gründe: über [Vertrag widerrufen](/widerrufen). Gezahltes erstatten wir binnen ${WITHDRAWAL_DAYS} Tagen.`,
          ],
        },
        {
          question: 'Ich habe mein Passwort vergessen.',
          answer: [
            'Bei der Anmeldung auf „Passwort vergessen“ gehen. Wir schicken einen Link, mit dem Sie ein neues setzen. Danach sind alle anderen Geräte abgemeldet.',
          ],
        },
        {
          question: 'Wer kann Mitglied werden?',
          answer: [
            `Wer mindestens ${MINIMUM_AGE} Jahre alt ist. Kinder sehen über das Konto der Eltern mit.`,
          ],
        },
        {
          question: 'Wann erreiche ich jemanden?',
          answer: [
            `Montags bis freitags von ${company.supportHours.from} bis ${company.supportHours.to} Uhr; schreiben können Sie [immer](/contact).`,
          ],
        },
      ],
    },
  ],
  action: { label: 'Frage stellen', href: '/contact' },
}
