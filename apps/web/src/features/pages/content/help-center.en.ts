import { HD_MBIT, SD_MBIT } from '@quintet/domain/playback/speeds'
import { MAX_STREAMS } from '@quintet/domain/playback/streams'
import { theBrand } from '../../../brand/brand.ts'
import type { PlainPageContent } from '../page-content.ts'

const { company } = theBrand()

export const page: PlainPageContent = {
  title: 'Help center',
  lead: 'Quick help with the most common problems.',
  sections: [
    {
      heading: 'Loading or buffering problems',
      blocks: [
        {
          list: [
            `Video needs ${SD_MBIT} Mbit/s, HD ${HD_MBIT} Mbit/s. Other downloads on your network slow playback down.`,
            'Choose a lower quality under “Settings” in the player.',
            'Reload the page. We keep your place.',
            'Use an up-to-date browser. There is nothing else to install.',
          ],
        },
      ],
    },
    {
      heading: 'All streams are in use',
      blocks: [
        `Up to ${MAX_STREAMS} titles can play at once. The player shows what is playing on your other devices and lets you end one. A device that was switched off frees its place after a minute.`,
      ],
    },
    {
      heading: 'Trouble logging in',
      blocks: [
        {
          list: [
            'Forgot your password? Request a link for a new one on the log-in page.',
            'No email? Check your spam folder and make sure you entered your account’s address.',
            'After several wrong attempts you have to wait a little. The page shows how long.',
          ],
        },
      ],
    },
    {
      heading: 'Kids lock and PIN',
      blocks: [
        'You set the PIN in your account settings; you need your password for this. Five wrong entries block the PIN for 15 minutes. Your account password always lifts the lock.',
      ],
    },
    {
      heading: 'Subtitles and controls',
      blocks: [
        'Choose audio and subtitles under “Audio and subtitles” in the player, quality and speed under “Settings”. On the keyboard: Space plays and pauses, the arrow keys skip and change the volume, M mutes, F switches to full screen. Press “?” in the player for all shortcuts. See also [Accessibility](/accessibility).',
      ],
    },
    {
      heading: 'Invoices and contract',
      blocks: [
        'You find invoices and payment methods in your account. You can [cancel](/kuendigen) and [withdraw](/widerrufen) without logging in.',
      ],
    },
    {
      heading: 'Something else',
      blocks: [
        `See the [questions and answers](/faq) or write to us. We reply Monday to Friday, ${company.supportHours.from} to ${company.supportHours.to} German time.`,
      ],
    },
  ],
  action: { label: 'Write a message', href: '/contact' },
}
