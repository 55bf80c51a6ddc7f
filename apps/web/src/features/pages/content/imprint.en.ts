/** @spec law 7.1 */
import { theBrand } from '../../../brand/brand.ts'
import type { PlainPageContent } from '../page-content.ts'
import { addressLines, known, phoneLink } from './house.ts'

const { name, company } = theBrand()

export const page: PlainPageContent = {
  title: 'Imprint',
  lead: 'Information under section 5 DDG and section 18 MStV, in Austria section 5 ECG and section 25 MedienG, in Switzerland article 3 (1) (s) UWG.',
  sections: [
    {
      heading: 'Provider',
      blocks: [
        { lines: addressLines() },
        {
          facts: known([
            ['Represented by', company.representative],
            ['Register', company.register],
            ['VAT number', company.vatId],
            ['Business', `${name}, movies and series, music, audiobooks, games and sports on demand`],
          ]),
        },
      ],
    },
    {
      heading: 'Contact',
      blocks: [
        {
          facts: known([
            ['Email', `[${company.email}](mailto:${company.email})`],
            ['Phone', company.phone && phoneLink(company.phone)],
            ['Form', '[Write a message](/contact)'],
          ]),
        },
      ],
    },
    {
      heading: 'Media and protection of minors',
      blocks: [
        {
          facts: known([
            ['Responsible under section 18 (2) MStV', company.responsible],
            ['Supervisory authority', company.mediaAuthority],
            ['Youth protection officer', company.youthOfficer],
          ]),
        },
      ],
    },
    {
      heading: 'Disputes',
      blocks: [
        'We do not take part in proceedings before a consumer arbitration board and are not obliged to do so (section 36 VSBG). Write to us and we will find a solution.',
      ],
    },
  ],
}
