/** The visitor's start page. @spec catalogue 2.9.1 */
export const landingEn = {
  headline: ['Watch.', 'Listen.', 'Play.'],
  lead: 'Movies, music, audiobooks, games and sports. One membership for up to five people in the family.',
  trial: 'Try now for free',
  terms: (price: string) => `30 days for free, then ${price} a month. No commitment. Cancel anytime.`,
  accordionTitle: 'Five kinds of entertainment and a room for kids',
  ctaTitle: 'Thirty days, all of it.',
  ctaSubtitle: 'No commitment. Cancel anytime.',
  plansTitle: 'One price, everything in it',
  monthly: 'Monthly',
  annually: 'Annually',
  perMonth: 'a month',
  perYear: 'a year',
  save: 'Save 17%',
  included: [
    'Movies and series, music, audiobooks, games and sports',
    'Up to 4 devices at once',
    'A kids area behind a PIN',
    'Cancel anytime, in two clicks',
  ],
  verticals: {
    movies: {
      tagline: 'Films and series',
      teaser:
        'Films and series for the long evening and the short one. Every story comes with subtitles and its trailer.',
      suggested: 'Movies worth an evening',
    },
    'music-stream': {
      tagline: 'Albums and channels',
      teaser: 'Albums from the first bar to the last, and channels that never talk over the music.',
      suggested: 'Albums on repeat',
    },
    'audio-books': {
      tagline: 'Read to you',
      teaser: 'Voices that know how to tell a story. Your place is kept, your pace is yours.',
      suggested: 'Stories to listen to',
    },
    'pc-games': {
      tagline: 'Straight to play',
      teaser: 'Nothing to install. Open a game, play it, close it, and come back to it tomorrow.',
      suggested: 'Games to start right now',
    },
    sports: {
      tagline: 'Live and again',
      teaser: 'The finish that everybody talks about, live or when you have the time.',
      suggested: 'Sports to catch up on',
    },
  },
  kids: {
    tagline: 'Everything for under tens',
    teaser: 'Only titles rated 9 and below. The PIN stays with you.',
  },
}
