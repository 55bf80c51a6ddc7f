/** Angaben nach § 14 und Anlage 3 BFSG. @spec law 9.1 */
import { theBrand } from '../../../brand/brand.ts'
import type { PlainPageContent } from '../page-content.ts'
import { mailTo } from './house.ts'

const { name, company } = theBrand()

export const page: PlainPageContent = {
  title: 'Barrierefreiheit',
  lead: `${name} soll für alle nutzbar sein. Hier lesen Sie, was wir dafür tun, was noch fehlt und an wen Sie sich wenden können.`,
  sections: [
    {
      heading: 'Der Dienst',
      blocks: [
        'Ein Abrufdienst für Filme und Serien, Musik, Hörbücher, Spiele und Sport, mit Anmeldung, Konto und Bezahlung über den Browser. Für Verbraucher gilt das Barrierefreiheitsstärkungsgesetz; wir richten uns nach EN 301 549 und den WCAG 2.2, Stufe AA.',
      ],
    },
    {
      heading: 'So erfüllen wir die Anforderungen',
      blocks: [
        {
          list: [
            'Alles lässt sich allein mit der Tastatur bedienen, und der Fokus ist immer sichtbar.',
            'Überschriften, Bereiche und Felder sind beschriftet; Fehler stehen am Feld und werden vorgelesen.',
            'Text und Bedienelemente haben ausreichend Kontrast; Farbe ist nie das einzige Merkmal.',
            'Seiten funktionieren auf Bildschirmen ab 320 Pixeln Breite ohne seitliches Scrollen.',
            'Animationen ruhen, wenn Ihr System reduzierte Bewegung verlangt; die Diaschau am Anfang lässt sich anhalten.',
            'Untertitel schalten Sie im Player ein, auf gleicher Ebene wie die Lautstärke.',
            'Bestellen, kündigen und widerrufen geht ohne Zeitdruck; die beiden letzten auch ohne Anmeldung und ohne Skripte.',
          ],
        },
      ],
    },
    {
      heading: 'Was noch fehlt',
      blocks: [
        {
          list: [
            'Audiodeskription gibt es noch nicht; Untertitel nicht für jeden Titel.',
            'Spiele und eingebettete Inhalte von Partnern sind nicht alle ohne Maus oder ohne Sehen spielbar.',
            'Leichte Sprache und Gebärdensprache bieten wir noch nicht an.',
          ],
        },
      ],
    },
    {
      heading: 'So wurde geprüft',
      blocks: [
        'Selbstbewertung am 21. November 2026 mit einem automatischen Prüfwerkzeug (axe) auf jeder Seite, für Besucher, Mitglieder und Kinder, auf breiten und schmalen Bildschirmen. Die Prüfung läuft bei jeder Änderung mit. Eine Prüfung durch Menschen, die auf Hilfsmittel angewiesen sind, steht noch aus.',
      ],
    },
    {
      heading: 'Barriere gefunden?',
      blocks: [
        `Schreiben Sie an [${company.email}](${mailTo('Barrierefreiheit')}) oder über das [Kontaktformular](/contact). Wir antworten binnen zwei Wochen und sagen Ihnen, wann wir sie beheben.`,
      ],
    },
    {
      heading: 'Aufsicht',
      blocks: [
        {
          lines: [
            'Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen (MLBF)',
            'Magdeburg, Sachsen-Anhalt',
          ],
        },
      ],
    },
  ],
}
