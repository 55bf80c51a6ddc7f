/** Electronic music, for dancing or listening. */
import { birches } from '../art/covers/albums-paper.ts'
import { gratings, ribbon, ring } from '../art/covers/albums-pattern.ts'
import { cassette } from '../art/covers/albums-things.ts'
import { albumFacts, tracks } from './album.ts'
import type { DemoRecord } from './record.ts'

export const ELECTRONIC_ALBUMS: readonly DemoRecord[] = [
  {
    key: 'albums/zwei-herzen',
    folder: 'Music/Yasmin Vega/Zwei Herzen, ein Takt',
    facts: albumFacts({
      artists: ['Yasmin Vega'],
      year: 2023,
      label: 'Klangwerk',
      popularity: 930,
      genres: ['dance', 'pop'],
      tags: ['weekly-show', 'cliq-top10'],
    }),
    texts: {
      de: {
        title: 'Zwei Herzen, ein Takt',
        shortDescription: 'Neun Stücke über das Tanzen zu zweit, auch allein zu gebrauchen.',
        description:
          'Yasmin Vega hat ihren eigenen Puls aufgenommen und den ihrer Mutter, übereinandergelegt und daraus den Bass gebaut. Das Ergebnis ist weniger ein Konzeptalbum als eine sehr gute Party: warm, hell, ein bisschen verweint um halb drei.',
      },
      en: {
        title: 'Two Hearts, One Beat',
        shortDescription: 'Nine tracks about dancing together, also suitable for one.',
        description:
          'Yasmin Vega recorded her own pulse and her mother’s, laid one over the other and built the bass from that. What came of it is less a concept album than a very good party: warm, bright, and a little tearful round about half past two.',
      },
    },
    parts: tracks(
      ['Ruhepuls', 'Pulse at Rest'],
      ['Zwei Herzen', 'Two Hearts'],
      ['Fliederstraße', 'Lilac Street'],
      'Lento, lento',
      ['Mama tanzt', 'Mum Dances'],
      ['Funkloch', 'No Signal'],
      ['Halb drei', 'Half Past Two'],
      ['Nochmal von vorn', 'From the Top'],
      ['Ein Takt', 'One Beat'],
    ),
    art: {
      cover: ribbon(
        { title: { de: 'Zwei Herzen, ein Takt', en: 'Two Hearts, One Beat' }, artist: 'Yasmin Vega' },
        { ground: '#fff0e2', low: '#ffd2c4', first: '#ff3d6e', last: '#5b2bd6', ink: '#2d1152' },
        { strands: 40, weight: 1 },
      ),
      finish: { bloom: 0, grain: 4 },
    },
  },
  {
    key: 'albums/wendeschleife',
    folder: 'Music/Linie 8/Wendeschleife',
    facts: albumFacts({
      artists: ['Linie 8'],
      year: 2025,
      label: 'Spätschicht',
      popularity: 715,
      genres: ['dance', 'electronic'],
      owner: 'spaetschicht',
      tags: ['weekly-show'],
    }),
    texts: {
      de: {
        title: 'Wendeschleife',
        shortDescription:
          'Eine Straßenbahnfahrt von der ersten bis zur letzten Haltestelle, 124 Schläge in der Minute.',
        description:
          'Linie 8 ist eine Fahrerin aus Dresden, die im Betriebshof Türen, Bremsen und Weichen aufgenommen hat. Acht Haltestellen, acht Stücke in einer einzigen Fahrt; zwischen „Albertplatz“ und „Endstation“ schläft niemand ein.',
      },
      en: {
        title: 'Turning Loop',
        shortDescription: 'A tram ride from the first stop to the last at 124 beats a minute.',
        description:
          'Linie 8 is a driver from Dresden who recorded doors, brakes and points at the depot. Eight stops and eight tracks in a single ride, and nobody falls asleep between “Albertplatz” and “Terminus”.',
      },
    },
    parts: tracks(
      ['Betriebshof', 'Depot'],
      'Albertplatz',
      ['Türen schließen', 'Doors Closing'],
      ['Oberleitung', 'Overhead Wire'],
      ['Brücke ohne Halt', 'Bridge Without a Stop'],
      ['Kontrolle', 'Tickets, Please'],
      ['Weiche', 'Points'],
      ['Endstation', 'Terminus'],
    ),
    art: {
      cover: ring(
        { title: { de: 'Wendeschleife', en: 'Turning Loop' }, artist: 'Linie 8' },
        { ground: '#0b0f1e', low: '#1a2350', inner: '#ffd23f', outer: '#2fd3c6', ink: '#fdf6e3' },
      ),
      finish: { bloom: 0.3, grain: 5 },
    },
  },
  {
    key: 'albums/kesayo',
    folder: 'Music/Aava Niemi/Kesäyö',
    facts: albumFacts({
      artists: ['Aava Niemi'],
      year: 2023,
      label: 'Kaamos Äänet',
      popularity: 560,
      genres: ['electronic', 'dance'],
      country: 'FI',
      owner: 'kaamos',
      tags: ['weekly-show'],
    }),
    texts: {
      de: {
        title: 'Kesäyö',
        shortDescription: 'Eine EP für die eine Nacht im Jahr, in der niemand das Licht ausmacht.',
        description:
          'Aava Niemi nahm fünf Stücke auf einem Steg bei Kuopio auf, zwischen elf Uhr abends und vier Uhr früh, bei Tageslicht. Die Mücken sind im Mix geblieben. Zu „Laituri“ kann man tanzen, wenn man die Schuhe auszieht.',
      },
      en: {
        title: 'Kesäyö',
        shortDescription: 'An EP for the one night of the year when nobody turns off the light.',
        description:
          'Aava Niemi recorded five tracks on a jetty near Kuopio between eleven at night and four in the morning, in daylight. The mosquitoes stayed in the mix. You can dance to “Laituri” if you take your shoes off.',
      },
    },
    parts: tracks('Laituri', 'Yötön yö', 'Hyttynen', 'Usva', 'Aamukahvi'),
    art: {
      cover: birches(
        { title: 'Kesäyö', artist: 'Aava Niemi' },
        {
          sky: '#f6c3b7',
          low: '#ffe6b8',
          sun: '#ff6a4d',
          bark: '#fbf6ee',
          mark: '#2d2a3a',
          lake: '#6d7fb0',
          ink: '#1d1f3d',
        },
      ),
      finish: { bloom: 0.1, grain: 5 },
    },
  },
  {
    key: 'albums/nullpunkt',
    folder: 'Music/Kontur/Nullpunkt',
    facts: albumFacts({
      artists: ['Kontur'],
      year: 2021,
      label: 'Klangwerk',
      popularity: 480,
      genres: ['electronic'],
      tags: ['cliq-highlights'],
    }),
    texts: {
      de: {
        title: 'Nullpunkt',
        shortDescription: 'Zwölf Messungen der Stille, jede etwas dichter als die letzte.',
        description:
          'Kontur beginnen mit ein paar Sinustönen, die einander verfehlen, und legen in jedem Stück etwas dazu, bis es ein Lied ist. Zwölf Teile, eine einzige Aufnahme: die genaueste Platte über das Ungefähre.',
      },
      en: {
        title: 'Point Zero',
        shortDescription: 'Twelve measurements of silence, each a little denser than the last.',
        description:
          'Kontur start with a few sine waves that miss each other and add something in every piece until it is a song. Twelve parts, one single recording: the most precise record about approximation.',
      },
    },
    parts: tracks(
      ['Minus sechzig', 'Minus Sixty'],
      ['Leerlauf', 'Idle'],
      ['Eichung', 'Calibration'],
      ['Toleranz', 'Tolerance'],
      'Drift',
      ['Schwebung', 'Beating'],
      ['Nulllinie', 'Baseline'],
      ['Rundungsfehler', 'Rounding Error'],
      ['Ungefähr', 'Roughly'],
      ['Ausschlag', 'Deflection'],
      ['Grenzwert', 'Limit'],
      ['Plus drei', 'Plus Three'],
    ),
    art: {
      cover: gratings(
        { title: { de: 'Nullpunkt', en: 'Point Zero' }, artist: 'Kontur' },
        { ground: '#e9eef0', line: '#10131a', plate: '#c8f23f', ink: '#10131a' },
        6,
      ),
      finish: { bloom: 0, grain: 3 },
    },
  },
  {
    key: 'albums/pausenraum',
    folder: 'Music/Linie 8/Pausenraum',
    facts: albumFacts({
      artists: ['Linie 8', 'Aava Niemi'],
      year: 2021,
      label: 'Spätschicht',
      popularity: 395,
      genres: ['electronic', 'ambient'],
      owner: 'spaetschicht',
    }),
    texts: {
      de: {
        title: 'Pausenraum',
        shortDescription: 'Sechs Stücke für die zwanzig Minuten zwischen zwei Schichten.',
        description:
          'Linie 8 schickte Aava Niemi das Brummen eines Kühlschranks, Aava Niemi schickte einen See zurück. Aus dem Briefwechsel wurde ein Band, das im Betriebshof noch heute läuft: Musik, die sich neben einen setzt und nichts fragt.',
      },
      en: {
        title: 'Break Room',
        shortDescription: 'Six pieces for the twenty minutes between two shifts.',
        description:
          'Linie 8 sent Aava Niemi the hum of a fridge, and Aava Niemi sent back a lake. The exchange became a tape that is still playing at the depot: music that sits down beside you and asks no questions.',
      },
    },
    parts: tracks(
      ['Kühlschrank', 'Fridge'],
      ['See', 'Lake'],
      ['Spind 14', 'Locker 14'],
      ['Automatenkaffee', 'Machine Coffee'],
      ['Beine hoch', 'Feet Up'],
      ['Gleich weiter', 'Back in a Minute'],
    ),
    art: {
      cover: cassette(
        { title: { de: 'Pausenraum', en: 'Break Room' }, artist: 'Linie 8 + Aava Niemi' },
        {
          ground: '#bfe3dc',
          low: '#7fb9c4',
          shell: '#f7f3ea',
          label: '#1f3350',
          bars: ['#f2a7b5', '#f7d774', '#8fd0c2'],
          tape: '#4a3a34',
          ink: '#f7f3ea',
        },
        'B',
      ),
      finish: { bloom: 0, grain: 5 },
    },
  },
]
