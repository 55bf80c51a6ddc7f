/** Non-fiction: science and business. */
import { lemons, lightYears, mycelium } from '../art/covers/books-figure.ts'
import { coins, crossedOut } from '../art/covers/books-type.ts'
import { bookFacts } from './book.ts'
import type { DemoRecord } from './record.ts'

export const KNOWLEDGE: readonly DemoRecord[] = [
  {
    key: 'books/pilze',
    folder: 'Audiobooks/Nour Haddad-Weiß/Die Grammatik der Pilze',
    facts: bookFacts({
      year: 2025,
      publisher: 'Vorleser Verlag',
      owner: 'vorleser',
      popularity: 705,
      genres: ['science'],
      tags: ['cliq-top10'],
    }),
    texts: {
      de: {
        title: 'Die Grammatik der Pilze',
        shortDescription: 'Der Wald redet. Er hat nur keinen Mund, sondern ein Geflecht.',
        description:
          'Unter einem einzigen Schritt auf Waldboden liegen dreihundert Kilometer Pilzfaden. Nour Haddad-Weiß, Mykologin mit Gummistiefeln, übersetzt, was dort verhandelt wird: Zucker gegen Phosphor, Warnung gegen Geduld. Nach diesem Buch tritt man vorsichtiger auf und isst mutiger. Gelesen von einer synthetischen Stimme.',
      },
      en: {
        title: 'The Grammar of Fungi',
        shortDescription: 'The forest talks. It has no mouth for it, it has a mesh.',
        description:
          'Beneath a single step on the forest floor lie three hundred kilometres of fungal thread. Nour Haddad-Weiß, a mycologist in wellingtons, translates what is being negotiated down there: sugar for phosphorus, warnings for patience. After this book you will tread more carefully and eat more boldly. Read in German by a synthetic voice.',
      },
    },
    art: {
      cover: mycelium(
        {
          lines: { de: ['Die Grammatik', 'der Pilze'], en: ['The Grammar', 'of Fungi'] },
          author: 'Nour Haddad-Weiß',
        },
        {
          air: '#f3dfc6',
          soil: '#3a1f2b',
          deep: '#170b16',
          thread: '#f7cfa8',
          cap: '#e2492f',
          stem: '#fdf1de',
          ink: '#3a1f2b',
          second: '#b5341f',
        },
      ),
      finish: { bloom: 0.05, grain: 5 },
    },
  },
  {
    key: 'books/slow-light',
    folder: 'Audiobooks/Imogen Vale/Slow Light',
    facts: bookFacts({
      year: 2022,
      publisher: 'Harbour Row Press',
      owner: 'harbour-row',
      popularity: 575,
      genres: ['science'],
      language: 'en',
      country: 'IE',
      tags: ['cliq-highlights', 'cliq-favorites'],
    }),
    texts: {
      de: {
        title: 'Langsames Licht',
        shortDescription: 'Das Schnellste, was es gibt, ist verblüffend langsam. Zum Glück.',
        description:
          'Weil Licht sich Zeit lässt, ist der Himmel ein Archiv. Imogen Vale erzählt in sieben Kapiteln, wie man seine Geschwindigkeit an einem Mond ablas, wie man es in einer Wolke aus Natrium auf Fahrradtempo bremste und was gerade von einem Stern zu uns unterwegs ist, den es nicht mehr gibt. Auf Englisch gelesen von einer synthetischen Stimme.',
      },
      en: {
        title: 'Slow Light',
        shortDescription: 'The fastest thing there is turns out to be wonderfully slow.',
        description:
          'Because light takes its time, the sky is an archive. In seven chapters Imogen Vale tells how its speed was read off a moon, how it was braked to the pace of a bicycle in a cloud of sodium, and what is on its way to us right now from a star that no longer exists. Read by a synthetic voice.',
      },
    },
    art: {
      cover: lightYears(
        { lines: { de: ['Langsames', 'Licht'], en: ['Slow', 'Light'] }, author: 'Imogen Vale' },
        {
          ground: '#0c1020',
          low: '#2a1740',
          ring: '#7f8fd0',
          star: '#ffcf7a',
          here: '#59e0c5',
          ink: '#fdf3e0',
        },
      ),
      finish: { bloom: 0.25, grain: 4 },
    },
  },
  {
    key: 'books/meeting',
    folder: 'Audiobooks/Svenja Kolbe/Kein Meeting ist auch keine Lösung',
    facts: bookFacts({
      year: 2024,
      publisher: 'Kontor Eins',
      owner: 'kontor-eins',
      popularity: 685,
      genres: ['business-economics'],
      tags: ['cliq-top10', 'cliq-favorites'],
    }),
    texts: {
      de: {
        title: 'Kein Meeting ist auch keine Lösung',
        shortDescription: 'Streichen Sie die Hälfte Ihrer Termine. Dieses Buch sagt, welche.',
        description:
          'Svenja Kolbe hat ein Jahr lang in fremden Besprechungen gesessen und mitgeschrieben, wer wann etwas entschied: in 214 Stunden elf Mal. Daraus wurde ein Buch über Höflichkeit, Kekse und Angst, mit einer Anleitung, die auf einen Klebezettel passt. Kürzer als jede Besprechung. Gelesen von einer synthetischen Stimme.',
      },
      en: {
        title: 'No Meeting Is No Solution Either',
        shortDescription: 'Cross out half of your appointments. This book says which half.',
        description:
          'For a year Svenja Kolbe sat in on other people’s meetings and wrote down who decided something when: eleven times in 214 hours. It became a book about politeness, biscuits and fear, with instructions that fit on a sticky note. Shorter than any meeting. Read in German by a synthetic voice.',
      },
    },
    art: {
      cover: crossedOut(
        {
          lines: {
            de: ['Kein Meeting', 'ist auch', 'keine Lösung'],
            en: ['No Meeting', 'Is No Solution', 'Either'],
          },
          author: 'Svenja Kolbe',
        },
        {
          ground: '#f7f4ec',
          grid: '#d8d2c4',
          blocks: ['#9fc9e8', '#f5b8a8', '#c9dfa0', '#f4d98a', '#cdbbe6'],
          pen: '#d7263d',
          ink: '#1d1d26',
        },
      ),
      finish: { bloom: 0, grain: 4 },
    },
  },
  {
    key: 'books/nein',
    folder: 'Audiobooks/Karim Osei/Die Kunst, Nein zu verkaufen',
    facts: bookFacts({
      year: 2021,
      publisher: 'Kontor Eins',
      owner: 'kontor-eins',
      popularity: 445,
      genres: ['business-economics'],
    }),
    texts: {
      de: {
        title: 'Die Kunst, Nein zu verkaufen',
        shortDescription: 'Warum die besten Geschäfte die sind, die man nicht macht.',
        description:
          'Karim Osei führte eine Schreinerei in den Ruin, indem er zu allem Ja sagte, und eine zweite zum Erfolg, indem er damit aufhörte. Acht Lektionen über Preise, Stolz und den Bäcker, der um elf ausverkauft ist und trotzdem nicht mehr backt. Gelesen von einer synthetischen Stimme.',
      },
      en: {
        title: 'The Art of Selling No',
        shortDescription: 'Why the best deals are the ones you do not make.',
        description:
          'Karim Osei drove one joinery into ruin by saying yes to everything and led a second to success by giving that up. Eight lessons about prices, pride, and the baker who is sold out by eleven and still will not bake more. Read in German by a synthetic voice.',
      },
    },
    art: {
      cover: coins(
        {
          lines: { de: ['Die Kunst,', 'Nein zu', 'verkaufen'], en: ['The Art', 'of Selling', 'No'] },
          author: 'Karim Osei',
        },
        {
          ground: '#ff8f5a',
          low: '#f26a3d',
          coin: '#f7e7c6',
          edge: '#d9b778',
          bar: '#b01e3a',
          ink: '#3a0d1c',
        },
      ),
      finish: { bloom: 0, grain: 5 },
    },
  },
  {
    key: 'books/lemonade',
    folder: 'Audiobooks/Dorothy Nakamura/The Lemonade Ledger',
    facts: bookFacts({
      year: 2023,
      publisher: 'Harbour Row Press',
      owner: 'harbour-row',
      popularity: 510,
      genres: ['business-economics'],
      language: 'en',
      country: 'US',
      tags: ['cliq-top10'],
    }),
    texts: {
      de: {
        title: 'Das Limonadenbuch',
        shortDescription: 'Die ganze Betriebswirtschaft, erklärt an einem Stand mit zwei Stühlen.',
        description:
          'Im Sommer 1974 verkauften Dorothy Nakamura und ihr Bruder Limonade und führten Buch über jeden Cent. Das Heft gibt es noch. An ihm erklärt die spätere Prüferin Bilanz, Zinsen und Verrat, und warum Gewinn das ist, was übrig bleibt, wenn der Bruder bezahlt ist. Auf Englisch gelesen von einer synthetischen Stimme.',
      },
      en: {
        title: 'The Lemonade Ledger',
        shortDescription: 'All of business, explained by a stand with two chairs.',
        description:
          'In the summer of 1974 Dorothy Nakamura and her brother sold lemonade and kept a record of every cent. The notebook still exists. With it the auditor she became explains balance sheets, interest and treachery, and why profit is what is left once your brother has been paid. Read by a synthetic voice.',
      },
    },
    art: {
      cover: lemons(
        {
          lines: { de: ['Das', 'Limonaden-', 'buch'], en: ['The', 'Lemonade', 'Ledger'] },
          author: 'Dorothy Nakamura',
        },
        {
          paper: '#f4f1e2',
          rule: '#b9d3da',
          red: '#e0566a',
          peel: '#f2b91d',
          flesh: '#fbd94a',
          pith: '#fff6cf',
          ink: '#1f3d4d',
        },
      ),
      finish: { bloom: 0, grain: 4 },
    },
  },
]
