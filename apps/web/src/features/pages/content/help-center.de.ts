import { HD_MBIT, SD_MBIT } from '@quintet/domain/playback/speeds'
import { MAX_STREAMS } from '@quintet/domain/playback/streams'
import { theBrand } from '../../../brand/brand.ts'
import type { PlainPageContent } from '../page-content.ts'

const { company } = theBrand()

export const page: PlainPageContent = {
  title: 'Hilfe-Center',
  lead: 'Schnelle Hilfe bei den häufigsten Problemen.',
  sections: [
    {
      heading: 'Es lädt nicht oder ruckelt',
      blocks: [
        {
          list: [
            `Video braucht ${SD_MBIT} Mbit/s, HD ${HD_MBIT} Mbit/s. Andere Downloads in Ihrem Netz bremsen die Wiedergabe.`,
            'Wählen Sie im Player unter „Einstellungen“ eine niedrigere Qualität.',
            'Laden Sie die Seite neu. Ihre Position bleibt erhalten.',
            'Verwenden Sie einen aktuellen Browser. Weitere Programme sind nicht nötig.',
          ],
        },
      ],
    },
    {
      heading: 'Alle Streams sind belegt',
      blocks: [
        `Bis zu ${MAX_STREAMS} Titel können gleichzeitig laufen. Der Player zeigt, was auf Ihren anderen Geräten läuft, und Sie können dort einen Stream beenden. Ein ausgeschaltetes Gerät gibt seinen Platz nach einer Minute frei.`,
      ],
    },
    {
      heading: 'Probleme bei der Anmeldung',
      blocks: [
        {
          list: [
            'Passwort vergessen? Auf der Anmeldeseite können Sie einen Link für ein neues anfordern.',
            'Keine E-Mail erhalten? Sehen Sie im Spam-Ordner nach und prüfen Sie, ob Sie die Adresse Ihres Kontos angegeben haben.',
            'Nach mehreren falschen Versuchen müssen Sie kurz warten. Die Seite zeigt, wie lange.',
          ],
        },
      ],
    },
    {
      heading: 'Kindersicherung und PIN',
      blocks: [
        'Die PIN legen Sie in den Kontoeinstellungen fest; dafür brauchen Sie Ihr Passwort. Nach fünf falschen Eingaben ist die PIN 15 Minuten gesperrt. Mit dem Kontopasswort heben Sie die Sperre jederzeit auf.',
      ],
    },
    {
      heading: 'Untertitel und Bedienung',
      blocks: [
        'Ton und Untertitel wählen Sie im Player unter „Ton und Untertitel“, Qualität und Tempo unter „Einstellungen“. Mit der Tastatur: Leertaste für Wiedergabe und Pause, Pfeiltasten zum Springen und für die Lautstärke, M für stumm, F für Vollbild. Alle Tasten zeigt der Player mit „?“. Mehr dazu unter [Barrierefreiheit](/accessibility).',
      ],
    },
    {
      heading: 'Rechnung und Vertrag',
      blocks: [
        'Rechnungen und Zahlungsarten finden Sie in Ihrem Konto. [Kündigen](/kuendigen) und [widerrufen](/widerrufen) können Sie auch ohne Anmeldung.',
      ],
    },
    {
      heading: 'Etwas anderes',
      blocks: [
        `Lesen Sie die [häufigen Fragen](/faq) oder schreiben Sie uns. Wir antworten montags bis freitags von ${company.supportHours.from} bis ${company.supportHours.to} Uhr.`,
      ],
    },
  ],
  action: { label: 'Nachricht schreiben', href: '/contact' },
}
