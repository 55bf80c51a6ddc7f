/** Angaben nach § 5, § 7 und § 12 JMStV und § 24a JuSchG. @spec decisions 14.42 */
import { CLOSES_AT, OPENS_AT, YOUTH_PIN_HOURS } from '@quintet/domain/youth-hours'
import { theBrand } from '../../../brand/brand.ts'
import type { PlainPageContent } from '../page-content.ts'
import { known, mailTo } from './house.ts'

const { name, company } = theBrand()

export const page: PlainPageContent = {
  title: 'Jugendschutz',
  lead: `So sorgt ${name} dafür, dass Kinder und Jugendliche nur sehen, was für sie gedacht ist.`,
  sections: [
    {
      heading: 'Titel ab 16 und ab 18',
      blocks: [
        `Auf der Seite eines solchen Titels steht, wann er abspielbar ist: ab 16 zwischen ${OPENS_AT[16]} und ${CLOSES_AT} Uhr, ab 18 zwischen ${OPENS_AT[18]} und ${CLOSES_AT} Uhr, oder mit der PIN des Kontos. Die PIN legen Sie in Ihrem Konto mit Ihrem Passwort fest; sie gilt ${YOUTH_PIN_HOURS} Stunden lang für ein Profil auf einem Gerät. Geben Sie sie nicht an Minderjährige weiter.`,
        'Das gilt für Filme, Serien, Hörbücher, Spiele und Sender, auch in anderen Programmen. Eine Altersangabe, die wir nicht lesen können, behandeln wir wie ab 18.',
      ],
    },
    {
      heading: 'Kinderbereich und Sperre',
      blocks: [
        'Im [Kinderbereich](/kids) gibt es nur Titel, die für Kinder freigegeben sind. Mit der PIN sperren Sie ein Gerät dort: Ohne PIN führt kein Weg hinaus, auch nicht durch Neuladen oder Abmelden.',
      ],
    },
    {
      heading: 'Altersangaben',
      blocks: [
        'Bei jedem Titel steht, ab welchem Alter er gedacht ist. Trägt er ein Kennzeichen der FSK oder der USK, steht es mit den Gründen bei den Angaben zum Titel. Für Jugendschutzprogramme liegt unter [/age-de.xml](/age-de.xml) eine Alterskennzeichnung bereit.',
      ],
    },
    {
      heading: 'Ansprechpartner',
      blocks: [
        {
          facts: known([
            ['Jugendschutzbeauftragte Person', company.youthOfficer],
            ['Zuständige Aufsicht', company.mediaAuthority],
          ]),
        },
        `Halten Sie eine Altersangabe für falsch oder einen Titel für ungeeignet? Schreiben Sie an [${company.email}](${mailTo('Jugendschutz')}) oder über das [Kontaktformular](/contact).`,
      ],
    },
  ],
}
