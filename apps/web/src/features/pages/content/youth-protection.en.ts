/** What sections 5, 7 and 12 of the JMStV and section 24a of the JuSchG ask for. @spec decisions 14.42 */
import { CLOSES_AT, OPENS_AT, YOUTH_PIN_HOURS } from '@quintet/domain/youth-hours'
import { theBrand } from '../../../brand/brand.ts'
import type { PlainPageContent } from '../page-content.ts'
import { known, mailTo } from './house.ts'

const { name, company } = theBrand()

export const page: PlainPageContent = {
  title: 'Youth protection',
  lead: `How ${name} makes sure that children and teenagers see only what is meant for them.`,
  sections: [
    {
      heading: 'Titles for 16 and 18',
      blocks: [
        `The page of such a title says when it plays: for 16 between ${OPENS_AT[16]}:00 and ${CLOSES_AT}:00, for 18 between ${OPENS_AT[18]}:00 and ${CLOSES_AT}:00, or with the account’s PIN. You choose the PIN in your account with your password; it stays valid for ${YOUTH_PIN_HOURS} hours for one profile on one device. Do not share it with minors.`,
        'This holds for films, series, audiobooks, games and channels, in other apps too. We treat an age rating that we cannot read as 18.',
      ],
    },
    {
      heading: 'Kids area and lock',
      blocks: [
        'The [kids area](/kids) has only titles that are rated for children. Your PIN locks a device to it: without the PIN there is no way out, not by reloading or logging out either.',
      ],
    },
    {
      heading: 'Age ratings',
      blocks: [
        'Every title says from which age on it is meant. Where it carries a label of the FSK or the USK, the label stands among the title’s details, with its reasons. Filter programs find an age label at [/age-de.xml](/age-de.xml).',
      ],
    },
    {
      heading: 'Whom to ask',
      blocks: [
        {
          facts: known([
            ['Youth protection officer', company.youthOfficer],
            ['Supervised by', company.mediaAuthority],
          ]),
        },
        `Do you think that a rating is wrong, or a title unsuitable? Write to [${company.email}](${mailTo('Youth protection')}) or use the [contact form](/contact).`,
      ],
    },
  ],
}
