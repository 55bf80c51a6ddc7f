/** Series. */
import { antennas } from '../../art/films/antennas.ts'
import { matches } from '../../art/films/matches.ts'
import { rooftops } from '../../art/films/rooftops.ts'
import { ARRAY, SIX_MATCHES, WASHING } from '../../art/palettes-features.ts'
import { block, headline } from '../../art/titles.ts'
import { cast, type DemoRecord, episodes } from '../record.ts'

export const SERIES: readonly DemoRecord[] = [
  {
    key: 'films/rauschen',
    folder: 'Shows/Rauschen',
    facts: {
      kind: 'series',
      year: 2024,
      releasedOn: '2024-09-19',
      rating: 'FSK 12',
      language: 'es',
      country: 'CL',
      owner: 'kaamos',
      publisher: 'Kaamos Pictures',
      popularity: 925,
      categories: ['movies:series', 'movies:scifi', 'movies:mystery'],
      tags: ['cliq-favorites'],
      people: cast('Jördis Malmgren', 'Tomás Arriagada', {
        'Paz Echeverría': 'Amparo',
        'Kofi Mensah': 'Dr. Owusu',
        'Noor van Rijn': 'Die Neue',
        'Samuel Kangas': 'Nachtwächter Ilmari',
      }),
    },
    texts: {
      de: {
        title: 'Rauschen',
        shortDescription: 'Sechsundsechzig Antennen hören ins All. Eine hört zurück.',
        description:
          'In der Wüste, auf fünftausend Metern, wo der Himmel so klar ist, dass er Geräusche macht, wartet Amparo Antennen. Nummer 41 dreht sich nachts von selbst, immer zur gleichen leeren Stelle. Ein Fehler, sagen die Techniker. Das Rauschen von dort hat aber Pausen, und in den Pausen passt genau die Stimme ihres Vaters. Eine Serie über das Zuhören in zwei Staffeln.',
      },
      en: {
        title: 'Static',
        shortDescription: 'Sixty-six dishes listen to space. One is being listened to.',
        description:
          'In the desert, at five thousand metres, where the sky is so clear that it makes a noise, Amparo services antennas. At night number 41 turns by itself, always to the same empty spot. A fault, say the engineers. But the static from there has gaps in it, and into the gaps her father’s voice fits exactly. A series about listening, in two seasons.',
      },
    },
    parts: episodes(
      'Rauschen',
      [
        [
          ['Nummer 41', 'Amparo stellt den Motor ab. Die Antenne dreht sich weiter.'],
          ['Number 41', 'Amparo disconnects the motor. The dish goes on turning.'],
        ],
        [
          ['Stille Zone', 'Im Umkreis von dreißig Kilometern ist jedes Telefon verboten. Eines klingelt.'],
          ['Quiet Zone', 'For thirty kilometres around no phone is allowed. One is ringing.'],
        ],
        [
          ['Die Neue', 'Sie kommt zu Fuß, ohne Gepäck, und kennt alle Vornamen.'],
          ['The New One', 'She arrives on foot, without luggage, and knows everybody’s first name.'],
        ],
        [
          ['Vier Minuten zwölf', 'So lang ist die Pause. So lang war der letzte Anruf.'],
          ['Four Minutes Twelve', 'That is the length of the gap. That was the length of the last call.'],
        ],
      ],
      [
        [
          ['Echo', 'Die Aufnahme von gestern enthält ein Gespräch von morgen.'],
          ['Echo', 'Yesterday’s recording contains a conversation from tomorrow.'],
        ],
        [
          ['Sandsturm', 'Alle Antennen schauen zu Boden. Dort rauscht es auch.'],
          ['Sandstorm', 'Every dish is looking at the ground. There is static there, too.'],
        ],
        [
          ['Ilmaris Liste', 'Der Nachtwächter hat dreißig Jahre lang notiert, wann die Hunde still waren.'],
          ['Ilmari’s List', 'For thirty years the night watchman has noted when the dogs fell silent.'],
        ],
        [
          ['Senden', 'Bisher haben sie nur gehört. Amparo drückt die andere Taste.'],
          ['Transmit', 'So far they have only listened. Amparo presses the other key.'],
        ],
      ],
    ),
    billing: {
      de: ['Eine Serie von Jördis Malmgren', 'Zwei Staffeln'],
      en: ['A series by Jördis Malmgren', 'Two seasons'],
    },
    art: {
      scene: antennas(ARRAY, 'array'),
      title: headline(
        { de: ['Rauschen'], en: ['Static'] },
        {
          at: 'top',
          fill: '#fff6e0',
          size: 18,
          wideSize: 17,
          face: 'light',
          tracking: 0.02,
        },
      ),
      ink: '#ffe2a6',
    },
  },
  {
    key: 'films/hinterhaus',
    folder: 'Shows/Hinterhaus',
    facts: {
      kind: 'series',
      year: 2021,
      releasedOn: '2021-04-22',
      rating: 'FSK 6',
      language: 'de',
      country: 'DE',
      owner: 'spreewerk',
      publisher: 'Spreewerk',
      popularity: 870,
      categories: ['movies:series', 'movies:comedy', 'movies:drama'],
      tags: ['cliq-top10', 'cliq-favorites'],
      people: cast('Lotte Behrami', 'Käthe Würz', {
        'Änne Süßmilch': 'Frau Dombrowski',
        'Emre Toprak': 'Deniz',
        'Mina Sadeghi': 'Dr. Parisa',
        'Götz Übelacker': 'Der Verwalter',
      }),
    },
    texts: {
      de: {
        title: 'Hinterhaus',
        shortDescription: 'Elf Parteien, eine Wäscheleine, kein Geheimnis hält länger als ein Schleudergang.',
        description:
          'Im Hinterhaus der Wrangelstraße 88 weiß jeder alles, nur nicht, wem der schwarze Kater gehört. Frau Dombrowski führt Buch über die Leine auf dem Dach, Deniz repariert Dinge, die noch gingen, und der Verwalter wohnt seit Jahren heimlich selbst hier. Jede Folge beginnt mit einem Wäschestück am falschen Platz und endet mit einer Versammlung im Treppenhaus.',
      },
      en: {
        title: 'The Back Building',
        shortDescription: 'Eleven households, one washing line; no secret outlasts a spin cycle.',
        description:
          'In the back building of 88 Wrangelstraße everyone knows everything, except whose cat the black one is. Frau Dombrowski keeps the register of the line on the roof, Deniz mends things that were still working, and the property manager has secretly lived here himself for years. Each episode begins with a garment in the wrong place and ends with a meeting on the stairs.',
      },
    },
    parts: episodes(
      'Hinterhaus',
      [
        [
          ['Die dritte Klammer', 'Auf der Leine hängt ein Brautkleid. Heiraten will hier niemand.'],
          ['The Third Peg', 'There is a wedding dress on the line. Nobody here is getting married.'],
        ],
        [
          ['Ruhezeit', 'Zwischen eins und drei darf nicht gebohrt werden. Geboren schon.'],
          ['Quiet Hours', 'Between one and three drilling is forbidden. Being born is not.'],
        ],
        [
          ['Nebenkosten', 'Jemand heizt den Hof. Die Abrechnung ist ein Kriminalroman.'],
          ['Utilities', 'Somebody is heating the courtyard. The bill reads like a crime novel.'],
        ],
        [
          [
            'Der Kater, vorläufig',
            'Fünf Haushalte, fünf Näpfe, fünf Namen. Der Tierarzt hat einen sechsten.',
          ],
          ['The Cat, Provisionally', 'Five households, five bowls, five names. The vet has a sixth.'],
        ],
        [
          ['Sperrmüll', 'Was Frau Dombrowski wegwirft, tragen die anderen wieder hoch.'],
          ['Bulky Waste', 'What Frau Dombrowski throws out, the others carry back up.'],
        ],
      ],
      [
        [
          ['Gerüst', 'Plötzlich kann jeder bei jedem ins Fenster grüßen.'],
          ['Scaffolding', 'Suddenly everyone can say good morning through everyone’s window.'],
        ],
        [
          ['Zweitschlüssel', 'Deniz hat alle. Heute hat er keinen.'],
          ['Spare Keys', 'Deniz has them all. Today he has none.'],
        ],
        [
          ['Eigenbedarf', 'Der Verwalter muss sich selbst kündigen.'],
          ['Owner Occupancy', 'The property manager has to serve notice on himself.'],
        ],
        [
          ['Stromausfall', 'Zum ersten Mal seit Jahren essen elf Parteien am selben Tisch.'],
          ['Power Cut', 'For the first time in years eleven households sit at one table.'],
        ],
        [
          ['Vorderhaus', 'Von drüben kommt eine Einladung. Misstrauen ist angebracht.'],
          ['The Front Building', 'An invitation arrives from across the yard. Suspicion is in order.'],
        ],
      ],
    ),
    billing: {
      de: ['Eine Serie von Lotte Behrami', 'Zwei Staffeln'],
      en: ['A series by Lotte Behrami', 'Two seasons'],
    },
    art: {
      scene: rooftops(WASHING, 'washing'),
      title: headline(
        { de: ['Hinter', 'haus'], en: ['The Back', 'Building'] },
        {
          at: 'top',
          fill: '#b3402f',
          size: 22,
          wideSize: 14.5,
          leading: 0.84,
        },
      ),
      ink: '#fff3dc',
      finish: { grain: 4, bloom: 0.1 },
    },
  },
  {
    key: 'films/sechs-streichhoelzer',
    folder: 'Shows/Sechs Streichhölzer',
    facts: {
      kind: 'series',
      year: 2025,
      releasedOn: '2025-02-20',
      rating: 'TV-14',
      language: 'da',
      country: 'DK',
      owner: 'nordlicht',
      publisher: 'Nordlicht Filmproduktion',
      popularity: 755,
      categories: ['movies:series', 'movies:thriller', 'movies:mystery'],
      people: cast('Anders Kjeldsen', 'Mette Ravn', {
        'Sidsel Holm': 'Ermittlerin Ravnkilde',
        'Jens-Ole Friis': 'Der Feuerwehrmann',
        'Amira Haddad': 'Die Pianistin',
        'Tobias Eklund': 'Der Kellner',
      }),
    },
    texts: {
      de: {
        title: 'Sechs Streichhölzer',
        shortDescription: 'Ein Brand, sechs Zeugen. Jede Folge glaubt man dem Falschen.',
        description:
          'In der Nacht, als das Kopenhagener Varieté „Saturn“ abbrennt, kommen sechs Menschen heraus, jeder durch eine andere Tür. Jeder hatte ein Streichholz aus demselben Briefchen in der Tasche. Ermittlerin Ravnkilde hört sie nacheinander an, eine Folge lang, und nach jeder Aussage ist der Fall gelöst, bis zur nächsten. Von sechs Hölzchen fehlt am Ende nur der Kopf.',
      },
      en: {
        title: 'Six Matches',
        shortDescription: 'One fire, six witnesses. In every episode you believe the wrong one.',
        description:
          'On the night Copenhagen’s Saturn music hall burns down, six people come out, each by a different door. Each has in a pocket one match from the same book. Inspector Ravnkilde hears them one by one, an episode apiece, and after every statement the case is solved, until the next. By the end six sticks are accounted for, and one head is missing.',
      },
    },
    parts: episodes('Sechs Streichhölzer', [
      [
        ['Der Kellner', 'Er hat alles gesehen, nur nicht, wer das Trinkgeld gab.'],
        ['The Waiter', 'He saw everything, except who left the tip.'],
      ],
      [
        ['Die Pianistin', 'Sie spielte weiter, als der Saal schon leer war.'],
        ['The Pianist', 'She played on when the hall was already empty.'],
      ],
      [
        ['Das Kind', 'Es durfte nicht dort sein. Deshalb merkt es sich alles.'],
        ['The Child', 'She was not supposed to be there, so she remembers all of it.'],
      ],
      [
        ['Der Zauberer', 'Seine Aussage ist lückenlos. Das ist sein Beruf.'],
        ['The Conjuror', 'His statement has no gaps. That is his profession.'],
      ],
      [
        ['Der Feuerwehrmann', 'Er war zwei Minuten zu früh am Brandort.'],
        ['The Fireman', 'He reached the fire two minutes too early.'],
      ],
      [
        ['Die Letzte', 'Sie hat auf diese Vernehmung dreißig Jahre gewartet.'],
        ['The Last', 'She has waited thirty years to be asked.'],
      ],
    ]),
    billing: {
      de: ['Eine Serie von Anders Kjeldsen', 'Sechs Folgen'],
      en: ['A series by Anders Kjeldsen', 'Six episodes'],
    },
    art: {
      scene: matches(SIX_MATCHES),
      title: block(
        { de: ['SECHS', 'STREICH', 'HÖLZER'], en: ['SIX', 'MATCHES'] },
        {
          at: 'top',
          fill: '#ffe2b0',
          share: 0.62,
          wideShare: 0.26,
        },
      ),
      ink: '#ffe2b0',
    },
  },
]
