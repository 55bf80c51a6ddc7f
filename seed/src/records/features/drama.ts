/** Dramas and love stories. */
import { kitchen } from '../../art/films/kitchen.ts'
import { phoneBox } from '../../art/films/phone-box.ts'
import { greenhouse } from '../../art/films/greenhouse.ts'
import { stranded } from '../../art/films/stranded.ts'
import { viaduct } from '../../art/films/viaduct.ts'
import { KITCHEN_ORCHARD, LAST_CALL, ORANGERY, SALT_SEA, VIADUCT } from '../../art/palettes-features.ts'
import { wordless } from '../../art/title-styles.ts'
import { headline } from '../../art/titles.ts'
import { cast, type DemoRecord } from '../record.ts'

export const DRAMAS: readonly DemoRecord[] = [
  {
    key: 'films/salzmeer',
    folder: 'Movies/Das Salzmeer (2025)',
    facts: {
      kind: 'movie',
      year: 2025,
      releasedOn: '2025-11-06',
      rating: 'FSK 12',
      language: 'kk',
      country: 'KZ',
      owner: 'aralkum',
      publisher: 'Aralkum Film',
      popularity: 960,
      rental: { priceCents: 399, currency: 'EUR' },
      categories: ['movies:drama'],
      tags: ['cliq-favorites'],
      people: cast('Aigerim Sultanova', 'Bolat Iskakov', {
        'Dinara Seitova': 'Kapitänin Raushan',
        'Yerlan Abdrakh': 'Der Enkel',
        'Noor van Rijn': 'Hanna Ott',
      }),
    },
    texts: {
      de: {
        title: 'Das Salzmeer',
        shortDescription: 'Ihr Schiff liegt neunzig Kilometer vom Wasser. Raushan hat nicht abgemustert.',
        description:
          'Das Meer ging an einem Dienstag, im Lauf von vierzig Jahren. Geblieben ist die „Karlygasch“, ein Fischkutter im Sand, und Kapitänin Raushan, die jeden Morgen das Deck schrubbt und das Wetter ins Logbuch einträgt. Als die Vermesserin Hanna Ott behauptet, das Wasser komme zurück, acht Zentimeter im Jahr, beginnt Raushan zu rechnen: Sie müsste hundertneunzig werden. Also beschließt sie, dem Meer entgegenzufahren. Mirjam Aldags Roman, diesmal nicht vom Ufer aus erzählt, sondern vom Schiff.',
      },
      en: {
        title: 'The Salt Sea',
        shortDescription: 'Her ship lies ninety kilometres from the water. Raushan never signed off.',
        description:
          'The sea left on a Tuesday, over the course of forty years. What stayed is the Karlygash, a trawler in the sand, and her captain, who scrubs the deck each morning and enters the weather in the log. When the surveyor Hanna Ott claims that the water is coming back, eight centimetres a year, Raushan does the sum: she would have to live to a hundred and ninety. So she decides to go and meet it halfway. Mirjam Aldag’s novel, told this time not from the shore but from the ship.',
      },
    },
    billing: {
      de: ['Ein Film von Aigerim Sultanova', 'Nach Mirjam Aldag'],
      en: ['A film by Aigerim Sultanova', 'After Mirjam Aldag'],
    },
    art: {
      scene: stranded(SALT_SEA, 'desert'),
      title: headline(
        { de: ['Das', 'Salzmeer'], en: ['The', 'Salt Sea'] },
        {
          at: 'top',
          fill: '#fff6df',
          size: 19.5,
          wideSize: 12.5,
          leading: 0.88,
        },
      ),
      ink: '#2b1a1c',
    },
  },
  {
    key: 'films/heimkehr-1974',
    folder: 'Movies/Heimkehr (1974)',
    facts: {
      kind: 'movie',
      year: 1974,
      releasedOn: '1974-01-18',
      rating: 'FSK 12',
      language: 'pl',
      country: 'PL',
      owner: 'baltyk',
      publisher: 'Studio Bałtyk',
      popularity: 240,
      categories: ['movies:drama'],
      people: cast('Zbigniew Orłowski', 'Halina Grot', {
        'Teresa Malicka': 'Hanna',
        'Kazimierz Dudek': 'Der Schaffner',
        'Wojciech Rams': 'Leon',
      }),
    },
    texts: {
      de: {
        title: 'Heimkehr',
        shortDescription: 'Der Zug hält jeden Tag. Aussteigen muss man selbst.',
        description:
          'Winter 1951. Hanna fährt mit dem Abendzug nach Hause, wie jeden Freitag, und bleibt sitzen, wie jeden Freitag. Der Schaffner locht ihr die Rückfahrt, ohne zu fragen, bis er eines Tages doch fragt. Zbigniew Orłowski drehte im fahrenden Zug, mit einer Kamera, die bei minus zwanzig Grad nur jede zweite Einstellung überstand. Die andere Hälfte des Films erzählt der Schnee.',
      },
      en: {
        title: 'Homecoming',
        shortDescription: 'The train stops every day. Getting off is up to you.',
        description:
          'Winter 1951. Every Friday Hanna takes the evening train home, and every Friday she stays in her seat. The conductor punches her return without a word, until one day he finds one. Zbigniew Orłowski shot on a moving train with a camera that survived only every second take at twenty below. The snow tells the other half of the film.',
      },
    },
    billing: { de: ['Regie Zbigniew Orłowski', '1974'], en: ['Directed by Zbigniew Orłowski', '1974'] },
    art: {
      scene: viaduct(VIADUCT),
      title: headline(
        { de: ['HEIMKEHR'], en: ['HOMECOMING'] },
        {
          at: 'top',
          fill: '#3d1620',
          size: 14,
          wideSize: 10,
          face: 'semibold',
          tracking: 0.14,
        },
      ),
      ink: '#5a3a34',
      finish: { grain: 9, bloom: 0.14 },
    },
  },
  {
    key: 'films/heimkehr-2019',
    folder: 'Movies/Heimkehr (2019)',
    facts: {
      kind: 'movie',
      year: 2019,
      releasedOn: '2019-09-12',
      rating: 'FSK 6',
      language: 'tr',
      country: 'TR',
      owner: 'pinar-film',
      publisher: 'Pınar Film',
      popularity: 470,
      categories: ['movies:drama', 'movies:comedy'],
      people: cast('Derya Akkaya', 'Cem Yalçın', {
        'Gülsüm Erdem': 'Babaanne',
        'Selma Aydın': 'Nilay',
        'Friedrich Tamm': 'Herr Petersen',
      }),
    },
    texts: {
      de: {
        title: 'Heimkehr',
        shortDescription: 'Nilay kommt für drei Tage. Großmutter hat für drei Wochen gekocht.',
        description:
          'Nilay will nur die Papiere für den Hausverkauf holen. Aber Babaanne unterschreibt nichts mit leerem Magen, nicht vor dem zweiten Tee, nicht an Regentagen, und es regnet. In der Küche mit Blick auf die Obstwiese werden vierzig Jahre zwischen Kiel und Isparta nachgereicht, eine Aubergine nach der anderen. Derya Akkayas wärmster Film, in dem die wichtigste Figur eine Teekanne ist.',
      },
      en: {
        title: 'Homecoming',
        shortDescription: 'Nilay is here for three days. Her grandmother has cooked for three weeks.',
        description:
          'All Nilay wants is the papers, so that the house can be sold. But Babaanne signs nothing on an empty stomach, nothing before the second tea, nothing on rainy days, and it is raining. In a kitchen overlooking the orchard, forty years between Kiel and Isparta are served late, one aubergine at a time. Derya Akkaya’s warmest film; the lead is a teapot.',
      },
    },
    billing: {
      de: ['Ein Film von Derya Akkaya', 'Erst mal essen'],
      en: ['A film by Derya Akkaya', 'Eat first'],
    },
    art: {
      scene: kitchen(KITCHEN_ORCHARD, 'orchard'),
      title: headline(
        { de: ['Heimkehr'], en: ['Homecoming'] },
        {
          at: 'top',
          fill: '#8f2a22',
          size: 18,
          wideSize: 10.5,
          tracking: -0.03,
        },
      ),
      ink: '#2c1210',
      finish: { grain: 4, bloom: 0.12 },
    },
  },
  {
    key: 'films/orangerie',
    folder: 'Movies/Orangerie (2011)',
    facts: {
      kind: 'movie',
      year: 2011,
      releasedOn: '2011-05-19',
      rating: 'FSK 6',
      language: 'fr',
      country: 'FR',
      owner: 'brume',
      publisher: 'Atelier Brume',
      popularity: 330,
      categories: ['movies:romance', 'movies:drama'],
      tags: ['cliq-favorites'],
      people: cast('Claire Vasseur', 'Claire Vasseur', {
        'Mathilde Renoir-Kessler': 'Odile',
        'Samir Belkacem': 'Ilyas',
        'Yvette Langlois': 'Madame Crespin',
      }),
    },
    texts: {
      de: {
        title: 'Orangerie',
        shortDescription:
          'Zwei Gärtner, ein Gewächshaus und eine Liebe, die nicht unter zwölf Grad fallen darf.',
        description:
          'Odile heizt bei Tag, Ilyas bei Nacht. Drei Winter lang kennen sie voneinander nur die Zettel am Thermometer: „Baum 14 hustet.“ „Habe vorgelesen, hilft.“ Als das Schloss verkauft wird und die Orangen bis Sonntag fort müssen, tauscht Ilyas die Schicht. Claire Vasseur erzählt eine Liebesgeschichte, in der sich der erste gemeinsame Satz bis Minute vierundsiebzig Zeit lässt.',
      },
      en: {
        title: 'The Orangery',
        shortDescription:
          'Two gardeners, one glasshouse, and a love that must not fall below twelve degrees.',
        description:
          'Odile heats by day, Ilyas by night. For three winters all they know of each other is the notes on the thermometer: “Tree 14 has a cough.” “Read to it. Helps.” When the château is sold and the oranges have to be gone by Sunday, Ilyas swaps his shift. A love story by Claire Vasseur that keeps its first spoken sentence for minute seventy-four.',
      },
    },
    billing: {
      de: ['Un film de Claire Vasseur', 'Bitte Türen schließen'],
      en: ['Un film de Claire Vasseur', 'Please close the doors'],
    },
    art: {
      scene: greenhouse(ORANGERY, 'orangery'),
      title: headline(
        { de: ['Orangerie'], en: ['The Orangery'] },
        {
          at: 'top',
          fill: '#fff4e2',
          size: 19,
          wideSize: 15,
          face: 'light',
          tracking: -0.04,
        },
      ),
      ink: '#fff4e2',
    },
  },
  {
    key: 'films/letzter-anruf',
    folder: 'Movies/آخر مكالمة (2020)',
    facts: {
      kind: 'movie',
      year: 2020,
      releasedOn: '2020-10-01',
      rating: 'FSK 12',
      language: 'ar',
      country: 'LB',
      owner: 'corniche',
      publisher: 'Corniche Pictures',
      popularity: 290,
      categories: ['movies:drama', 'movies:romance'],
      people: cast('Rima Khoury', 'Nadim Sayegh', {
        'Amira Haddad': 'Salma',
        'Walid Karam': 'Der Mann am anderen Ende',
        'Joumana Aziz': 'Die Vermittlung',
      }),
    },
    texts: {
      de: {
        title: 'آخر مكالمة',
        shortDescription: 'Am Hafen von Tripoli steht die letzte Telefonzelle. Nachts klingelt sie.',
        description:
          'Der Titel heißt „Der letzte Anruf“. Salma soll die Zelle abmontieren, Auftrag Nummer 412, Werkzeug liegt im Wagen. Da klingelt es, und ein Mann fragt nach einer Frau, die hier 1989 auf ihn warten wollte. Salma sagt, sie sei gleich zurück. Rima Khourys Film besteht aus sieben Nächten, einem Hörer und einem Regen, der jedes Wort zweimal sagt.',
      },
      en: {
        title: 'آخر مكالمة',
        shortDescription: 'On the quay of Tripoli stands the last phone box. At night it rings.',
        description:
          'The title means “The Last Call”. Salma has been sent to take the box down, job number 412, tools in the van. Then it rings, and a man asks for a woman who was going to wait for him here in 1989. Salma hears herself say that she will be right back. Seven nights, one receiver, and a rain that says everything twice: a film by Rima Khoury.',
      },
    },
    art: { scene: phoneBox(LAST_CALL), title: wordless, ink: '#ffe6a0' },
  },
]
