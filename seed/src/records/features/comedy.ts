/** Comedies. */
import { antennas } from '../../art/films/antennas.ts'
import { curtain } from '../../art/films/curtain.ts'
import { files } from '../../art/films/files.ts'
import { goat } from '../../art/films/goat.ts'
import { pool } from '../../art/films/pool.ts'
import { profiles } from '../../art/films/profiles.ts'
import { AFTER_YOU, CURTAIN_RED, FILES, GOAT, PASTURE, POOL_MORNING } from '../../art/palettes-features.ts'
import { labels, running, tumbling } from '../../art/title-styles.ts'
import { block, headline } from '../../art/titles.ts'
import { cast, type DemoRecord } from '../record.ts'

const MEHMET =
  'Wie Onkel Mehmet den Zug nach Ankara verpasste, eine Ziege gewann und trotzdem pünktlich zur eigenen Hochzeit kam'
const MEHMET_IN_ENGLISH =
  'How Uncle Mehmet Missed the Train to Ankara, Won a Goat and Still Arrived at His Own Wedding in Good Time'

export const COMEDIES: readonly DemoRecord[] = [
  {
    key: 'films/frau-gross',
    folder: 'Movies/8½ Tage, Frau Groß! (2009)',
    facts: {
      kind: 'movie',
      year: 2009,
      releasedOn: '2009-07-30',
      rating: 'FSK 0',
      language: 'de',
      country: 'DE',
      owner: 'spreewerk',
      publisher: 'Spreewerk',
      popularity: 615,
      categories: ['movies:comedy'],
      tags: ['cliq-favorites'],
      people: cast('Jürgen Möllenkötter', 'Käthe Würz', {
        'Änne Süßmilch': 'Frau Groß',
        'Götz Übelacker': 'Amtsleiter Krüß',
        'Kofi Mensah': 'Der Praktikant',
      }),
    },
    texts: {
      de: {
        title: '8½ Tage, Frau Groß?',
        shortDescription: 'Resturlaub von 1987, halber Tag inklusive. Jetzt oder nie, sagt das Amt.',
        description:
          'Frau Groß aus Zimmer 3.14 hat in einundvierzig Dienstjahren keinen Tag gefehlt. Dann findet die neue Software achteinhalb Tage Resturlaub, die bis Monatsende genommen werden müssen, sonst stürzt der Haushalt ab. Frau Groß würde ja, aber wohin, und wer gießt so lange die Verordnungen? Ein Amt gerät in Urlaubsstimmung, Formular für Formular. Eine Komödie für alle, die schon einmal eine Nummer gezogen haben.',
      },
      en: {
        title: '8½ Days, Ms Groß?',
        shortDescription: 'Leave owed since 1987, half day included. Now or never, says the office.',
        description:
          'In forty-one years Ms Groß of room 3.14 has not missed a day. Then the new software unearths eight and a half days of leave, to be taken by the end of the month or the budget will crash. She would gladly go, but where does one go, and who is to water the regulations? A government office comes down with holiday spirit, form by form. A comedy for anyone who has ever taken a number and sat down.',
      },
    },
    billing: {
      de: ['Mit Änne Süßmilch', 'In dreifacher Ausfertigung'],
      en: ['With Änne Süßmilch', 'In triplicate'],
    },
    art: {
      scene: files(FILES),
      title: tumbling(
        { de: ['8½ Tage,', 'Frau Groß?'], en: ['8½ Days,', 'Ms Groß?'] },
        {
          at: 0.06,
          fills: ['#2c2030', '#b3261c'],
          size: 19,
          wideSize: 14,
        },
      ),
      ink: '#2c2030',
      finish: { grain: 4, bloom: 0.06 },
    },
  },
  {
    key: 'films/onkel-mehmet',
    folder: 'Movies/Wie Onkel Mehmet den Zug nach Ankara verpasste (1997)',
    facts: {
      kind: 'movie',
      year: 1997,
      releasedOn: '1997-04-24',
      rating: 'FSK 0',
      language: 'tr',
      country: 'TR',
      owner: 'pinar-film',
      publisher: 'Pınar Film',
      popularity: 410,
      categories: ['movies:comedy', 'movies:romance'],
      people: cast('Derya Akkaya', 'Şükrü Dağ', {
        'Hüseyin Çelik': 'Onkel Mehmet',
        'Gülsüm Erdem': 'Die Braut',
        'Emre Toprak': 'Der Bahnhofsvorsteher',
      }),
    },
    texts: {
      de: {
        title: MEHMET,
        shortDescription: 'Der Titel verrät alles, außer wie.',
        description:
          'Sechs Minuten Aufenthalt in Polatlı, ein Glas Tee, eine Wette, und schon fährt der Zug ohne Mehmet ab, dafür hat er jetzt eine Ziege. Bis zur Trauung sind es achtzehn Stunden und siebenundsiebzig Kilometer. Die Ziege geht nicht über Brücken. Das Regiedebüt von Derya Akkaya wurde mit einem Drittel des Geldes gedreht und mit dem ganzen Dorf.',
      },
      en: {
        title: MEHMET_IN_ENGLISH,
        shortDescription: 'The title gives everything away, except how.',
        description:
          'A six-minute stop at Polatlı, a glass of tea, a bet, and the train leaves without Mehmet, who now owns a goat. The ceremony is eighteen hours and seventy-seven kilometres away. The goat does not do bridges. Derya Akkaya’s first film was made with a third of the money and the whole of the village.',
      },
    },
    billing: {
      de: ['Regie Derya Akkaya', 'Mit einer Ziege'],
      en: ['Directed by Derya Akkaya', 'With a goat'],
    },
    art: {
      scene: goat(GOAT),
      title: running(
        { de: MEHMET, en: MEHMET_IN_ENGLISH },
        {
          fill: '#3f3a5f',
          accent: '#d33f46',
          strong: { de: ['Onkel', 'Mehmet', 'Ziege', 'trotzdem'], en: ['Uncle', 'Mehmet', 'Goat', 'Still'] },
          size: 9.4,
          wideSize: 6.6,
        },
      ),
      ink: '#fdf0dc',
      finish: { grain: 4, bloom: 0.06 },
    },
  },
  {
    key: 'films/souffleur',
    folder: 'Movies/Der Souffleur (1968)',
    facts: {
      kind: 'movie',
      year: 1968,
      releasedOn: '1968-11-22',
      rating: 'FSK 0',
      language: 'de',
      country: 'AT',
      owner: 'ostbahn',
      publisher: 'Ostbahn Film',
      popularity: 180,
      categories: ['movies:comedy', 'movies:drama'],
      tags: ['cliq-favorites'],
      people: cast('Leopold Hainisch-Brandl', 'Elfriede Czerny', {
        'Attila Farkas': 'Herr Nowotny',
        'Christl Obermeier': 'Die Diva',
        'Rudolf Prack-Wessely': 'Der Direktor',
      }),
    },
    texts: {
      de: {
        title: 'Der Souffleur',
        shortDescription: 'Er kennt jede Rolle. Heute Abend spricht er seine eigene.',
        description:
          'Vierzig Spielzeiten lang hat Herr Nowotny aus dem Kasten geflüstert, und ganz Wien hat gelacht, geweint und nie gewusst, wem es zu danken wäre. Am Abend seiner Pensionierung vergisst der Hamlet den Text, die Ophelia den Hamlet, und Nowotny flüstert ihnen ein ganz anderes Stück. Ein Klassiker der leisen Komik, in neuer Abtastung und alter Frechheit.',
      },
      en: {
        title: 'The Prompter',
        shortDescription: 'He knows every part. Tonight he speaks his own.',
        description:
          'For forty seasons Herr Nowotny has whispered from his box, and Vienna has laughed and wept without knowing whom to thank. On the night of his retirement Hamlet forgets his lines, Ophelia forgets Hamlet, and Nowotny whispers them a different play altogether. A classic of quiet comedy, newly scanned, as impertinent as ever.',
      },
    },
    billing: { de: ['Ein Lustspiel in fünf Akten', '1968'], en: ['A comedy in five acts', '1968'] },
    art: {
      scene: curtain(CURTAIN_RED, 'prompter'),
      title: labels(
        { de: ['Der', 'Souffleur'], en: ['The', 'Prompter'] },
        {
          at: 0.13,
          fill: '#7a0f1c',
          on: '#fff0c0',
          size: 17,
          wideSize: 15,
          tilt: 0,
        },
      ),
      ink: '#fff0c0',
      finish: { grain: 8 },
    },
  },
  {
    key: 'films/guter-empfang',
    folder: 'Movies/Guter Empfang (2016)',
    facts: {
      kind: 'movie',
      year: 2016,
      releasedOn: '2016-06-09',
      rating: 'FSK 6',
      language: 'en',
      country: 'IE',
      owner: 'hollow-oak',
      publisher: 'Hollow Oak Pictures',
      popularity: 525,
      categories: ['movies:comedy', 'movies:scifi', 'movies:romance'],
      people: cast('Fionnuala Breen', 'Declan Rourke', {
        'Cormac Tierney': 'Schäfer Donal',
        'Grace Adeyemi': 'Dr. Ruth Okafor',
        'Maeve Doyle': 'Bürgermeisterin',
      }),
    },
    texts: {
      de: {
        title: 'Guter Empfang',
        shortDescription: 'Außerirdische antworten. Leider auf die Frage eines Schäfers.',
        description:
          'Seit elf Jahren sendet das Teleskop von Ballyknock Primzahlen ins All. Niemand antwortet, bis Donal, dem die Wiese gehört, aus Versehen mit dem Ellbogen das Mikrofon einschaltet und sich über seine Schwägerin beschwert. Die Antwort kommt nach vier Minuten und ist erstaunlich einfühlsam. Nun sitzt eine Radioastronomin zwischen Schafen und muss lernen, worüber man im Universum gern redet.',
      },
      en: {
        title: 'Good Reception',
        shortDescription: 'The aliens have replied. Unfortunately to a shepherd.',
        description:
          'For eleven years the dish at Ballyknock has been sending prime numbers into space. Nobody answers, until Donal, who owns the field, leans an elbow on the microphone and complains about his sister-in-law. The reply takes four minutes and is surprisingly understanding. So a radio astronomer finds herself among sheep, learning what the universe likes to talk about.',
      },
    },
    billing: {
      de: ['Regie Fionnuala Breen', 'Bitte leise grasen'],
      en: ['Directed by Fionnuala Breen', 'Please graze quietly'],
    },
    art: {
      scene: antennas(PASTURE, 'pasture'),
      title: headline(
        { de: ['Guter', 'Empfang'], en: ['Good', 'Reception'] },
        { at: 'top', fill: '#123f4a', size: 19, wideSize: 16 },
      ),
      ink: '#f3ffe8',
      finish: { grain: 3, bloom: 0.1 },
    },
  },
  {
    key: 'films/du-zuerst',
    folder: 'Movies/Du zuerst (2024)',
    facts: {
      kind: 'movie',
      year: 2024,
      releasedOn: '2024-02-08',
      rating: 'PG-13',
      language: 'pt',
      country: 'BR',
      owner: 'maravilha',
      publisher: 'Maravilha Filmes',
      popularity: 735,
      rental: { priceCents: 399, currency: 'EUR' },
      categories: ['movies:romance', 'movies:comedy'],
      people: cast('Beatriz Antunes', 'Thiago Moura', {
        'Luana Teixeira': 'Cida',
        'Caio Barreto': 'Vicente',
        'Inês Falcão': 'Die Standesbeamtin',
      }),
    },
    texts: {
      de: {
        title: 'Du zuerst',
        shortDescription: 'Zwei Höfliche treffen an einer Tür aufeinander. Das war vor sechs Jahren.',
        description:
          'Cida lässt Vicente den Vortritt, Vicente Cida, und so stehen sie noch da, als die Bäckerei schließt. Seither warten beide darauf, dass der andere anruft, einzieht, Schluss macht, Verzeihung sagt. Beatriz Antunes hat die romantischste Verkehrsstockung von Recife verfilmt: eine Liebe mit eingebauter Vorfahrtsregel und einem letzten Satz, den natürlich keiner zuerst sagen will.',
      },
      en: {
        title: 'After You',
        shortDescription: 'Two polite people meet in a doorway. That was six years ago.',
        description:
          'Cida holds the door for Vicente, Vicente holds it for Cida, and there they stand when the bakery shuts. Ever since, each has been waiting for the other to call, to move in, to break it off, to apologise. Beatriz Antunes has filmed the most romantic traffic jam in Recife: a love with rules of precedence and a last line that, naturally, nobody wants to say first.',
      },
    },
    billing: {
      de: ['Ein Film von Beatriz Antunes', 'Nein, bitte, nach Ihnen'],
      en: ['A film by Beatriz Antunes', 'No, please, after you'],
    },
    art: {
      scene: profiles(AFTER_YOU, 'two'),
      title: headline(
        { de: ['Du', 'zuerst'], en: ['After', 'You'] },
        {
          at: 'top',
          fill: '#8f1f4a',
          size: 23,
          wideSize: 13.5,
          leading: 0.84,
        },
      ),
      ink: '#2c1426',
      finish: { grain: 4, bloom: 0.1 },
    },
  },
  {
    key: 'films/bahn-fuenf',
    folder: 'Movies/Bahn 5 (2022)',
    facts: {
      kind: 'movie',
      year: 2022,
      releasedOn: '2022-08-18',
      rating: 'FSK 0',
      language: 'hu',
      country: 'HU',
      owner: 'gellert',
      publisher: 'Gellért Dokumentum',
      popularity: 150,
      categories: ['movies:documentary', 'movies:comedy'],
      people: cast('Ágnes Vadász', 'Ágnes Vadász', {
        'Ilona Szűcs': 'Sie selbst',
        'Piroska Bán': 'Sie selbst',
      }),
    },
    texts: {
      de: {
        title: 'Bahn 5',
        shortDescription: 'Sechs Damen über achtzig verteidigen ihre Bahn. Mit allen Zügen.',
        description:
          'Montag bis Samstag, sechs Uhr früh, gehört Bahn 5 im Budapester Volksbad der „Forelle“, gegründet 1961. Jetzt will die Stadt die Zeit an eine Schwimmschule mit App vergeben. Ágnes Vadász hat die sechs letzten Forellen ein Jahr lang begleitet: beim Training, beim Torten, beim Unterwandern des Sportausschusses. Ein Dokumentarfilm, aus dem man nass und sehr erholt herauskommt.',
      },
      en: {
        title: 'Lane 5',
        shortDescription: 'Six women over eighty defend their lane. No stroke is barred.',
        description:
          'Monday to Saturday, six in the morning, lane 5 of a Budapest public bath belongs to the Trout, founded 1961. Now the city means to give the hour to a swimming school with an app. For a year Ágnes Vadász followed the last six Trout through training, through cake, through their patient infiltration of the sports committee. A documentary you leave wet and thoroughly rested.',
      },
    },
    billing: {
      de: ['Ein Dokumentarfilm von Ágnes Vadász', 'Duschen nicht vergessen'],
      en: ['A documentary by Ágnes Vadász', 'Shower before you swim'],
    },
    art: {
      scene: pool(POOL_MORNING),
      title: block({ de: ['BAHN 5'], en: ['LANE 5'] }, { at: 'top', fill: '#fffbe8', wideShare: 0.36 }),
      ink: '#fffbe8',
      finish: { grain: 3, bloom: 0.08 },
    },
  },
]
