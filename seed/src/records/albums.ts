/** Albums: five that come first, then the others by genre. */
import { coasts, halves, interference, keys, quarters } from '../art/covers/albums.ts'
import { ELECTRONIC_ALBUMS } from './albums-electronic.ts'
import { HIP_HOP_ALBUMS } from './albums-hip-hop.ts'
import { POP_ALBUMS } from './albums-pop.ts'
import { QUIET_ALBUMS } from './albums-quiet.ts'
import { ROCK_ALBUMS } from './albums-rock.ts'
import { type DemoRecord, track } from './record.ts'

export const ALBUMS: readonly DemoRecord[] = [
  {
    key: 'albums/ferne-kuesten',
    folder: 'Music/Ida Lindqvist Trio/Ferne Küsten',
    facts: {
      kind: 'album',
      year: 2024,
      rating: 'FSK 0',
      language: 'zxx',
      country: 'DE',
      owner: 'klangwerk',
      publisher: 'Klangwerk',
      popularity: 700,
      categories: ['music-stream:classical'],
      tags: ['weekly-show', 'cliq-favorites'],
      people: [{ name: 'Ida Lindqvist Trio', role: 'artist' }],
    },
    texts: {
      de: {
        title: 'Ferne Küsten',
        shortDescription: 'Kammermusik für Klavier, Bass und viel Luft dazwischen.',
        description:
          'Sechs Stücke, aufgenommen an drei Nächten bei offenem Fenster. Ida Lindqvist lässt Töne stehen, bis man den Raum hört, in dem sie verklingen. Musik für den Moment, in dem das Land gerade noch zu sehen ist.',
      },
      en: {
        title: 'Far Coasts',
        shortDescription: 'Chamber music for piano, bass and a lot of air in between.',
        description:
          'Six pieces recorded on three nights with the window open. Ida Lindqvist lets notes stand until you can hear the room they fade in. Music for the moment when land is only just in sight.',
      },
    },
    parts: [
      track(1, 'Ablegen', 'Casting Off'),
      track(2, 'Windstille', 'Dead Calm'),
      track(3, 'Leuchtfeuer', 'Beacon'),
      track(4, 'Untiefe', 'Shoal'),
      track(5, 'Fährmannstanz', 'Ferryman’s Dance'),
      track(6, 'Heimathafen', 'Home Port'),
    ],
    art: {
      cover: coasts(
        { title: { de: 'Ferne Küsten', en: 'Far Coasts' }, artist: 'Ida Lindqvist Trio' },
        { sky: '#dfe7e6', far: '#9fb7bf', near: '#12303d', paper: '#f7f4ea', ink: '#12303d', sun: '#e8583a' },
      ),
      finish: { bloom: 0, grain: 7 },
    },
  },
  {
    key: 'albums/parallelwelt',
    folder: 'Music/Kontur/Parallelwelt',
    facts: {
      kind: 'album',
      year: 2025,
      language: 'zxx',
      country: 'DE',
      owner: 'klangwerk',
      publisher: 'Klangwerk',
      popularity: 810,
      categories: ['music-stream:electronic'],
      tags: ['weekly-show', 'cliq-highlights'],
      people: [{ name: 'Kontur', role: 'artist' }],
    },
    texts: {
      de: {
        title: 'Parallelwelt',
        shortDescription: 'Zwei Muster, ein Zehntel verschoben: Musik aus dem Dazwischen.',
        description:
          'Kontur schichten Sequenzen, die fast gleich lang sind, und warten, was geschieht. Was zuerst wie eine Maschine klingt, beginnt zu atmen. Die sechs Teile sind eine einzige Aufnahme; am besten am Stück und über Kopfhörer.',
      },
      en: {
        title: 'Parallelwelt',
        shortDescription: 'Two patterns, a tenth apart: music from in between.',
        description:
          'Kontur layer sequences of almost the same length and wait for what happens. What first sounds like a machine begins to breathe. The six parts are one recording, best heard in one go and on headphones.',
      },
    },
    parts: [
      track(1, 'Schnittmenge', 'Intersection'),
      track(2, 'Phase', 'Phase'),
      track(3, 'Rückkopplung', 'Feedback'),
      track(4, 'Versatz', 'Offset'),
      track(5, 'Deckungsgleich', 'Congruent'),
      track(6, 'Auseinander', 'Apart'),
    ],
    art: {
      cover: interference(
        { title: 'Parallelwelt', artist: 'Kontur' },
        { ground: '#f4e9d8', line: '#14121f', hot: '#ff4f2e' },
      ),
      finish: { bloom: 0, grain: 4 },
    },
  },
  {
    key: 'albums/hinterhof',
    folder: 'Music/Onkel Ramon/Hinterhof',
    facts: {
      kind: 'album',
      year: 2023,
      rating: 'FSK 12',
      language: 'zxx',
      country: 'DE',
      owner: 'klangwerk',
      publisher: 'Dritter Stock',
      popularity: 760,
      categories: ['music-stream:hip-hop'],
      tags: ['weekly-show', 'cliq-highlights'],
      people: [{ name: 'Onkel Ramon', role: 'artist' }],
    },
    texts: {
      de: {
        title: 'Hinterhof',
        shortDescription: 'Beats aus dem dritten Stock links, Wäscheleine inklusive.',
        description:
          'Onkel Ramon nimmt auf, was durchs Küchenfenster kommt: Teppichklopfer, Kinderlachen, ein Klavier, das jemand nicht üben will. Daraus baut er Beats, die so lässig sind wie ein Sonntag ohne Termine.',
      },
      en: {
        title: 'Back Yard',
        shortDescription: 'Beats from the third floor on the left, washing line included.',
        description:
          'Onkel Ramon records whatever comes through the kitchen window: carpet beaters, laughing children, a piano somebody does not want to practise. From it he builds beats as relaxed as a Sunday without plans.',
      },
    },
    parts: [
      track(1, 'Dritter Stock links', 'Third Floor Left'),
      track(2, 'Wäscheleine', 'Washing Line'),
      track(3, 'Teppichstange', 'Carpet Rail'),
      track(4, 'Klavier, zweiter Stock', 'Piano, Second Floor'),
      track(5, 'Fahrradklingel', 'Bicycle Bell'),
      track(6, 'Abendbrot', 'Supper'),
    ],
    art: {
      cover: quarters(
        { title: { de: 'Hinterhof', en: 'Back Yard' }, artist: 'Onkel Ramon' },
        {
          ground: '#f3e7cf',
          inks: ['#d9482b', '#f0a830', '#1f5f5b', '#173042', '#f3e7cf', '#e98a7a'],
          type: '#173042',
        },
      ),
      finish: { bloom: 0, grain: 6 },
    },
  },
  {
    key: 'albums/halbmond',
    folder: 'Music/Yasmin Vega/Halbmond',
    facts: {
      kind: 'album',
      year: 2026,
      language: 'zxx',
      country: 'DE',
      owner: 'klangwerk',
      publisher: 'Klangwerk',
      popularity: 890,
      categories: ['music-stream:dance', 'music-stream:pop'],
      tags: ['weekly-show', 'cliq-top10'],
      people: [{ name: 'Yasmin Vega', role: 'artist' }],
    },
    texts: {
      de: {
        title: 'Halbmond',
        shortDescription: 'Vom ersten Drink bis zum letzten Taxi: eine Nacht in sechs Stücken.',
        description:
          'Yasmin Vega erzählt eine Clubnacht rückwärts und vorwärts zugleich. Die Bässe sind warm, die Akkorde leuchten, und um fünf Uhr früh steht die Sonne schon in den Hi-Hats.',
      },
      en: {
        title: 'Half Moon',
        shortDescription: 'From the first drink to the last taxi: one night in six tracks.',
        description:
          'Yasmin Vega tells a night at the club backwards and forwards at once. The bass is warm, the chords glow, and at five in the morning the sun is already in the hi-hats.',
      },
    },
    parts: [
      track(1, 'Dachterrasse', 'Rooftop'),
      track(2, 'Garderobe', 'Cloakroom'),
      track(3, 'Gästeliste', 'Guest List'),
      track(4, 'Neonmeer', 'Neon Sea'),
      track(5, 'Fünf Uhr früh', 'Five in the Morning'),
      track(6, 'Letztes Taxi', 'Last Taxi'),
    ],
    art: {
      cover: halves(
        { title: { de: 'Halbmond', en: 'Half Moon' }, artist: 'Yasmin Vega' },
        { top: '#1b1145', bottom: '#6c1d6d', first: '#ffb36b', last: '#ff3f8e', ink: '#fff2df' },
      ),
      finish: { bloom: 0.2, grain: 4 },
    },
  },
  {
    key: 'albums/nachtstuecke',
    folder: 'Music/Marta Keller/Nachtstücke',
    facts: {
      kind: 'album',
      year: 2022,
      rating: 'FSK 0',
      language: 'zxx',
      country: 'DE',
      owner: 'klangwerk',
      publisher: 'Edition Lampe',
      popularity: 590,
      categories: ['music-stream:classical'],
      tags: ['cliq-favorites'],
      people: [{ name: 'Marta Keller', role: 'artist' }],
    },
    texts: {
      de: {
        title: 'Nachtstücke',
        shortDescription: 'Sechs leise Stücke für ein Klavier und eine Lampe.',
        description:
          'Marta Keller spielt am liebsten, wenn alle schlafen. Sechs Nachtstücke ohne Pause dazwischen, die nirgendwo hinwollen und gerade deshalb ankommen.',
      },
      en: {
        title: 'Nocturnes',
        shortDescription: 'Six quiet pieces for one piano and one lamp.',
        description:
          'Marta Keller likes to play when everybody is asleep. Six nocturnes without a break between them that do not want to go anywhere and arrive for that very reason.',
      },
    },
    parts: [
      track(1, 'Schnee auf Saiten', 'Snow on Strings'),
      track(2, 'Der lange Flur', 'The Long Corridor'),
      track(3, 'Regen auf Blech', 'Rain on Tin'),
      track(4, 'Treppenlicht', 'Stair Light'),
      track(5, 'Letzte Lampe', 'Last Lamp'),
      track(6, 'Vor dem ersten Bus', 'Before the First Bus'),
    ],
    art: {
      cover: keys(
        {
          title: { de: 'Nachtstücke', en: 'Nocturnes' },
          artist: { de: 'Marta Keller, Klavier', en: 'Marta Keller, piano' },
        },
        { ground: '#0e1a2b', low: '#060b14', key: '#7fa3b8', struck: '#ffcf87', ink: '#e9efef' },
      ),
    },
  },
  // Genres take turns, so that no row of the first page has to wait long.
  ...[0, 1, 2, 3, 4, 5].flatMap((i) =>
    [HIP_HOP_ALBUMS, ELECTRONIC_ALBUMS, POP_ALBUMS, QUIET_ALBUMS, ROCK_ALBUMS].flatMap(
      (albums) => albums[i] ?? [],
    ),
  ),
]
