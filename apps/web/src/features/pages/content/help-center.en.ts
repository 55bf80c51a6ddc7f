import { MAX_STREAMS } from '@quintet/domain/streams'
import { theBrand } from '../../../brand/brand.ts'
import type { PlainPageContent } from '../page-content.ts'

const { company } = theBrand()

export const page: PlainPageContent = {
  title: 'Help center',
  lead: 'What helps most of the time, in the order of what does not work.',
  sections: [
    {
      heading: 'It does not load, or it stops',
      blocks: [
        {
          list: [
            'Video needs 3 Mbit/s, HD 5 Mbit/s. Other large downloads in the house cost speed.',
            'The gear in the player sets a smaller quality for good.',
            'Reload the page: your place is kept.',
            'A current browser is enough; nothing has to be installed.',
          ],
        },
      ],
    },
    {
      heading: 'All streams are in use',
      blocks: [
        `Up to ${MAX_STREAMS} titles run at once. The player shows what runs on other devices; end one there. A device that was switched off frees its place by itself after a minute.`,
      ],
    },
    {
      heading: 'Logging in does not work',
      blocks: [
        {
          list: [
            'Forgotten your password? Where you log in, we send you a link for a new one.',
            'No mail? Look into the spam folder, and whether the address is that of your account.',
            'After several wrong tries a pause is needed; the page says how long.',
          ],
        },
      ],
    },
    {
      heading: 'Kids lock and PIN',
      blocks: [
        'Set and change the PIN in the account settings, after your password. Five wrong ones lock the PIN for 15 minutes. The account’s password always lifts the lock.',
      ],
    },
    {
      heading: 'Subtitles and controls',
      blocks: [
        'Subtitles and quality are behind the gear in the player. By keyboard: Space plays and pauses, arrows skip and set the volume, M mutes, F fills the screen. More under [Accessibility](/accessibility).',
      ],
    },
    {
      heading: 'Invoices and contract',
      blocks: [
        'Invoices and means of payment are in your account. You can [cancel](/kuendigen) and [withdraw](/widerrufen) without logging in.',
      ],
    },
    {
      heading: 'Something else',
      blocks: [
        `Look into the [questions and answers](/faq), or write to us. We answer Monday to Friday ${company.supportHours.from} to ${company.supportHours.to}, German time.`,
      ],
    },
  ],
  action: { label: 'Write a message', href: '/contact' },
}
