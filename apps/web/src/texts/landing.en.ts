/** The start page of visitors. @spec catalogue 2.9.1 */
import { MAX_STREAMS } from '@quintet/domain/playback/streams'
import { count } from './count.ts'

export const landingEn = {
  headline: ['Watch.', 'Listen.', 'Play.'],
  lead: 'Movies, music, audiobooks, games and sports. One membership for up to five people in the family.',
  trial: 'Try now for free',
  terms: (days: number, price: string, tax: string) =>
    `${count(days, 'day', 'days')} free, then ${price} a month${tax}. No commitment. Cancel any month.`,
  accordionTitle: 'Five kinds of entertainment, plus a kids area',
  ctaTitle: (days: number) => `${count(days, 'day', 'days')}, all of it.`,
  ctaSubtitle: 'No commitment. Cancel anytime.',
  plansTitle: 'One price, everything in it',
  monthly: 'Monthly',
  annually: 'Annually',
  perMonth: 'a month',
  perYear: 'a year',
  save: (percent: number) => `Save ${percent}%`,
  included: [
    'Movies and series, music, audiobooks, games and sports',
    `Up to ${MAX_STREAMS} devices at once`,
    'A kids area behind a PIN',
    'Cancel online, without a call or a letter',
  ],
  verticals: {
    movies: {
      tagline: 'Films and series',
      teaser: 'Films and series for long evenings and short ones, all with subtitles and a trailer.',
      suggested: 'Movies worth an evening',
    },
    'music-stream': {
      tagline: 'Albums and channels',
      teaser: 'Albums from first bar to last, and channels that never talk over the music.',
      suggested: 'Albums on repeat',
    },
    'audio-books': {
      tagline: 'Read to you',
      teaser: 'Voices that know how to tell a story. We keep your place; you set the pace.',
      suggested: 'Stories to listen to',
    },
    'pc-games': {
      tagline: 'Play right away',
      teaser: 'Nothing to install. Open a game, play, close it, and come back tomorrow.',
      suggested: 'Games to start right now',
    },
    sports: {
      tagline: 'Live and on demand',
      teaser: 'The finish everyone is talking about, live or whenever you have time.',
      suggested: 'Sports to catch up on',
    },
  },
  kids: {
    tagline: 'Everything for under tens',
    teaser: 'Only titles rated 9 and under. You hold the PIN.',
  },
}
