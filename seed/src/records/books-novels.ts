/** Novels and poems. */
import { carriage } from '../art/covers/books-cut.ts'
import { casebook, mirrored } from '../art/covers/books-type.ts'
import { bookFacts } from './book.ts'
import type { DemoRecord } from './record.ts'

const CASES = 'Ein Fall für Agathe Brandt'
const ON_SPINES = { de: CASES, en: 'An Agathe Brandt Case' }

export const NOVELS: readonly DemoRecord[] = [
  {
    key: 'books/salzmeer',
    folder: 'Audiobooks/Mirjam Aldag/Das Salzmeer',
    facts: bookFacts({
      year: 2019,
      publisher: 'Verlag am Deich',
      owner: 'deich',
      popularity: 940,
      genres: ['fiction'],
      rating: 'FSK 12',
      tags: ['cliq-top10', 'cliq-favorites'],
    }),
    texts: {
      de: {
        title: 'Das Salzmeer',
        shortDescription: 'Ein Meer verschwindet, und eine Frau misst nach, wie schnell. Der Roman zum Film.',
        description:
          'Jedes Jahr liegt das Ufer weiter draußen. Die Vermesserin Hanna Ott soll eine neue Grenze ziehen, wo ihre Karte noch einen Hafen kennt. Dann findet sie im Sand etwas, das seit 1958 in keinem Bericht vorkommt: ein Schiff, auf dem noch jemand Dienst tut. Ein Roman wie ein heißer Tag ohne Schatten, gelesen von einer synthetischen Stimme.',
      },
      en: {
        title: 'Das Salzmeer',
        shortDescription: 'A sea is vanishing, and a woman measures how fast. The novel behind the film.',
        description:
          'Every year the shore lies further out. Hanna Ott, a surveyor, is to draw a new boundary where her map still knows a harbour. Then, in the sand, she comes upon something that no report has mentioned since 1958: a ship with somebody still on duty. A novel like a hot day without shade, read in German by a synthetic voice.',
      },
    },
    art: {
      cover: mirrored(
        { lines: ['Das', 'Salzmeer'], author: 'Mirjam Aldag' },
        {
          sky: '#e9a48c',
          haze: '#fbe3cf',
          salt: '#f6f2ec',
          crack: '#c79f92',
          sun: '#f2603c',
          ink: '#3a1630',
        },
      ),
      finish: { bloom: 0.06, grain: 6 },
    },
  },
  {
    key: 'books/trockendock',
    folder: 'Audiobooks/Henning Oster/Agathe Brandt/1 Tod im Trockendock',
    facts: bookFacts({
      year: 2020,
      publisher: 'Halbmast Verlag',
      owner: 'halbmast',
      popularity: 810,
      genres: ['fiction', 'crime'],
      rating: 'FSK 12',
      tags: ['cliq-top10'],
      series: { name: CASES, position: 1 },
    }),
    texts: {
      de: {
        title: 'Tod im Trockendock',
        shortDescription: 'Agathe Brandts erster Fall: ein Ertrunkener, wo seit Wochen kein Wasser war.',
        description:
          'Emden, 1963. Im leeren Dock liegt der Vorarbeiter Tjarks, und in seiner Lunge ist Meerwasser. Agathe Brandt, Stenotypistin der Hafenpolizei, tippt das Protokoll, und es stimmt hinten und vorne nicht. Sie ist die Einzige, die es zweimal gelesen hat. Gelesen von einer synthetischen Stimme.',
      },
      en: {
        title: 'Death in the Dry Dock',
        shortDescription:
          'Agathe Brandt’s first case: a man drowned where there has been no water for weeks.',
        description:
          'Emden, 1963. Tjarks the foreman lies in the empty dock with sea water in his lungs. Agathe Brandt, shorthand typist to the harbour police, is typing up the report, and it does not add up anywhere. She is the only one who has read it twice. Read in German by a synthetic voice.',
      },
    },
    art: {
      cover: casebook(
        {
          lines: { de: ['Tod im', 'Trocken-', 'dock'], en: ['Death in', 'the Dry', 'Dock'] },
          author: 'Henning Oster',
        },
        { volume: 1, series: ON_SPINES, what: 'dock' },
        { ground: '#f1e4c8', spine: '#1f4e5f', ink: '#12303c', spot: '#d8452e' },
      ),
      finish: { bloom: 0, grain: 7 },
    },
  },
  {
    key: 'books/halbe-treppe',
    folder: 'Audiobooks/Henning Oster/Agathe Brandt/2 Tod auf halber Treppe',
    facts: bookFacts({
      year: 2022,
      publisher: 'Halbmast Verlag',
      owner: 'halbmast',
      popularity: 760,
      genres: ['fiction', 'crime'],
      rating: 'FSK 12',
      series: { name: CASES, position: 2 },
    }),
    texts: {
      de: {
        title: 'Tod auf halber Treppe',
        shortDescription:
          'Agathe Brandts zweiter Fall: Das Flurlicht brennt drei Minuten. Der Mord brauchte vier.',
        description:
          'Ein Mietshaus, acht Parteien, und jede hat den Zahnarzt Ammen noch nach dem anderen lebend gesehen. Agathe Brandt zählt Stufen, riecht am Bohnerwachs und stellt die Frage, auf die in diesem Haus nie jemand kam: Wer dreht eigentlich die Birnen heraus? Gelesen von einer synthetischen Stimme.',
      },
      en: {
        title: 'Death on the Landing',
        shortDescription:
          'Agathe Brandt’s second case: the light burns for three minutes. The murder took four.',
        description:
          'A tenement, eight households, and each of them was the last but one to see the dentist Ammen alive. Agathe Brandt counts stairs, smells the floor polish and asks the question nobody in this house ever thought of: who is it that keeps unscrewing the bulbs? Read in German by a synthetic voice.',
      },
    },
    art: {
      cover: casebook(
        {
          lines: { de: ['Tod auf', 'halber', 'Treppe'], en: ['Death', 'on the', 'Landing'] },
          author: 'Henning Oster',
        },
        { volume: 2, series: ON_SPINES, what: 'stairs' },
        { ground: '#f3cf6b', spine: '#6a1f2b', ink: '#3a121a', spot: '#a8281f' },
      ),
      finish: { bloom: 0, grain: 7 },
    },
  },
  {
    key: 'books/unzeit',
    folder: 'Audiobooks/Henning Oster/Agathe Brandt/3 Tod zur Unzeit',
    facts: bookFacts({
      year: 2025,
      publisher: 'Halbmast Verlag',
      owner: 'halbmast',
      popularity: 870,
      genres: ['fiction', 'crime'],
      rating: 'FSK 12',
      tags: ['cliq-top10', 'cliq-highlights'],
      series: { name: CASES, position: 3 },
    }),
    texts: {
      de: {
        title: 'Tod zur Unzeit',
        shortDescription: 'Agathe Brandts dritter Fall: Die Tat geschah in der Stunde, die zweimal schlug.',
        description:
          'In der Nacht, in der die Uhren zurückgestellt werden, stirbt der Stationsvorsteher um halb drei. Aber um welches halb drei? Vier Verdächtige haben ein Alibi, jeder für das falsche. Agathe Brandt hat jetzt ein eigenes Büro, einen eigenen Schlüssel und sehr wenig Zeit. Gelesen von einer synthetischen Stimme.',
      },
      en: {
        title: 'Death Out of Hours',
        shortDescription: 'Agathe Brandt’s third case: it was done in the hour that struck twice.',
        description:
          'On the night when the clocks go back the stationmaster dies at half past two. But at which half past two? Four suspects have an alibi, each for the wrong one. By now Agathe Brandt has an office of her own, a key of her own, and very little time. Read in German by a synthetic voice.',
      },
    },
    art: {
      cover: casebook(
        { lines: { de: ['Tod zur', 'Unzeit'], en: ['Death Out', 'of Hours'] }, author: 'Henning Oster' },
        { volume: 3, series: ON_SPINES, what: 'clock' },
        { ground: '#a9cfc4', spine: '#23284f', ink: '#171b3a', spot: '#e0522f' },
      ),
      finish: { bloom: 0, grain: 7 },
    },
  },
  {
    key: 'books/fensterplatz',
    folder: 'Audiobooks/Ayla Demirci/Fensterplatz',
    facts: bookFacts({
      year: 2024,
      publisher: 'Verlag am Deich',
      owner: 'deich',
      popularity: 380,
      genres: ['poetry'],
      tags: ['cliq-favorites'],
    }),
    texts: {
      de: {
        title: 'Fensterplatz',
        shortDescription: 'Gedichte einer Zugbegleiterin, geschrieben auf die Rückseite von Fahrscheinen.',
        description:
          'Ayla Demirci fährt seit neunzehn Jahren zwischen Dortmund und Dresden. Ihre Gedichte sind so lang, wie der Platz auf einem Fahrschein reicht, und so genau wie ein Fahrplan, den keiner einhält. Vierzehn davon, zwei auf Türkisch, gelesen von einer synthetischen Stimme.',
      },
      en: {
        title: 'Window Seat',
        shortDescription: 'Poems by a train conductor, written on the backs of tickets.',
        description:
          'For nineteen years Ayla Demirci has travelled between Dortmund and Dresden. Her poems are as long as a ticket has room for and as precise as a timetable nobody keeps to. Fourteen of them in German, two in Turkish, read by a synthetic voice.',
      },
    },
    art: {
      cover: carriage(
        { lines: { de: ['Fensterplatz'], en: ['Window Seat'] }, author: 'Ayla Demirci' },
        {
          wall: '#b5402f',
          frame: '#f4e6cf',
          views: [
            ['#f8c58a', '#fbe6c4', '#8a6a3a'],
            ['#7fb5c9', '#d9ece4', '#3f6b4a'],
            ['#2b2f66', '#a86a8c', '#1d1f3d'],
          ],
          sun: '#fff3d6',
          ink: '#fbf0df',
          second: '#f8c58a',
        },
      ),
      finish: { bloom: 0.05, grain: 6 },
    },
  },
]
