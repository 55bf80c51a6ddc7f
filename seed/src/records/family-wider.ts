/** Animation not, or not only, for children. */
import { garden } from '../art/family/garden.ts'
import { moonPost } from '../art/family/moon-post.ts'
import { whale } from '../art/family/whale.ts'
import { schoolBus } from '../art/family/wheels.ts'
import {
  BUS,
  CLASS_7B,
  GARDEN_ASH,
  MOON_POST_WINTER,
  MOON_STRING,
  WHALE_IRON,
} from '../art/palettes-family.ts'
import { pictureBook } from '../art/picture-book.ts'
import { block } from '../art/titles.ts'
import { KOLIBRI, PAPILLON, PFOTE, SKERRY } from './family-studios.ts'
import { cast, type DemoRecord } from './record.ts'

export const FAMILY_WIDER: readonly DemoRecord[] = [
  {
    key: 'family/wunschzettel',
    folder: 'Movies/Der verlorene Wunschzettel (2021)',
    facts: {
      kind: 'movie',
      ...PFOTE,
      year: 2021,
      releasedOn: '2021-11-25',
      rating: 'FSK 0',
      popularity: 588,
      categories: [
        'movies:kids',
        'movies:animation',
        'movies:family',
        'kids',
        'kids:movies',
        'kids:adventure',
      ],
      people: cast('Ayla Demirci', 'Pia Storck', {
        'Jule Petersen': 'Hannes Hase (Stimme)',
        'Otto Freytag': 'Der Mann im Mond (Stimme)',
      }),
    },
    texts: {
      de: {
        title: 'Der verlorene Wunschzettel',
        shortDescription: 'Ein Brief ohne Absender. Darin steht nur ein einziges Wort: Besuch.',
        description:
          'Am Abend vor Weihnachten bleibt auf der Mondpost ein Brief liegen, so leise geschrieben, dass ihn niemand gehört hat. Hannes Hase nimmt die Posttasche, zieht zwei Paar Socken an und macht sich auf den Weg zur Erde. Ein Winterfilm für die ganze Familie: siebzig Minuten Schnee, Sterne und eine sehr gute Frage.',
      },
      en: {
        title: 'The Lost Wish List',
        shortDescription: 'A letter without a sender. It holds a single word: visit.',
        description:
          'On Christmas Eve a letter is left over at the Moon Post, written so quietly that nobody heard it. Harry Hare takes his bag, puts on two pairs of socks and sets out for the Earth. A winter film for the whole family: seventy minutes of snow, stars and one very good question.',
      },
    },
    billing: { de: ['Ein Film der Mondpost', 'Studio Pfote'], en: ['A Moon Post film', 'Studio Pfote'] },
    art: pictureBook(
      moonPost(MOON_POST_WINTER),
      { de: ['Der verlorene', 'Wunschzettel'], en: ['The Lost', 'Wish List'] },
      {
        fill: '#ffffff',
        edge: '#0f3a5f',
        ink: '#1a3a5f',
      },
    ),
  },
  {
    key: 'family/monddiebe',
    folder: 'Movies/Die Monddiebe (2020)',
    facts: {
      kind: 'movie',
      ...SKERRY,
      year: 2020,
      releasedOn: '2020-02-13',
      rating: 'FSK 12',
      popularity: 702,
      categories: ['movies:kids', 'movies:animation', 'movies:fantasy', 'movies:adventure'],
      people: cast('Conall Dempsey', 'Saoirse Quill', {
        'Bronagh Teague': 'Juna (Stimme)',
        'Dara Finnegan': 'Der Nachtwächter (Stimme)',
      }),
    },
    texts: {
      de: {
        title: 'Die Monddiebe',
        shortDescription: 'Wer den Mond hat, hat die Nacht. Juna braucht nur eine einzige.',
        description:
          'In einer Stadt, in der das Licht bezahlt werden muss, stiehlt die zwölfjährige Juna den Mond vom Himmel, damit ihr kranker Bruder im Dunkeln keine Angst mehr hat. Jetzt sucht sie die ganze Stadt, und ohne Mond kommen Dinge aus den Gassen, die sonst lieber warten. Spannend, schön und stellenweise so finster, wie Märchen eben sind.',
      },
      en: {
        title: 'The Moon Thieves',
        shortDescription: 'Who owns the moon owns the night. Juna only needs one.',
        description:
          'In a city where light has to be paid for, twelve-year-old Juna steals the moon out of the sky, so that her sick brother need not be afraid of the dark. Now the whole city is after her, and with no moon, things come out of the alleys that usually prefer to wait. Exciting, beautiful and in places as dark as fairy tales are.',
      },
    },
    billing: {
      de: ['Ein Film von Conall Dempsey', 'Ab 12 Jahren'],
      en: ['A film by Conall Dempsey', 'Ages 12 and up'],
    },
    art: pictureBook(
      whale(MOON_STRING, 'moon'),
      { de: ['Die', 'Monddiebe'], en: ['The Moon', 'Thieves'] },
      {
        fill: '#ffe08a',
        edge: '#08263a',
        size: 18,
        ink: '#fff4cf',
        finish: {},
      },
    ),
  },
  {
    key: 'family/klassenfahrt',
    folder: 'Movies/Klassenfahrt ins Nichts (2024)',
    facts: {
      kind: 'movie',
      ...KOLIBRI,
      year: 2024,
      releasedOn: '2024-05-23',
      rating: 'FSK 12',
      popularity: 731,
      categories: ['movies:kids', 'movies:animation', 'movies:comedy'],
      people: cast('Mira Stojić', 'Valentin Oberhauser', {
        'Cem Arslan': 'Herr Zwickl (Stimme)',
        'Lea Hölzl': 'Toni (Stimme)',
        'Amadou Diallo': 'Busfahrer Poldi (Stimme)',
      }),
    },
    texts: {
      de: {
        title: 'Klassenfahrt ins Nichts',
        shortDescription: 'Kein Empfang, kein Plan, achtundzwanzig Lunchpakete. Und Schafe.',
        description:
          'Die 7b wollte ins Erlebnisbad. Der Bus wollte nicht. Nun steht er auf 1900 Metern, umstellt von Schafen, die offenbar Forderungen haben. Herr Zwickl verteilt Aufgaben, Toni verteilt Gerüchte, und bis zum Abend gibt es zwei Regierungen, eine Währung aus Müsliriegeln und die beste Nacht des Schuljahrs. Eine Komödie über Demokratie in Wanderschuhen.',
      },
      en: {
        title: 'Field Trip to Nowhere',
        shortDescription: 'No signal, no plan, twenty-eight packed lunches. And sheep.',
        description:
          'Class 7b wanted to go to the water park. The bus did not. Now it stands at 1,900 metres, surrounded by sheep who appear to have demands. Mr Zwickl hands out tasks, Toni hands out rumours, and by evening there are two governments, a currency of cereal bars and the best night of the school year. A comedy about democracy in walking boots.',
      },
    },
    billing: {
      de: ['Eine Komödie von Mira Stojić', 'Bitte sitzen bleiben'],
      en: ['A comedy by Mira Stojić', 'Please remain seated'],
    },
    art: pictureBook(
      schoolBus(BUS, CLASS_7B),
      { de: ['Klassenfahrt', 'ins Nichts'], en: ['Field Trip', 'to Nowhere'] },
      {
        fill: '#ffffff',
        edge: '#2f2550',
        size: 18,
        finish: { grain: 4, bloom: 0.1 },
      },
    ),
  },
  {
    key: 'family/rost',
    folder: 'Movies/Rost (2022)',
    facts: {
      kind: 'movie',
      ...KOLIBRI,
      year: 2022,
      releasedOn: '2022-09-08',
      rating: 'FSK 12',
      popularity: 648,
      categories: ['movies:animation', 'movies:scifi', 'movies:drama'],
      rental: { priceCents: 499, currency: 'EUR' },
      people: cast('Henning Brack', 'Judit Farkas', {
        'Corinna Weiß': 'Einheit 9 (Stimme)',
        'Ilja Sorokin': 'Der Funk (Stimme)',
      }),
    },
    texts: {
      de: {
        title: 'Rost',
        shortDescription: 'Der letzte Gärtner der Erde hat noch für vier Tage Strom.',
        description:
          'Einheit 9 gießt. Seit achtzig Jahren, jeden Morgen, ein leeres Feld. Als eines Tages ein Keimling kommt, rechnet die Maschine nach: Das Wasser reicht, der Akku nicht. Henning Bracks Trickfilm ist für Erwachsene, fast ohne Dialog und ohne einen Menschen im Bild. Selten war so deutlich, was fehlt.',
      },
      en: {
        title: 'Rust',
        shortDescription: 'The last gardener on Earth has power left for four days.',
        description:
          'Unit 9 waters. Every morning, for eighty years, an empty field. When one day a seedling comes up, the machine does the sum: there is enough water; there is not enough battery. Henning Brack’s animated film is for adults, with hardly any dialogue and not one human in the frame. What is missing has seldom been so plain to see.',
      },
    },
    billing: {
      de: ['Ein Film von Henning Brack', 'Vier Tage'],
      en: ['A film by Henning Brack', 'Four days'],
    },
    art: {
      scene: garden(GARDEN_ASH, 'one'),
      title: block(
        { de: ['ROST'], en: ['RUST'] },
        { at: 'top', fill: '#f4e6cf', share: 0.7, wideShare: 0.3 },
      ),
      ink: '#f4e6cf',
      finish: { grain: 8 },
    },
  },
  {
    key: 'family/schwerelos',
    folder: 'Movies/Schwerelos (2017)',
    facts: {
      kind: 'movie',
      ...PAPILLON,
      year: 2017,
      releasedOn: '2017-10-26',
      rating: 'FSK 16',
      popularity: 571,
      categories: ['movies:animation', 'movies:drama', 'movies:mystery'],
      people: cast('Cyril Vasseur', 'Cyril Vasseur', {
        'Maëlle Kerouac': 'Das Kind (Stimme)',
        'Étienne Ballard': 'Der Intendant (Stimme)',
      }),
    },
    texts: {
      de: {
        title: 'Schwerelos',
        shortDescription: 'Die Stadt auf seinem Rücken hat vergessen, dass er lebt.',
        description:
          'Über den Dächern der Armen treibt ein Wal, und auf dem Wal leben die, die es sich leisten können. Unten hält ein Kind im roten Mantel das Seil. Als die Stadt oben beschließt, tiefer zu bohren, beginnt das Tier zu sinken. Cyril Vasseurs gezeichnetes Gleichnis ist ruhig, zornig und von einer Schönheit, die wehtut.',
      },
      en: {
        title: 'Weightless',
        shortDescription: 'The city on its back has forgotten that it is alive.',
        description:
          'A whale drifts over the roofs of the poor, and on the whale live those who can afford to. Down below, a child in a red coat holds the rope. When the city above decides to drill deeper, the animal begins to sink. Cyril Vasseur’s drawn parable is calm, angry and of a beauty that hurts.',
      },
    },
    billing: {
      de: ['Ein Film von Cyril Vasseur', 'Für Erwachsene'],
      en: ['A film by Cyril Vasseur', 'For grown-ups'],
    },
    art: {
      scene: whale(WHALE_IRON, 'city'),
      title: block(
        { de: ['SCHWERE', 'LOS'], en: ['WEIGHT', 'LESS'] },
        { at: 'top', fill: '#f0c48a', share: 0.8, wideShare: 0.32 },
      ),
      ink: '#f0c48a',
      finish: { grain: 8 },
    },
  },
]
