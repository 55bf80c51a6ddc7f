/** Thrillers and action. */
import { pool } from '../../art/films/pool.ts'
import { profiles } from '../../art/films/profiles.ts'
import { rooftops } from '../../art/films/rooftops.ts'
import { rope } from '../../art/films/rope.ts'
import { singleTrack } from '../../art/films/single-track.ts'
import { INTERPRETER, LEAP, POOL_NIGHT, ROPE_NIGHT, SINGLE_TRACK } from '../../art/palettes-features.ts'
import { labels, upright } from '../../art/title-styles.ts'
import { block, headline } from '../../art/titles.ts'
import { cast, type DemoRecord } from '../record.ts'

export const THRILLERS: readonly DemoRecord[] = [
  {
    key: 'films/laeuferin',
    folder: 'Movies/Die Läuferin von Lissabon (2024)',
    facts: {
      kind: 'movie',
      year: 2024,
      releasedOn: '2024-05-16',
      rating: 'FSK 12',
      language: 'pt',
      country: 'PT',
      owner: 'maravilha',
      publisher: 'Maravilha Filmes',
      popularity: 950,
      rental: { priceCents: 399, currency: 'EUR' },
      categories: ['movies:action', 'movies:thriller'],
      people: cast('Nuno Carvalhal', 'Sofia Brandão', {
        'Inês Falcão': 'Mariana',
        'Juri Anton': 'Der Russe mit dem Regenschirm',
        'Duarte Nobre': 'Onkel Zé',
      }),
    },
    texts: {
      de: {
        title: 'Die Läuferin von Lissabon',
        shortDescription: 'Sieben Hügel, sechs Verfolger, ein Paar Schuhe.',
        description:
          'Mariana bringt Eilbriefe, wo die Gassen zu steil für Motorroller sind: über die Dächer. Der Umschlag von heute morgen tickt nicht, leuchtet nicht, wiegt elf Gramm, und trotzdem rennt ihr die halbe Unterwelt hinterher. Nuno Carvalhal verzichtet auf Autos, Explosionen und jeden Schnitt, der nicht außer Atem ist. Wer danach eine Treppe sieht, nimmt zwei Stufen auf einmal.',
      },
      en: {
        title: 'The Lisbon Runner',
        shortDescription: 'Seven hills, six pursuers, one pair of shoes.',
        description:
          'Where the lanes are too steep for scooters, Mariana delivers express letters by roof. This morning’s envelope does not tick, does not glow and weighs eleven grams, and still half the underworld is running after it. Nuno Carvalhal does without cars, explosions and any cut that is not out of breath. Afterwards you will take the stairs two at a time.',
      },
    },
    billing: {
      de: ['Regie Nuno Carvalhal', 'Nicht stehen bleiben'],
      en: ['Directed by Nuno Carvalhal', 'Do not stop'],
    },
    art: {
      scene: rooftops(LEAP, 'leap'),
      title: headline(
        { de: ['Die Läuferin', 'von Lissabon'], en: ['The Lisbon', 'Runner'] },
        {
          at: 'top',
          fill: '#3a0a26',
          size: 14,
          wideSize: 11.5,
        },
      ),
      ink: '#ffe0b0',
    },
  },
  {
    key: 'films/gegenzug',
    folder: 'Movies/Gegenzug (2021)',
    facts: {
      kind: 'movie',
      year: 2021,
      releasedOn: '2021-01-21',
      rating: 'FSK 12',
      language: 'de',
      country: 'AT',
      owner: 'ostbahn',
      publisher: 'Ostbahn Film',
      popularity: 780,
      rental: { priceCents: 399, currency: 'EUR' },
      categories: ['movies:action', 'movies:thriller'],
      people: cast('Tarek Osmani', 'Vera Lindt', {
        'Hannes Pichler': 'Fahrdienstleiter Anzengruber',
        'Mina Sadeghi': 'Lokführerin Farah',
        'Beat Ammann': 'Der Pendler',
      }),
    },
    texts: {
      de: {
        title: 'Gegenzug',
        shortDescription: 'Eingleisig. Zweiundzwanzig Minuten. Und die Weiche klemmt seit 1974.',
        description:
          'In der Nacht der Zeitumstellung schickt ein Stellwerk denselben Zug zweimal los, einmal in jede Richtung. Funk gibt es im Tal keinen, dafür einen Fahrdienstleiter mit Fahrrad, eine Lokführerin, die schneller rechnet als bremst, und einen Pendler, der diese Strecke öfter gefahren ist als irgendjemand. Tarek Osmani erzählt in Echtzeit, und die Uhr wird dabei auch noch zurückgestellt.',
      },
      en: {
        title: 'Head On',
        shortDescription: 'Single track. Twenty-two minutes. And the points have been stuck since 1974.',
        description:
          'On the night the clocks go back, a signal box dispatches the same train twice, once in each direction. There is no radio in the valley, only a dispatcher with a bicycle, a driver who calculates faster than she brakes, and a commuter who has ridden this line more often than anyone alive. Tarek Osmani tells it in real time, during which the clock is put back as well.',
      },
    },
    billing: {
      de: ['Regie Tarek Osmani', 'Vorsicht am Bahnsteig'],
      en: ['Directed by Tarek Osmani', 'Stand clear of the platform'],
    },
    art: {
      scene: singleTrack(SINGLE_TRACK),
      title: upright({ de: ['GEGENZUG'], en: ['HEAD ON'] }, { fill: '#fff0a8', size: 21, wideSize: 19 }),
      ink: '#fff0a8',
    },
  },
  {
    key: 'films/sechzehn-sekunden',
    folder: 'Movies/Sechzehn Sekunden (2026)',
    facts: {
      kind: 'movie',
      year: 2026,
      releasedOn: '2026-01-29',
      rating: 'PG-13',
      language: 'ko',
      country: 'KR',
      owner: 'hangang',
      publisher: 'Hangang Works',
      popularity: 890,
      rental: { priceCents: 399, currency: 'EUR' },
      categories: ['movies:action', 'movies:thriller'],
      people: cast('Baek Seung-woo', 'Lim Ha-eun', {
        'Yoon Da-in': 'Oh Mi-rae',
        'Kang Tae-ho': 'Hausmeister Noh',
        'Park Jin-ah': 'Direktorin Han',
      }),
    },
    texts: {
      de: {
        title: 'Sechzehn Sekunden',
        shortDescription: 'So lange ist im Tower niemand zuständig. Einmal pro Nacht.',
        description:
          'Beim Schichtwechsel um 3.59 Uhr übergibt ein Wachsystem an das andere, und sechzehn Sekunden lang glaubt jedes, das andere passe auf. Fensterputzerin Mi-rae hat das vor acht Monaten bemerkt. Seitdem übt sie in einem leeren Parkhaus, mit Seil, Stoppuhr und der Großmutter als Anfeuerung. Was sie holen will, gehört ihr. Das macht es nicht einfacher.',
      },
      en: {
        title: 'Sixteen Seconds',
        shortDescription: 'That is how long nobody is in charge of the tower. Once a night.',
        description:
          'At the change of shift, 3:59 a.m., one security system hands over to the next, and for sixteen seconds each believes that the other is watching. Mi-rae, who cleans the windows, noticed eight months ago. Since then she has been rehearsing in an empty car park with a rope, a stopwatch and her grandmother cheering. What she means to take is hers. That does not make it easier.',
      },
    },
    billing: {
      de: ['Regie Baek Seung-woo', 'Ab 3.59 Uhr'],
      en: ['Directed by Baek Seung-woo', 'From 3:59 a.m.'],
    },
    art: {
      scene: rope(ROPE_NIGHT, 'glass'),
      title: block(
        { de: ['SECHZEHN', 'SEKUNDEN'], en: ['SIXTEEN', 'SECONDS'] },
        { at: 'top', fill: '#8ff0ff', wideShare: 0.2 },
      ),
      ink: '#ffb0dc',
    },
  },
  {
    key: 'films/nichtschwimmer',
    folder: 'Movies/Nichtschwimmer (2018)',
    facts: {
      kind: 'movie',
      year: 2018,
      releasedOn: '2018-03-15',
      rating: 'FSK 16',
      language: 'de',
      country: 'DE',
      owner: 'spreewerk',
      publisher: 'Spreewerk',
      popularity: 560,
      rental: { priceCents: 399, currency: 'EUR' },
      categories: ['movies:thriller', 'movies:mystery'],
      people: cast('Milan Radtke', 'Vera Lindt', {
        'Marlene Voss': 'Kommissarin Brühl',
        'Tobias Eklund': 'Der Bademeister',
        'Lilo Weng': 'Sophie',
      }),
    },
    texts: {
      de: {
        title: 'Nichtschwimmer',
        shortDescription: 'Das Bad ist seit drei Jahren geschlossen. Das Licht im Becken brennt.',
        description:
          'Im stillgelegten Stadtbad wird eine Frau im roten Kleid gefunden, die am Vorabend noch mit vierzig Gästen zu Tisch saß. Alle haben sie gesehen, keiner hat sie gehen sehen, und jeder behauptet, nicht schwimmen zu können. Kommissarin Brühl kann es wirklich nicht. Milan Radtke lässt Wasser ein und wartet, wer zuerst den Grund sucht.',
      },
      en: {
        title: 'Out of Your Depth',
        shortDescription: 'The baths closed three years ago. The light in the pool is on.',
        description:
          'A woman in a red dress is found in the abandoned municipal baths. The night before she sat at dinner with forty guests. All of them saw her, none saw her leave, and each insists that he cannot swim. Inspector Brühl really cannot. Milan Radtke lets the water in and waits to see who feels for the bottom first.',
      },
    },
    billing: {
      de: ['Regie Milan Radtke', 'Baden auf eigene Gefahr'],
      en: ['Directed by Milan Radtke', 'Swim at your own risk'],
    },
    art: {
      scene: pool(POOL_NIGHT, 24),
      title: upright(
        { de: ['Nicht', 'schwimmer'], en: ['Out of', 'Your Depth'] },
        { fill: '#d8f5ea', size: 19, wideSize: 15, face: 'light' },
      ),
      ink: '#9fe8d8',
      finish: { grain: 7 },
    },
  },
  {
    key: 'films/uebersetzerin',
    folder: 'Movies/Die Übersetzerin (2022)',
    facts: {
      kind: 'movie',
      year: 2022,
      releasedOn: '2022-10-06',
      rating: 'FSK 12',
      language: 'fr',
      country: 'CH',
      owner: 'brume',
      publisher: 'Atelier Brume',
      popularity: 690,
      categories: ['movies:thriller', 'movies:drama'],
      tags: ['cliq-favorites'],
      people: cast('Claire Vasseur', 'Noémie Stäubli', {
        'Mathilde Renoir-Kessler': 'Léa Ferrat',
        'Walid Karam': 'Minister Rahal',
        'Solveig Kraft': 'Botschafterin Lund',
      }),
    },
    texts: {
      de: {
        title: 'Die Übersetzerin',
        shortDescription: 'Zwei Minister, ein Vertrag, ein Wort, das sie anders übersetzt.',
        description:
          'Genf, Kabine 3. Léa Ferrat dolmetscht seit Stunden, als sie begreift, dass beide Seiten dasselbe wollen und es nur in ihrer Übersetzung eine Einigung gibt. Also lässt sie ein Wort weg. Dann fügt sie eins hinzu. Am dritten Verhandlungstag führt sie zwei Gespräche, von denen die Herren am Tisch nichts wissen. Ein Thriller, in dem niemand eine Waffe zieht, aber alle den Kopfhörer festhalten.',
      },
      en: {
        title: 'The Interpreter’s Version',
        shortDescription: 'Two ministers, one treaty, one word that she renders differently.',
        description:
          'Geneva, booth 3. Léa Ferrat has been interpreting for hours when it dawns on her that both sides want the same thing and that they will agree only in her translation. So she leaves out a word. Then she adds one. By the third day she is conducting two conversations of which the gentlemen at the table know nothing. A thriller in which no one draws a gun and everyone clutches a headset.',
      },
    },
    billing: { de: ['Un film de Claire Vasseur', 'Kanal 3'], en: ['Un film de Claire Vasseur', 'Channel 3'] },
    art: {
      scene: profiles(INTERPRETER, 'one'),
      title: labels(
        { de: ['Die', 'Übersetzerin'], en: ['The Interpreter’s', 'Version'] },
        {
          at: 0.07,
          fill: '#0d1c2c',
          on: '#ffc545',
          size: 13,
          wideSize: 11,
        },
      ),
      ink: '#ffc545',
    },
  },
]
