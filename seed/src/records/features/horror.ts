/** Horror and mysteries. */
import { curtain } from '../../art/films/curtain.ts'
import { domes } from '../../art/films/domes.ts'
import { greenhouse } from '../../art/films/greenhouse.ts'
import { stairwell } from '../../art/films/stairwell.ts'
import { stranded } from '../../art/films/stranded.ts'
import {
  ABYSS,
  CURTAIN_VIOLET,
  NIGHTSHADE,
  PACK_ICE,
  STAIR_CELLAR,
  STAIR_OCHRE,
} from '../../art/palettes-features.ts'
import { labels, upright } from '../../art/title-styles.ts'
import { block, headline } from '../../art/titles.ts'
import { cast, type DemoRecord } from '../record.ts'

export const HORRORS: readonly DemoRecord[] = [
  {
    key: 'films/elftausend-meter',
    folder: 'Movies/Elftausend Meter (2023)',
    facts: {
      kind: 'movie',
      year: 2023,
      releasedOn: '2023-07-13',
      rating: 'FSK 16',
      language: 'ja',
      country: 'JP',
      owner: 'tide-twelve',
      publisher: 'Tide Twelve',
      popularity: 820,
      rental: { priceCents: 399, currency: 'EUR' },
      categories: ['movies:scifi', 'movies:horror'],
      tags: ['cliq-favorites'],
      people: cast('Hoshino Kaede', 'Arata Morimoto', {
        'Shiori Nagase': 'Dr. Hayami',
        'Kengo Ueda': 'Techniker Sugi',
        'Grace Adeyemi': 'Leitstelle Guam',
      }),
    },
    texts: {
      de: {
        title: 'Elftausend Meter',
        shortDescription: 'Die Station hört jemanden atmen. Draußen.',
        description:
          'Auf dem Grund des Grabens leben neun Menschen unter drei Kuppeln und zählen die Nieten. Als das Hydrofon ein Atmen aufnimmt, vier Züge pro Stunde, glaubt Dr. Hayami an einen Wal. Wale aber tauchen auf. Hoshino Kaede hat einen Film über Druck gedreht: den von außen, den von innen und den einer Hand an der Scheibe.',
      },
      en: {
        title: 'Eleven Thousand Metres',
        shortDescription: 'The station can hear someone breathing. Outside.',
        description:
          'On the floor of the trench nine people live under three domes and count the rivets. When the hydrophone picks up breathing, four breaths to the hour, Dr Hayami thinks of a whale. But whales come up. Hoshino Kaede has made a film about pressure: from without, from within, and of one hand against the pane.',
      },
    },
    billing: {
      de: ['Regie Hoshino Kaede', 'Nicht klopfen'],
      en: ['Directed by Hoshino Kaede', 'Do not knock'],
    },
    art: {
      scene: domes(ABYSS, 'seabed'),
      title: headline(
        { de: ['Elftausend', 'Meter'], en: ['Eleven', 'Thousand', 'Metres'] },
        {
          at: 'top',
          fill: '#bfeef2',
          size: 16.5,
          wideSize: 13,
          face: 'light',
          tracking: -0.03,
        },
      ),
      ink: '#7fe0e8',
      finish: { grain: 6 },
    },
  },
  {
    key: 'films/untergeschoss',
    folder: 'Movies/Untergeschoss (2024)',
    facts: {
      kind: 'movie',
      year: 2024,
      releasedOn: '2024-10-31',
      rating: 'FSK 18',
      language: 'de',
      country: 'DE',
      owner: 'ostbahn',
      publisher: 'Ostbahn Film',
      popularity: 510,
      rental: { priceCents: 399, currency: 'EUR' },
      categories: ['movies:horror'],
      people: cast('Kaspar Wendt', 'Kaspar Wendt', {
        'Piet Hansen': 'Hausmeister Kroll',
        'Marlene Voss': 'Frau Tischler',
        'Otto Freytag': 'Die Stimme am Aufzug',
      }),
    },
    texts: {
      de: {
        title: 'Untergeschoss',
        shortDescription: 'Der Plan zeigt zwei Keller. Kroll ist jetzt im neunten.',
        description:
          'Hausmeister Kroll geht hinunter, um eine Sicherung zu wechseln. Jede Treppe endet vor einer Tür, hinter jeder Tür beginnt eine Treppe, und auf jedem Absatz steht ein Putzeimer, noch warm. Nach „Unter Tannen“ gräbt Kaspar Wendt tiefer. Wieder kein lauter Ton; nur Schritte, immer ein Paar zu viel.',
      },
      en: {
        title: 'Basement',
        shortDescription: 'The plan shows two cellars. Kroll is in the ninth.',
        description:
          'Kroll the caretaker goes down to change a fuse. Every flight ends at a door, behind every door a flight begins, and on every landing stands a mop bucket, still warm. After Under the Firs, Kaspar Wendt digs deeper. Again there is not one loud sound; only footsteps, always one pair too many.',
      },
    },
    billing: { de: ['Ein Film von Kaspar Wendt', 'Licht aus'], en: ['A film by Kaspar Wendt', 'Lights out'] },
    art: {
      scene: stairwell(STAIR_CELLAR, { corners: 4, steps: 32 }),
      title: block(
        { de: ['UNTER', 'GESCHOSS'], en: ['BASE', 'MENT'] },
        { at: 'top', fill: '#ff2f1f', share: 0.8, wideShare: 0.28 },
      ),
      ink: '#ff2f1f',
      finish: { grain: 8 },
    },
  },
  {
    key: 'films/generalprobe',
    folder: 'Movies/Generalprobe (2020)',
    facts: {
      kind: 'movie',
      year: 2020,
      releasedOn: '2020-02-13',
      rating: 'TV-MA',
      language: 'es',
      country: 'MX',
      owner: 'cuatro-vientos',
      publisher: 'Cuatro Vientos Cine',
      popularity: 395,
      categories: ['movies:horror'],
      people: cast('Inés Quiroga', 'Fermín Ochoa', {
        'Catalina Reyes': 'Die Regisseurin',
        'Rubén Ortega': 'Der Inspizient',
        'Ximena Lara': 'Nora',
      }),
    },
    texts: {
      de: {
        title: 'Generalprobe',
        shortDescription: 'Im Stück treten sechs auf. Auf der Bühne sind es sieben.',
        description:
          'Die Truppe probt das verbotene vierte Bild, das seit 1911 niemand gespielt hat. Textbücher gibt es keine, und doch kann plötzlich jeder seine Rolle. Nur der Siebte spricht nie, steht immer im Vorhang und wird mit jeder Probe ein wenig größer. Inés Quiroga, die Ruhige von „Salz“, kann auch anders: kein Blut, kein Schrei, nur Hände.',
      },
      en: {
        title: 'Dress Rehearsal',
        shortDescription: 'The play has a cast of six. There are seven on stage.',
        description:
          'The company rehearses the forbidden fourth scene, unperformed since 1911. No scripts survive, and yet everybody suddenly knows the lines. Only the seventh never speaks, always stands in the curtain and is a little taller at each rehearsal. Inés Quiroga, so calm in Salt, turns out to have another side: no blood, no scream, only hands.',
      },
    },
    billing: { de: ['Regie Inés Quiroga', 'Kein Applaus'], en: ['Directed by Inés Quiroga', 'No applause'] },
    art: {
      scene: curtain(CURTAIN_VIOLET, 'stranger'),
      title: upright(
        { de: ['General', 'probe'], en: ['Dress', 'Rehearsal'] },
        { fill: '#cdbcff', size: 13, wideSize: 15, face: 'semibold' },
      ),
      ink: '#cdbcff',
      finish: { grain: 8, vignette: 0.4 },
    },
  },
  {
    key: 'films/nachtschatten',
    folder: 'Movies/Nachtschatten (2013)',
    facts: {
      kind: 'movie',
      year: 2013,
      releasedOn: '2013-11-07',
      rating: 'FSK 16',
      language: 'en',
      country: 'GB',
      owner: 'hollow-oak',
      publisher: 'Hollow Oak Pictures',
      popularity: 350,
      categories: ['movies:horror', 'movies:mystery'],
      people: cast('Rupert Ashgrove', 'Imogen Thwaite', {
        'Philippa Lorne': 'Edith Marsh',
        'Ezra Coldwell': 'Mr Pell',
        'Anneke Roos': 'Die Köchin',
      }),
    },
    texts: {
      de: {
        title: 'Nachtschatten',
        shortDescription: 'Im Palmenhaus wächst etwas, das die Gärtner beim Namen kennt.',
        description:
          'Edith Marsh katalogisiert den Nachlass eines Botanikers: 4.112 Pflanzen, jede mit Etikett, jede mit Datum. Beet 9 trägt keine lateinischen Namen, sondern die der Hausangestellten. Und bei „Marsh, E.“ steht das Datum von Donnerstag. Britischer Grusel mit Handschuhen, Tee und sehr geduldigen Wurzeln.',
      },
      en: {
        title: 'Nightshade',
        shortDescription: 'Something grows in the palm house that knows the gardeners by name.',
        description:
          'Edith Marsh is cataloguing the estate of a botanist: 4,112 plants, each with a label, each with a date. The labels in bed nine are not in Latin; they bear the names of the household staff. The one for Marsh, E. is dated Thursday. English dread with gloves, tea and very patient roots.',
      },
    },
    billing: {
      de: ['Regie Rupert Ashgrove', 'Bitte nicht berühren'],
      en: ['Directed by Rupert Ashgrove', 'Please do not touch'],
    },
    art: {
      scene: greenhouse(NIGHTSHADE, 'jungle'),
      title: block(
        { de: ['NACHT', 'SCHATTEN'], en: ['NIGHT', 'SHADE'] },
        {
          at: 'top',
          fill: '#cdf08a',
          face: 'light',
          gap: 0.22,
          share: 0.86,
          wideShare: 0.26,
        },
      ),
      ink: '#cdf08a',
      finish: { grain: 7 },
    },
  },
  {
    key: 'films/packeis',
    folder: 'Movies/Packeis (1982)',
    facts: {
      kind: 'movie',
      year: 1982,
      releasedOn: '1982-12-09',
      rating: 'FSK 16',
      language: 'no',
      country: 'NO',
      owner: 'kaamos',
      publisher: 'Polarfilm Tromsø',
      popularity: 270,
      categories: ['movies:horror', 'movies:drama'],
      people: cast('Ingrid Solberg', 'Aksel Nygård', {
        'Sverre Hauge': 'Kapitän Thorvald',
        'Bjørn Eide': 'Der Koch',
        'Ragnhild Moe': 'Die Ärztin',
      }),
    },
    texts: {
      de: {
        title: 'Packeis',
        shortDescription:
          'Die „Fortuna“ überwintert im Eis. Jeden Morgen führt eine Spur vom Schiff weg, keine zurück.',
        description:
          'Neunundzwanzig Mann Besatzung, neunundzwanzig Betten, und an jedem Morgen eine frische Fußspur nach Norden, obwohl beim Appell keiner fehlt. Der Koch deckt dreißig Teller. Ingrid Solberg drehte auf dem zugefrorenen Ullsfjord, bei Laternenlicht und in der echten Polarnacht, und ihr Film hat bis heute diese Farbe: das Schwarz, in dem etwas wartet.',
      },
      en: {
        title: 'Pack Ice',
        shortDescription:
          'The Fortuna winters in the ice. Each morning a track leads away from her. None comes back.',
        description:
          'Twenty-nine men, twenty-nine bunks, and every morning fresh footprints heading north although nobody is missing at roll-call. The cook lays thirty places. Ingrid Solberg filmed on the frozen Ullsfjord by lantern light in the true polar night, and her film has kept its colour: the kind of black in which something is waiting.',
      },
    },
    billing: { de: ['Regie Ingrid Solberg', '1982'], en: ['Directed by Ingrid Solberg', '1982'] },
    art: {
      scene: stranded(PACK_ICE, 'ice'),
      title: block(
        { de: ['PACKEIS'], en: ['PACK ICE'] },
        { at: 'top', fill: '#eafff6', behind: 0.2, wideShare: 0.38 },
      ),
      ink: '#eafff6',
      finish: { grain: 9 },
    },
  },
  {
    key: 'films/drittes-stockwerk',
    folder: 'Movies/Das dritte Stockwerk (1978)',
    facts: {
      kind: 'movie',
      year: 1978,
      releasedOn: '1978-04-06',
      rating: 'FSK 12',
      language: 'it',
      country: 'IT',
      owner: 'lanterna',
      publisher: 'Lanterna Nera',
      popularity: 205,
      categories: ['movies:mystery', 'movies:drama'],
      people: cast('Giulia Santarelli', 'Enzo Farnese', {
        'Marcello Brizi': 'Ragionier Bellini',
        'Ornella Giusti': 'Die Portiera',
        'Aldo Fumagalli': 'Der Mieter',
      }),
    },
    texts: {
      de: {
        title: 'Das dritte Stockwerk',
        shortDescription: 'Ein Haus in Turin hat fünf Etagen. Bewohnt sind sechs.',
        description:
          'Buchhalter Bellini zieht in den vierten Stock und zählt beim Heimkommen die Treppen, wie er alles zählt. Vom zweiten in den vierten sind es genau so viele wie überall, nämlich zu wenige. Dabei hört er nachts unter sich Gäste, Klavier, eine Frau, die seinen Namen ruft. Giulia Santarelli baut ein Rätsel wie ein Treppenhaus: Man sieht von oben alles und kommt doch nicht hinein.',
      },
      en: {
        title: 'The Third Floor',
        shortDescription: 'A house in Turin has five storeys. Six of them are lived in.',
        description:
          'Bellini, a bookkeeper, moves into the fourth floor and counts the stairs on his way home, as he counts everything. Between the second and the fourth there are as many as anywhere else, which is to say too few. Yet at night he hears guests below him, a piano, a woman calling his name. Giulia Santarelli builds her riddle like a stairwell: from the top you see it all, and still there is no way in.',
      },
    },
    billing: ['Un film di Giulia Santarelli', '1978'],
    art: {
      scene: stairwell(STAIR_OCHRE),
      title: labels(
        { de: ['Das dritte', 'Stockwerk'], en: ['The Third', 'Floor'] },
        {
          at: 0.71,
          fill: '#fff3cf',
          on: '#4a120e',
          size: 13,
          wideSize: 11,
          tilt: 0,
        },
      ),
      ink: '#fff3cf',
      finish: { grain: 8 },
    },
  },
]
