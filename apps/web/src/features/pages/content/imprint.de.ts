/** @spec law 7.1 */
import { theBrand } from '../../../brand/brand.ts'
import type { PlainPageContent } from '../page-content.ts'
import { addressLines, known, phoneLink } from './house.ts'

const { name, company } = theBrand()

export const page: PlainPageContent = {
  title: 'Impressum',
  lead: 'Angaben nach § 5 DDG und § 18 MStV, für Österreich nach § 5 ECG und § 25 MedienG, für die Schweiz nach Art. 3 Abs. 1 lit. s UWG.',
  sections: [
    {
      heading: 'Anbieter',
      blocks: [
        { lines: addressLines() },
        {
          facts: known([
            ['Vertreten durch', company.representative],
            ['Register', company.register],
            ['Umsatzsteuer-ID', company.vatId],
            ['Gegenstand', `Abrufdienst ${name}: Filme und Serien, Musik, Hörbücher, Spiele und Sport`],
          ]),
        },
      ],
    },
    {
      heading: 'Kontakt',
      blocks: [
        {
          facts: known([
            ['E-Mail', `[${company.email}](mailto:${company.email})`],
            ['Telefon', company.phone && phoneLink(company.phone)],
            ['Formular', '[Nachricht schreiben](/contact)'],
          ]),
        },
      ],
    },
    {
      heading: 'Medien und Jugendschutz',
      blocks: [
        {
          facts: known([
            ['Verantwortlich nach § 18 Abs. 2 MStV', company.responsible],
            ['Zuständige Aufsicht', company.mediaAuthority],
            ['Jugendschutzbeauftragte Person', company.youthOfficer],
          ]),
        },
      ],
    },
    {
      heading: 'Streit beilegen',
      blocks: [
        'Wir nehmen an Verfahren vor einer Verbraucherschlichtungsstelle nicht teil und sind dazu nicht verpflichtet (§ 36 VSBG). Schreiben Sie uns: Wir finden eine Lösung.',
      ],
    },
  ],
}
