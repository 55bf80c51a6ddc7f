import { MAX_STREAMS } from '@quintet/domain/streams'
import { theBrand } from '../../../brand/brand.ts'
import type { PlainPageContent } from '../page-content.ts'

const { company } = theBrand()

export const page: PlainPageContent = {
  title: 'Hilfe-Center',
  lead: 'Was meistens hilft, nach dem geordnet, was gerade nicht geht.',
  sections: [
    {
      heading: 'Es lädt nicht oder stockt',
      blocks: [
        {
          list: [
            'Für Video braucht es 3 Mbit/s, für HD 5 Mbit/s. Andere große Downloads im Haus kosten Tempo.',
            'Im Player lässt sich unter dem Zahnrad eine kleinere Qualität fest einstellen.',
            'Laden Sie die Seite neu: Die Stelle, an der Sie waren, bleibt erhalten.',
            'Ein aktueller Browser genügt; Zusatzprogramme sind nicht nötig.',
          ],
        },
      ],
    },
    {
      heading: 'Alle Streams sind belegt',
      blocks: [
        `Bis zu ${MAX_STREAMS} Titel laufen zugleich. Der Player zeigt, was auf anderen Geräten läuft; dort beenden Sie einen Stream. Ein Gerät, das ausgeschaltet wurde, gibt seinen Platz nach einer Minute von selbst frei.`,
      ],
    },
    {
      heading: 'Anmelden geht nicht',
      blocks: [
        {
          list: [
            'Passwort vergessen: Bei der Anmeldung schicken wir Ihnen einen Link für ein neues.',
            'Keine E-Mail da? Sehen Sie im Spam-Ordner nach, und ob die Adresse die Ihres Kontos ist.',
            'Nach mehreren falschen Versuchen ist eine Pause nötig; wie lange, steht auf der Seite.',
          ],
        },
      ],
    },
    {
      heading: 'Kindersperre und PIN',
      blocks: [
        'Die PIN vergeben und ändern Sie in den Kontoeinstellungen, nachdem Sie Ihr Passwort eingegeben haben. Nach fünf falschen Eingaben ist die PIN 15 Minuten gesperrt. Das Kontopasswort öffnet die Sperre immer.',
      ],
    },
    {
      heading: 'Untertitel und Bedienung',
      blocks: [
        'Untertitel und Qualität stehen im Player unter dem Zahnrad. Mit der Tastatur: Leertaste spielt und hält an, die Pfeile springen und regeln die Lautstärke, M schaltet stumm, F füllt den Bildschirm. Mehr dazu unter [Barrierefreiheit](/accessibility).',
      ],
    },
    {
      heading: 'Rechnung und Vertrag',
      blocks: [
        'Rechnungen und Zahlungsmittel stehen in Ihrem Konto. [Kündigen](/kuendigen) und [widerrufen](/widerrufen) können Sie ohne Anmeldung.',
      ],
    },
    {
      heading: 'Etwas anderes',
      blocks: [
        `Sehen Sie in die [häufigen Fragen](/faq), oder schreiben Sie uns. Wir antworten montags bis freitags von ${company.supportHours.from} bis ${company.supportHours.to} Uhr.`,
      ],
    },
  ],
  action: { label: 'Nachricht schreiben', href: '/contact' },
}
