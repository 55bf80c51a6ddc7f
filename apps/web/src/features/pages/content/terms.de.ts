/** Die Bedingungen, nach denen das Programm handelt: Zahlen kommen aus den Regeln selbst. @spec accounts 9.6 */
import { MAX_PROFILES, MINIMUM_AGE } from '@quintet/domain/product'
import { MAX_STREAMS } from '@quintet/domain/streams'
import { TRIAL_CLAIM_YEARS } from '@quintet/domain/retention'
import { TRIAL_REMINDER_DAYS } from '@quintet/domain/trial'
import { RENTAL_FINISH_HOURS, RENTAL_START_DAYS } from '@quintet/domain/rental'
import { HD_MBIT, MINIMUM_MBIT, SD_MBIT } from '@quintet/domain/speeds'
import { theBrand } from '../../../brand/brand.ts'
import { theOffer, thePrice } from '../../../brand/offer.ts'
import { GERMAN } from '../../../texts/locales.ts'
import { formatCents } from '../../../texts/format.ts'
import type { PlainPageContent } from '../page-content.ts'
import { addressLines } from './house.ts'

const { name, company } = theBrand()
const monthly = () => formatCents(thePrice('monthly'), GERMAN)
const annually = () => formatCents(thePrice('annually'), GERMAN)

/** As the offer is when the page is drawn. */
export const page = (): PlainPageContent => ({
  title: 'Allgemeine Geschäfts\u00ADbedingungen',
  lead: `Die Regeln der Mitgliedschaft bei ${name}. Sie lassen sich über den Browser drucken und sichern; Ihre Bestellung bestätigen wir mit Widerrufsbelehrung per E-Mail.`,
  contents: 'Inhalt',
  sections: [
    {
      heading: 'Anbieter und Geltung',
      blocks: [
        { lines: [...addressLines(), company.email] },
        `Diese Bedingungen gelten für Verträge zwischen uns und Verbrauchern über ${name}. Die Vertragssprache ist Deutsch; die englische Fassung dient dem Verständnis.`,
      ],
    },
    {
      heading: 'Leistung',
      blocks: [
        `${name} bietet Filme und Serien, Musik, Hörbücher, Spiele und Sport zum Abruf über das Internet, dazu einen Bereich für Kinder. Der Katalog ändert sich; einzelne Titel können hinzukommen und wegfallen.`,
        `Sie brauchen ein Gerät mit aktuellem Browser und eine Verbindung von mindestens ${String(MINIMUM_MBIT).replace('.', ',')} Mbit/s, für Video ${SD_MBIT} Mbit/s und für HD ${HD_MBIT} Mbit/s. Die Kosten der Verbindung tragen Sie.`,
        'Die Inhalte sind verschlüsselt und laufen nur in unserem Player und in den Programmen, die Sie im Konto anmelden. Reisen Sie vorübergehend in ein anderes Land der EU, nutzen Sie den Dienst dort wie zu Hause (Verordnung (EU) 2017/1128).',
        'Für Mängel gelten die gesetzlichen Rechte bei digitalen Produkten (§§ 327 ff. BGB).',
      ],
    },
    {
      heading: 'Vertragsschluss',
      blocks: [
        `Mitglied werden kann, wer mindestens ${MINIMUM_AGE} Jahre alt ist und seinen Wohnsitz in einem Land hat, das die Anmeldung nennt.`,
        'Sie geben Ihre Daten ein, wählen Tarif und Zahlungsmittel und können vor dem Absenden alles ändern. Mit „Zahlungspflichtig bestellen“ geben Sie ein verbindliches Angebot ab. Der Vertrag kommt zustande, wenn wir ihn per E-Mail bestätigen oder den Zugang freischalten, was sofort geschieht.',
      ],
    },
    {
      heading: 'Testzeit',
      blocks: [
        `Die Mitgliedschaft beginnt mit einer kostenlosen Testzeit von ${theOffer().trial.days} Tagen${theOffer().trial.specialDays === null ? '' : `, bei einem Sonderangebot von ${theOffer().trial.specialDays} Tagen`}. Es gibt sie einmal je Person, E-Mail-Adresse und Zahlungsmittel; beides behalten wir dafür pseudonym, als Prüfwert, den wir nach ${TRIAL_CLAIM_YEARS} Jahren löschen.`,
        `Vor dem Ende der Testzeit wird nichts abgebucht. ${TRIAL_REMINDER_DAYS} Tage vorher erinnern wir Sie per E-Mail. Ohne Kündigung wird die Mitgliedschaft danach kostenpflichtig.`,
      ],
    },
    {
      heading: 'Preise und Zahlung',
      blocks: [
        `Die Mitgliedschaft kostet ${monthly()} im Monat oder ${annually()} im Jahr, ${theOffer().tax.isSmallBusiness ? 'ohne Umsatzsteuer (§ 19 UStG)' : 'einschließlich der gesetzlichen Umsatzsteuer Ihres Landes'}. Bezahlt wird am Anfang jedes Zeitraums mit dem Zahlungsmittel, das Sie gewählt haben; Gebühren für das Zahlungsmittel erheben wir nicht. Eine Lastschrift kündigen wir einen Tag vorher an.`,
        'Schlägt eine Zahlung fehl, schreiben wir Ihnen und versuchen es nach einem, drei und sieben Tagen noch einmal. Der Zugang bleibt solange bestehen; danach endet die Mitgliedschaft.',
        'Ändert sich der Preis, gilt für Sie der vereinbarte weiter, bis wir Ihnen den neuen mindestens sechs Wochen vorher per E-Mail genannt haben. Bis er gilt, können Sie kostenlos und ohne Angabe von Gründen kündigen.',
      ],
    },
    {
      heading: 'Laufzeit und Verlängerung',
      blocks: [
        'Der Monatstarif läuft auf unbestimmte Zeit und wird Monat für Monat bezahlt. Der Jahrestarif läuft zuerst ein Jahr und verlängert sich danach auf unbestimmte Zeit; ab dann können Sie ihn jederzeit mit einem Monat Frist beenden, und wir erstatten, was Sie darüber hinaus bezahlt haben.',
      ],
    },
    {
      heading: 'Kündigung',
      blocks: [
        'Sie können jederzeit kündigen: zum Ende der Testzeit, zum Ende des bezahlten Monats oder des ersten Jahres. Bis dahin können Sie alles nutzen.',
        'Dafür genügt [Verträge hier kündigen](/kuendigen), ohne Anmeldung, oder der Weg über Ihr Konto, oder eine Nachricht in Textform. Den Eingang bestätigen wir sofort per E-Mail. Bis zum letzten Tag können Sie die Kündigung im Konto zurücknehmen.',
        'Das Recht, aus wichtigem Grund zu kündigen, haben beide Seiten.',
      ],
    },
    {
      heading: 'Widerrufsbelehrung',
      blocks: [
        'Sie haben das Recht, binnen vierzehn Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen. Die Frist beträgt vierzehn Tage ab dem Tag des Vertragsschlusses.',
        `Um Ihr Widerrufsrecht auszuüben, müssen Sie uns (${[...addressLines(), company.email].join(', ')}) mit einer eindeutigen Erklärung, zum Beispiel einem Brief oder einer E-Mail, über Ihren Entschluss informieren. Sie können dafür das Muster unten verwenden, das nicht vorgeschrieben ist, oder die Schaltfläche [Vertrag widerrufen](/widerrufen), die am Ende jeder Seite steht; den Eingang bestätigen wir Ihnen dann unverzüglich per E-Mail.`,
        'Zur Wahrung der Frist reicht es, dass Sie die Mitteilung vor ihrem Ablauf absenden.',
        'Wenn Sie diesen Vertrag widerrufen, haben wir Ihnen alle Zahlungen, die wir von Ihnen erhalten haben, unverzüglich und spätestens binnen vierzehn Tagen ab dem Tag zurückzuzahlen, an dem Ihre Mitteilung bei uns eingegangen ist. Wir verwenden dafür dasselbe Zahlungsmittel, das Sie eingesetzt haben; Entgelte berechnen wir nicht.',
        'Bei einem einzelnen Leihtitel erlischt das Widerrufsrecht, wenn Sie ausdrücklich zugestimmt haben, dass wir vor Ablauf der Frist beginnen, Ihre Kenntnis davon bestätigt haben und wir Ihnen dies bestätigt haben. Für die Mitgliedschaft gilt das nicht.',
      ],
    },
    {
      heading: 'Muster-Widerrufsformular',
      blocks: [
        'Wenn Sie den Vertrag widerrufen wollen, können Sie dieses Formular ausfüllen und zurücksenden.',
        {
          lines: [
            `An ${[...addressLines(), company.email].join(', ')}:`,
            'Hiermit widerrufe(n) ich/wir (*) den von mir/uns (*) abgeschlossenen Vertrag über die Erbringung der folgenden Dienstleistung: …',
            'Bestellt am: …',
            'Name des/der Verbraucher(s): …',
            'Anschrift des/der Verbraucher(s): …',
            'Unterschrift des/der Verbraucher(s) (nur bei Mitteilung auf Papier)',
            'Datum',
            '(*) Unzutreffendes streichen.',
          ],
        },
      ],
    },
    {
      heading: 'Nutzung',
      blocks: [
        {
          list: [
            `Bis zu ${MAX_STREAMS} Titel können in einem Konto gleichzeitig laufen; Trailer zählen nicht mit.`,
            `Das Konto ist für Sie und Ihren Haushalt da, mit bis zu ${MAX_PROFILES} Personen und ebenso vielen Profilen.`,
            'Halten Sie Passwort und PIN geheim, und melden Sie uns, wenn jemand anderes sie kennt.',
            'Die Inhalte sind für den privaten Gebrauch. Kopieren, öffentlich zeigen, weiterverkaufen und das Umgehen von Schutzmaßnahmen sind nicht erlaubt.',
          ],
        },
      ],
    },
    {
      heading: 'Leihtitel',
      blocks: [
        `Leihtitel kosten extra; der Preis steht am Titel und vor der Bestellung. ${theOffer().rentals.freeAMonth === 1 ? 'Ein Leihtitel im Monat ist kostenlos' : `${theOffer().rentals.freeAMonth} Leihtitel im Monat sind kostenlos`}; nicht genutzte Guthaben verfallen am Monatsende.`,
        `Nach dem Leihen steht ein Titel ${RENTAL_START_DAYS} Tage bereit. Haben Sie ihn begonnen, können Sie ihn ${RENTAL_FINISH_HOURS} Stunden lang ansehen.`,
      ],
    },
    {
      heading: 'Kinder',
      blocks: [
        'Die Kindersicherung zeigt nur Titel mit passender Altersfreigabe und lässt sich nur mit PIN oder Passwort verlassen. Sie unterstützt Ihre Aufsicht und ersetzt sie nicht. Unter 16 Jahren ist für Einwilligungen in die Datenverarbeitung die Zustimmung der Eltern nötig.',
      ],
    },
    {
      heading: 'Haftung',
      blocks: [
        'Wir haften unbeschränkt bei Vorsatz und grober Fahrlässigkeit, für Schäden an Leben, Körper und Gesundheit, bei arglistig verschwiegenen Mängeln und nach dem Produkthaftungsgesetz. Bei leichter Fahrlässigkeit haften wir nur, wenn eine wesentliche Vertragspflicht verletzt ist, also eine Pflicht, deren Erfüllung den Vertrag erst ermöglicht und auf die Sie vertrauen dürfen, und begrenzt auf den vorhersehbaren, typischen Schaden.',
      ],
    },
    {
      heading: 'Änderungen',
      blocks: [
        'Einzelne Titel kommen hinzu und fallen weg; Umfang und Art des Angebots bleiben im Wesentlichen gleich. Darüber hinaus ändern wir die Leistung nur aus diesen Gründen: eine Lizenz endet, die Technik entwickelt sich weiter, die Sicherheit verlangt es oder ein Gesetz. Das kostet Sie nichts, und wir sagen es Ihnen vorher. Ist die Änderung für Sie ein Nachteil, der nicht nur unerheblich ist, sagen wir es rechtzeitig per E-Mail, und Sie können binnen 30 Tagen kostenlos kündigen (§ 327r BGB). Diese Bedingungen ändern wir nur mit Ihrer Zustimmung.',
      ],
    },
    {
      heading: 'Recht und Streitbeilegung',
      blocks: [
        'Es gilt deutsches Recht. Der zwingende Schutz, den Verbraucher nach dem Recht des Landes haben, in dem sie gewöhnlich leben, bleibt unberührt.',
        'Wir nehmen an Verfahren vor einer Verbraucherschlichtungsstelle nicht teil und sind dazu nicht verpflichtet.',
      ],
    },
  ],
})
