/** Science fiction and documentaries. */
import { domes } from '../../art/films/domes.ts'
import { kitchen } from '../../art/films/kitchen.ts'
import { rope } from '../../art/films/rope.ts'
import { COLONY, KITCHEN_VISITOR, ROPE_DAWN } from '../../art/palettes-features.ts'
import { tumbling } from '../../art/title-styles.ts'
import { block, headline } from '../../art/titles.ts'
import { cast, type DemoRecord } from '../record.ts'

export const FURTHER: readonly DemoRecord[] = [
  {
    key: 'films/kolonie-sued',
    folder: 'Movies/Kolonie Süd (2024)',
    facts: {
      kind: 'movie',
      year: 2024,
      releasedOn: '2024-03-28',
      rating: 'FSK 12',
      language: 'hi',
      country: 'IN',
      owner: 'monsun',
      publisher: 'Monsun Studios',
      popularity: 840,
      rental: { priceCents: 399, currency: 'EUR' },
      categories: ['movies:scifi', 'movies:action'],
      people: cast('Ananya Deshpande', 'Vikram Iyer', {
        'Kavya Rao': 'Pilotin Meera',
        'Arjun Bhatt': 'Gouverneur Sen',
        'Lamar Price': 'Ingenieur Cole',
      }),
    },
    texts: {
      de: {
        title: 'Kolonie Süd',
        shortDescription: 'Nord hat das Wasser, Süd hat die Musik. Jetzt wird getauscht.',
        description:
          'Zwei Städte auf dem Mars, vierhundert Kilometer Staub dazwischen, und seit dem Streit um die Leitung spricht keiner mehr mit dem anderen. Meera fliegt den letzten Postgleiter. Als Kuppel Süd einen Riss meldet, der jede Stunde einen Finger breit wächst, hat sie einen Frachtraum, einen Sturm im Rücken und sechstausend Menschen vor sich, die erst noch diskutieren. Abenteuer mit Chor.',
      },
      en: {
        title: 'Colony South',
        shortDescription: 'North has the water, South has the music. Time to trade.',
        description:
          'Two cities on Mars, four hundred kilometres of dust between them, and since the quarrel over the pipeline nobody is talking. Meera flies the last mail glider. When the southern dome reports a crack that grows by a finger’s breadth an hour, she has one hold, a storm behind her and six thousand people ahead who would like to debate it first. An adventure with a chorus.',
      },
    },
    billing: {
      de: ['Regie Ananya Deshpande', 'Vierhundert Kilometer Staub'],
      en: ['Directed by Ananya Deshpande', 'Four hundred kilometres of dust'],
    },
    art: {
      scene: domes(COLONY, 'plain'),
      title: block(
        { de: ['KOLONIE', 'SÜD'], en: ['COLONY', 'SOUTH'] },
        { at: 'top', fill: '#fff0da', share: 0.72, wideShare: 0.28 },
      ),
      ink: '#fff0da',
    },
  },
  {
    key: 'films/besuch-um-drei',
    folder: 'Movies/Besuch um drei (2015)',
    facts: {
      kind: 'movie',
      year: 2015,
      releasedOn: '2015-09-03',
      rating: 'PG-13',
      language: 'en',
      country: 'US',
      owner: 'levee',
      publisher: 'Levee & Sons Pictures',
      popularity: 430,
      rental: { priceCents: 399, currency: 'EUR' },
      categories: ['movies:scifi', 'movies:comedy'],
      people: cast('Walter Okonkwo-Hale', 'June Petrie', {
        'Dolores Finch': 'Mrs Abernathy',
        'Ezra Coldwell': 'Agent Dunn',
        'Lamar Price': 'Der Nachbar',
      }),
    },
    texts: {
      de: {
        title: 'Besuch um drei',
        shortDescription: 'Sie kommen, um die Kuh zu holen. Mrs Abernathy setzt Kaffee auf.',
        description:
          'Jede Nacht um drei schwebt etwas über der Weide in Nebraska, hebt eine Kuh hoch, betrachtet sie und setzt sie wieder ab. Die Regierung schickt Agenten, das Fernsehen schickt Wagen, Mrs Abernathy, vierundachtzig, schickt eine Einladung. Was dann an ihrem Küchentisch sitzt, hat vierzehn Finger und noch nie Streuselkuchen gegessen.',
      },
      en: {
        title: 'Callers at Three',
        shortDescription: 'They have come for the cow. Mrs Abernathy puts the coffee on.',
        description:
          'Every night at three something hovers over a pasture in Nebraska, lifts a cow, studies it and puts it back. The government sends agents, the networks send vans, and Mrs Abernathy, eighty-four, sends an invitation. What sits down at her kitchen table has fourteen fingers and has never met a crumble cake.',
      },
    },
    billing: {
      de: ['Mit Dolores Finch', 'Bitte Schuhe ausziehen'],
      en: ['With Dolores Finch', 'Shoes off, please'],
    },
    art: {
      scene: kitchen(KITCHEN_VISITOR, 'visitor'),
      title: tumbling(
        { de: ['Besuch', 'um drei'], en: ['Callers', 'at Three'] },
        {
          at: 0.045,
          fills: ['#9dffd8', '#ffd3dc'],
          size: 15.5,
          wideSize: 15,
        },
      ),
      ink: '#150c2a',
    },
  },
  {
    key: 'films/zwischen-zwei-tuermen',
    folder: 'Movies/Zwischen zwei Türmen (2017)',
    facts: {
      kind: 'movie',
      year: 2017,
      releasedOn: '2017-06-01',
      rating: 'FSK 0',
      language: 'tr',
      country: 'TR',
      owner: 'pinar-film',
      publisher: 'Pınar Film',
      popularity: 120,
      categories: ['movies:documentary'],
      people: cast('Derya Akkaya', 'Baran Uçar', {
        'Yusuf Demirtaş': 'Er selbst',
        'Zeynep Demirtaş': 'Sie selbst',
      }),
    },
    texts: {
      de: {
        title: 'Zwischen zwei Türmen',
        shortDescription: 'Einundvierzig Meter, ein Zoll breit, fünf Generationen.',
        description:
          'In einer Stadt aus honigfarbenem Stein laufen die Demirtaş seit 1883 über ein Seil, immer am ersten Morgen im Mai, immer ohne Netz, immer der Älteste. In diesem Jahr ist der Älteste eine Frau. Derya Akkaya hat Zeynep beim Üben gefilmt, ihren Vater beim Wegsehen und eine Stadt, die sich plötzlich sehr für Statik interessiert.',
      },
      en: {
        title: 'Between Two Towers',
        shortDescription: 'Forty-one metres long, one inch wide, five generations deep.',
        description:
          'In a town of honey-coloured stone the Demirtaş family has walked the rope since 1883: on the first morning of May, without a net, and always the eldest. This year the eldest is a woman. Derya Akkaya filmed Zeynep practising, her father looking away, and a town that has suddenly taken a keen interest in structural engineering.',
      },
    },
    billing: {
      de: ['Ein Dokumentarfilm von Derya Akkaya', 'Ohne Netz'],
      en: ['A documentary by Derya Akkaya', 'Without a net'],
    },
    art: {
      scene: rope(ROPE_DAWN, 'stone'),
      title: headline(
        { de: ['ZWISCHEN', 'ZWEI TÜRMEN'], en: ['BETWEEN', 'TWO TOWERS'] },
        {
          at: 'top',
          fill: '#5a1f24',
          size: 10.5,
          wideSize: 5.4,
          face: 'semibold',
          tracking: 0.12,
          leading: 1.15,
        },
      ),
      ink: '#fff1da',
    },
  },
  {
    key: 'films/rolle-sieben',
    folder: 'Movies/Was von Rolle 7 blieb (2003)',
    facts: {
      kind: 'movie',
      year: 2003,
      releasedOn: '2003-03-27',
      language: 'de',
      country: 'DE',
      owner: 'nordlicht',
      publisher: 'Nordlicht Filmproduktion',
      popularity: 55,
      categories: ['movies:documentary', 'movies:mystery'],
      people: cast('Henrike Aldag', 'Henrike Aldag', { 'Friedrich Tamm': 'Erzähler' }),
    },
    texts: {
      de: {
        title: 'Was von Rolle 7 blieb',
        shortDescription: 'Von diesem Film gibt es kein Bild. Darum geht es.',
        description:
          '1931 verbrannte in einem Berliner Kopierwerk die einzige Kopie eines Films, den alle, die ihn sahen, den schönsten ihres Lebens nannten. Henrike Aldag hat die letzten vier Zuschauerinnen gefunden und sie gebeten zu erzählen, was sie sahen. Jede hat einen anderen Film gesehen. Ein Dokumentarfilm bei schwarzer Leinwand und, auf Wunsch der Regisseurin, ohne Plakat.',
      },
      en: {
        title: 'What Was Left of Reel 7',
        shortDescription: 'There is not one picture of this film. That is the point.',
        description:
          'In 1931 a Berlin laboratory burnt down with the only print of a film that everyone who saw it called the loveliest of their lives. Henrike Aldag found the last four who had been in the audience and asked them what they saw. Each had seen a different film. A documentary on a black screen and, at the director’s request, without a poster.',
      },
    },
    art: null,
  },
]
