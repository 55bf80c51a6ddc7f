/** Hinweise nach Art. 13 DSGVO. Wer ändert, was gespeichert wird, ändert diese Seite. @spec law 6.13 */
import { KEPT_DAYS } from '@quintet/domain/kept'
import { REMEMBER_DAYS, UNREMEMBERED_DAYS } from '@quintet/domain/product'
import { RETENTION } from '@quintet/domain/retention'
import { theBrand } from '../../../brand/brand.ts'
import type { PlainPageContent } from '../page-content.ts'
import { addressLines, mailTo } from './house.ts'

const { name, company } = theBrand()
const {
  auditEvent,
  attempt,
  contactMessage,
  idempotencyKey,
  invoice,
  legalNotice,
  mail,
  newsletter,
  passwordReset,
  paymentSetup,
  session,
  stream,
} = RETENTION

export const page: PlainPageContent = {
  title: 'Datenschutz',
  lead: `Wir speichern nur, was ${name} für den Betrieb braucht. Keine Werbung, keine Analysedienste, keine Dritten ohne Ihren Klick.`,
  date: 'Gilt seit dem 20. März 2019, zuletzt überarbeitet am 25. November 2026.',
  sections: [
    { heading: 'Verantwortlich', blocks: [{ lines: [...addressLines(), company.email] }] },
    {
      heading: 'Beim Besuch der Seiten',
      blocks: [
        'Ihr Browser übermittelt technisch nötige Angaben, etwa Ihre IP-Adresse. Wir brauchen sie, um zu antworten, und schreiben kein Zugriffsprotokoll. Zum Schutz vor Missbrauch zählen wir Versuche je Netz; gespeichert wird dafür nur ein Prüfwert, aus dem sich die Adresse nicht ablesen lässt.',
        `Grundlage: berechtigtes Interesse an einem sicheren Betrieb (Art. 6 Abs. 1 Buchst. f DSGVO). Gezählt wird für Minuten bis Stunden; ${attempt.days} Tag danach ist die Zählung gelöscht.`,
      ],
    },
    {
      heading: 'Cookies und Speicher im Browser',
      blocks: [
        'Nur was für den gewünschten Dienst unbedingt nötig ist (§ 25 Abs. 2 TDDDG). Deshalb gibt es hier kein Cookie-Banner.',
        {
          facts: [
            ['user_token', `Ihre Anmeldung; bis Sie den Browser schließen, auf Wunsch ${REMEMBER_DAYS} Tage`],
            [
              'remember_user',
              `Ihre E-Mail-Adresse für die nächste Anmeldung, nur auf Wunsch; ${REMEMBER_DAYS} Tage`,
            ],
            [
              'device',
              `Eine Zufallszahl, die Ihr Gerät in der Geräteliste kennzeichnet und an die die Kindersicherung gebunden ist; ${REMEMBER_DAYS} Tage`,
            ],
            ['language', 'Die gewählte Sprache; ein Jahr'],
            ['payment', 'Bindet eine begonnene Zahlungsangabe an diesen Browser; bis Sie ihn schließen'],
            ['social_nonce', 'Schützt die Anmeldung über Google oder Facebook; einige Minuten'],
            [
              'Im Browser selbst',
              'Ihre letzten Suchen und Einstellungen des Players; bis Sie sie löschen. Sie werden nicht an uns übertragen.',
            ],
            [
              'Was Sie behalten',
              `Alben und Hörbücher, die Sie auf einem Gerät behalten, verschlüsselt, mit Ihrer Stelle darin, und die Dateien der App; bis Sie sie entfernen, sich abmelden oder die Mitgliedschaft endet, ohne Verbindung höchstens ${KEPT_DAYS} Tage. Ebenso lange speichern wir, welches Gerät welchen Titel behält.`,
            ],
          ],
        },
      ],
    },
    {
      heading: 'Konto und Vertrag',
      blocks: [
        'Name, E-Mail-Adresse, Passwort (nur als Prüfwert nach Argon2id), auf Wunsch Geschlecht und Ort; Tarif, Testzeit, Zahlungen; Ihre Einwilligungen mit Zeitpunkt; Profile, Favoriten, Verlauf und Wiedergabepositionen; die Geräte, auf denen Sie angemeldet sind; die PIN der Kindersicherung als Prüfwert.',
        'Zweck und Grundlage: den Vertrag zu erfüllen (Art. 6 Abs. 1 Buchst. b DSGVO). Dauer: solange das Konto besteht; nach einer Kündigung wird es an dem Tag gelöscht, an dem die Mitgliedschaft endet. Titel können Sie aus der Reihe „Weiterschauen“ entfernen.',
        'Dass eine Testzeit schon genutzt wurde, speichern wir als Prüfwert, aus dem Ihre Person nicht hervorgeht (berechtigtes Interesse, Missbrauch zu verhindern).',
        `Wichtige Ereignisse der Anmeldung, etwa ein neues Passwort oder eine gesperrte PIN, halten wir mit Zeit und Gerät ${auditEvent.days} Tage fest, damit sich ein fremder Zugriff aufklären lässt.`,
      ],
    },
    {
      heading: 'Zahlung',
      blocks: [
        'Karten-, Konto- oder PayPal-Daten geben Sie dem Zahlungsdienst. Wir erhalten Art und Marke, die letzten vier Ziffern, das Ablaufdatum, den Namen, das Land und ein Kennzeichen des Zahlungsmittels, nie die volle Nummer. Grundlage: Vertrag.',
        'Welcher Dienst es ist, steht bei der Bestellung. Er ist für seine Prüfungen selbst verantwortlich.',
      ],
    },
    {
      heading: 'Anmelden mit Google oder Facebook',
      blocks: [
        'Erst wenn Sie die Schaltfläche wählen, wird der Anbieter kontaktiert. Er nennt uns eine Kennung, Namen und E-Mail-Adresse. Grundlage: Ihre Wahl dieses Weges (Vertrag).',
      ],
    },
    {
      heading: 'Nachrichten, Newsletter, Erklärungen',
      blocks: [
        `Nachrichten an uns heben wir ${contactMessage.years} Jahre auf, um Rückfragen zu klären (Art. 6 Abs. 1 Buchst. b und f).`,
        `E-Mails, die wir Ihnen schicken, etwa Bestätigungen, bewahren wir ${mail.days} Tage auf, jedoch nicht länger als das Konto besteht.`,
        `Den Newsletter bekommen Sie nur mit Einwilligung, die Sie über einen Link in einer E-Mail bestätigen (Art. 6 Abs. 1 Buchst. a); eine nicht bestätigte Adresse löschen wir nach ${newsletter.days} Tagen. Jede Ausgabe enthält einen Link zum Abmelden; dann löschen wir die Adresse aus der Liste.`,
        `Kündigungen und Widerrufe heben wir ${legalNotice.years} Jahre auf, um sie nachweisen zu können (§ 195 BGB).`,
      ],
    },
    {
      heading: 'Wer Daten erhält',
      blocks: [
        'Dienste, die für uns arbeiten und vertraglich gebunden sind: Rechenzentrum, Mailversand, Zahlungsdienst. Behörden, soweit wir gesetzlich müssen. Wir verkaufen keine Daten. Gelangt etwas in ein Land außerhalb der EU, dann nur mit Angemessenheitsbeschluss oder Standardvertragsklauseln.',
        'Eingebettete Inhalte von Partnern laufen in einem eigenen Rahmen unter anderer Adresse und erst, wenn Sie sie starten; von Ihrem Konto erfahren sie nichts.',
      ],
    },
    {
      heading: 'Wie lange wir aufheben',
      blocks: [
        'Fristen in Jahren beginnen mit dem Ende des Kalenderjahres. Was fällig ist, wird täglich automatisch gelöscht.',
        {
          facts: [
            ['Konto, Profile, Verlauf', 'bis Sie das Konto löschen oder die gekündigte Mitgliedschaft endet'],
            [
              'Anmeldungen',
              `ohne „angemeldet bleiben“ ${UNREMEMBERED_DAYS}, sonst ${REMEMBER_DAYS} Tage gültig; ${session.days} Tage danach gelöscht`,
            ],
            ['Geräte', `${REMEMBER_DAYS} Tage nach der letzten Anmeldung`],
            ['Ereignisse der Anmeldung', `${auditEvent.days} Tage`],
            ['Was wann gespielt wurde', `${stream.days} Tage`],
            ['Links für ein neues Passwort', `${passwordReset.days} Tag`],
            [
              'Zahlungsangaben ohne Bestellung',
              `${paymentSetup.days} Tage; Kennzeichen einer Bestellung ${idempotencyKey.days}`,
            ],
            ['Rechnungen, Zahlungen', `${invoice.years} Jahre (§ 147 AO, § 14b UStG)`],
            ['Kündigung, Widerruf', `${legalNotice.years} Jahre (§ 195 BGB)`],
            ['Nachrichten an uns', `${contactMessage.years} Jahre`],
            ['E-Mails an Sie', `${mail.days} Tage`],
            ['Newsletter', `bis zur Abmeldung; nicht bestätigt ${newsletter.days} Tage`],
          ],
        },
      ],
    },
    {
      heading: 'Kinder',
      blocks: [
        'Konten sind für Erwachsene. Der Kinderbereich fragt keine Daten ab, zeigt keine Inhalte Dritter und keine Werbung. Wo eine Einwilligung nötig ist, brauchen unter 16-Jährige die Zustimmung der Eltern.',
      ],
    },
    {
      heading: 'Ihre Rechte',
      blocks: [
        {
          list: [
            'Auskunft und Mitnahme (Art. 15, 20): Im Konto laden Sie alles als Datei.',
            'Berichtigung (Art. 16): im Profil.',
            'Löschung (Art. 17): im Konto, sofort. Was das Gesetz aufzuheben verlangt, nennen wir dabei.',
            'Einschränkung und Widerspruch (Art. 18, 21): Eine Nachricht genügt.',
            'Eine Einwilligung widerrufen Sie jederzeit für die Zukunft.',
            'Beschwerde bei einer Datenschutzaufsicht, etwa an Ihrem Wohnort.',
          ],
        },
        'Sie müssen uns keine Daten geben; ohne die genannten kommt aber kein Vertrag zustande. Automatisierte Entscheidungen mit rechtlicher Wirkung für Sie treffen wir nicht.',
      ],
    },
  ],
  action: { label: 'E-Mail zum Datenschutz', href: mailTo('Datenschutz') },
}
