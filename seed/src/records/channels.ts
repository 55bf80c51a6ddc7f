/** Radio channels: each plays five pieces of its own between those its programme selects. */
import { figures, grille, mast, meter, type Panel, scale, type Station } from '../art/covers/channels.ts'
import type { Cover } from '../art/art.ts'
import { tracks } from './album.ts'
import type { DemoRecord, DemoTexts, ProgrammeRules } from './record.ts'

type Channel = {
  key: string
  station: Station
  genre: string
  popularity: number
  texts: Record<keyof DemoTexts, readonly [shortDescription: string, description: string]>
  design: (station: Station, panel: Panel) => Cover
  panel: Panel
  /** The presenter, if it is somebody from the catalogue. */
  host?: string
  tags?: readonly string[]
  /** What it plays besides its own pieces. */
  rules: ProgrammeRules
  /** Its own pieces, in German and English. */
  pieces: Parameters<typeof tracks>
  isForKids?: boolean
}

const plays = (...genres: string[]): ProgrammeRules[number] => ({
  categories: genres.map((genre) => `music-stream:${genre}`),
})

const channel = ({
  key,
  station,
  genre,
  popularity,
  texts,
  design,
  panel,
  host,
  tags = [],
  rules,
  pieces,
  isForKids = false,
}: Channel): DemoRecord => ({
  key: `channels/${key}`,
  folder: `Music/Radio/${station.name}`,
  facts: {
    kind: 'channel',
    live: true,
    programme: { rules, apartHours: 2 },
    language: 'zxx',
    country: 'DE',
    owner: 'aether',
    publisher: 'Funkhaus Äther',
    popularity,
    ...(isForKids ? { rating: 'FSK 0' } : {}),
    categories: [`music-stream:${genre}`, ...(isForKids ? ['kids', 'kids:music-stream'] : [])],
    tags: [...tags],
    people: host === undefined ? [] : [{ name: host, role: 'artist' }],
  },
  texts: {
    de: { title: station.name, shortDescription: texts.de[0], description: texts.de[1] },
    en: { title: station.name, shortDescription: texts.en[0], description: texts.en[1] },
  },
  parts: tracks(...pieces),
  art: { cover: design(station, panel), finish: { bloom: 0.22, grain: 4 } },
})

export const CHANNELS: readonly DemoRecord[] = [
  channel({
    key: 'bordstein',
    station: { name: 'Bordstein Radio', frequency: '98.4' },
    genre: 'hip-hop',
    popularity: 860,
    tags: ['weekly-show'],
    rules: [plays('hip-hop')],
    pieces: [
      ['Bordsteinkante', 'Kerbstone'],
      ['Rote Welle', 'Red Wave'],
      ['Ball unterm Auto', 'Ball Under the Car'],
      ['Spätkauf', 'Corner Shop'],
      ['Nach dem Regen', 'After the Rain'],
    ],
    texts: {
      de: [
        'Hip-Hop von der Straßenkante, zum Anlehnen.',
        'Beats, wie sie aus offenen Autofenstern kommen, gemischt von Leuten, die dabei waren oder dabei gewesen sein wollen. Darunter hört man die Straße, und niemand redet dazwischen.',
      ],
      en: [
        'Hip hop from the edge of the pavement, to lean on.',
        'Beats as they come out of open car windows, mixed by people who were there or wish they had been. Below them you hear the street, and nobody talks in between.',
      ],
    },
    design: figures,
    panel: { ground: '#f4502a', low: '#b51f2e', line: '#ffd9b8', hot: '#fff3d6', ink: '#fff8ea' },
  }),
  channel({
    key: 'dritter-stock',
    station: { name: 'Dritter Stock', frequency: '101.3' },
    genre: 'hip-hop',
    popularity: 640,
    host: 'Onkel Ramon',
    rules: [
      { from: '06:00', ...plays('hip-hop') },
      { from: '22:00', ...plays('hip-hop', 'jazz') },
    ],
    pieces: [
      ['Kaltes Wasser', 'Cold Water'],
      ['Geschirrtuch', 'Tea Towel'],
      ['Waschgang', 'Wash Cycle'],
      ['Niemand klingelt', 'Nobody Rings'],
      ['Fensterbrett', 'Windowsill'],
    ],
    texts: {
      de: [
        'Onkel Ramon legt auf, was er im Hausflur gefunden hat.',
        'Beats ohne Eile und ohne Text, aufgenommen in der Küche, während nebenan die Maschine läuft. Gut zum Arbeiten, besser zum Nichtarbeiten.',
      ],
      en: [
        'Onkel Ramon plays what he found in the hallway.',
        'Beats in no hurry and without words, recorded in the kitchen while the machine runs next door. Good for working, better for not working.',
      ],
    },
    design: meter,
    panel: { ground: '#23303a', low: '#121a22', line: '#9fb6b9', hot: '#f4a63a', ink: '#f6eddc' },
  }),
  channel({
    key: 'kopfnicker',
    station: { name: 'Kopfnicker', frequency: '89.7' },
    genre: 'hip-hop',
    popularity: 590,
    rules: [plays('hip-hop', 'jazz')],
    pieces: [
      ['Zwei Sekunden', 'Two Seconds'],
      ['Seite eins, Rille drei', 'Side One, Groove Three'],
      ['Hinterer Bus', 'Back of the Bus'],
      ['Nacken', 'Neck'],
      ['Auslaufrille', 'Run-Out Groove'],
    ],
    texts: {
      de: [
        'Neunziger-Samples, Kopfhörer auf, Nacken locker.',
        'Jazzplatten, aus denen jemand die besten zwei Sekunden herausgehört und zwei Minuten lang nicht mehr losgelassen hat. Kein Wort zu viel, keins zu wenig: keins.',
      ],
      en: [
        'Nineties samples, headphones on, neck loose.',
        'Jazz records from which somebody picked out the best two seconds and would not let go of them for two minutes. Not a word too many nor too few: none.',
      ],
    },
    design: grille,
    panel: { ground: '#3a2a5c', low: '#1c1533', line: '#7a68b8', hot: '#f7c948', ink: '#f6efff' },
  }),
  channel({
    key: 'brandung',
    station: { name: 'Brandung FM', frequency: '105.6' },
    genre: 'dance',
    popularity: 830,
    tags: ['weekly-show'],
    rules: [
      { from: '06:00', ...plays('pop', 'dance') },
      { from: '20:00', ...plays('dance', 'electronic') },
    ],
    pieces: [
      ['Ebbe', 'Ebb'],
      ['Auflaufend', 'Making Tide'],
      ['Springflut', 'Spring Tide'],
      ['Hochwasser Büsum', 'High Water Büsum'],
      ['Ablaufend', 'Falling Tide'],
    ],
    texts: {
      de: [
        'Tanzmusik in Wellen: von der Ebbe zur Flut und zurück.',
        'Das Tempo folgt dem Tidenkalender von Büsum. Bei Hochwasser wird es schnell, bei Niedrigwasser dürfen die Bässe trocknen. Die eigenen Stücke des Senders gehen ineinander über wie das Wasser auch.',
      ],
      en: [
        'Dance music in waves: from ebb to flood and back.',
        'The tempo follows the tide table of Büsum. At high water it gets fast; at low water the bass lines are left out to dry. The station’s own pieces run into one another, as the water does.',
      ],
    },
    design: mast,
    panel: { ground: '#0a4a6b', low: '#062238', line: '#5fb6c9', hot: '#ff6b57', ink: '#eaf9fb' },
  }),
  channel({
    key: 'stromkreis',
    station: { name: 'Stromkreis', frequency: '92.2' },
    genre: 'electronic',
    popularity: 570,
    host: 'Kontur',
    rules: [plays('electronic')],
    pieces: [
      ['Einschalten', 'Power On'],
      ['Kabelsalat', 'Cable Salad'],
      ['Erdung', 'Grounding'],
      ['Brumm', 'Hum'],
      'Standby',
    ],
    texts: {
      de: [
        'Elektronik ohne Pause, ausgewählt von Kontur.',
        'Modulare Geräte, die Kontur am Freitag verkabeln und bis Montag allein lassen. Manchmal finden sie ein Lied. Was sie gefunden haben, läuft hier.',
      ],
      en: [
        'Electronic music without a break, chosen by Kontur.',
        'Modular machines that Kontur wire up on Friday and leave alone till Monday. Sometimes they find a song. What they have found is played here.',
      ],
    },
    design: scale,
    panel: { ground: '#10241f', low: '#07110f', line: '#bff5d2', hot: '#49f08a', ink: '#eafff2' },
  }),
  channel({
    key: 'refrain',
    station: { name: 'Refrain Eins', frequency: '95.0' },
    genre: 'pop',
    popularity: 910,
    tags: ['weekly-show'],
    rules: [plays('pop')],
    pieces: [
      ['Noch einmal', 'Once More'],
      ['Ohrwurm', 'Earworm'],
      ['Die zweite Zeile', 'The Second Line'],
      ['Alle zusammen', 'All Together'],
      ['Schlussakkord', 'Final Chord'],
    ],
    texts: {
      de: [
        'Pop, den man nach zehn Sekunden mitsummt.',
        'Nur Lieder mit Refrain, und keins zweimal, bevor die anderen dran waren. Worte haben die wenigsten, also vergisst niemand den Text; im Funkhaus summen auch alle.',
      ],
      en: [
        'Pop you will be humming along to in ten seconds.',
        'Only songs with a chorus, and none twice before the others have had their turn. Few have words, so nobody forgets them; at the station everybody hums, too.',
      ],
    },
    design: mast,
    panel: { ground: '#ffb3c7', low: '#ff7fa0', line: '#fff0f3', hot: '#7a1248', ink: '#5a0d3c' },
  }),
  channel({
    key: 'verzerrer',
    station: { name: 'Verzerrer', frequency: '103.9' },
    genre: 'rock',
    popularity: 545,
    rules: [plays('rock')],
    pieces: [
      ['Vorglühen', 'Warming Up'],
      ['Röhre drei', 'Valve Three'],
      ['Nachbarn', 'Neighbours'],
      ['Proberaum, Donnerstag', 'Rehearsal Room, Thursday'],
      ['Sicherung raus', 'Blown Fuse'],
    ],
    texts: {
      de: [
        'Rock mit Röhren, die erst warm werden müssen.',
        'Gitarren ohne Rücksicht auf die Nachbarn des Funkhauses, dazu eine Orgel, die sich nicht unterkriegen lässt. Dazwischen Proberaumbänder, die nie jemand hören sollte. Sie sind oft am besten.',
      ],
      en: [
        'Rock from valves that need warming up first.',
        'Guitars regardless of the neighbours, and an organ that will not be kept down. In between, rehearsal tapes that nobody was ever meant to hear. Those are often the best.',
      ],
    },
    design: meter,
    panel: { ground: '#f2e6cf', low: '#e0cda6', line: '#3a2f28', hot: '#cf2e20', ink: '#231a15' },
  }),
  channel({
    key: 'pultlicht',
    station: { name: 'Pultlicht', frequency: '87.8' },
    genre: 'classical',
    popularity: 410,
    rules: [plays('classical')],
    pieces: [
      ['Pastorale am Morgen', 'Morning Pastoral'],
      ['Allegro für einen Schreibtisch', 'Allegro for a Desk'],
      ['Adagio, Lampe aus', 'Adagio, Lamp Off'],
      ['Scherzo mit Radiergummi', 'Scherzo with Eraser'],
      ['Feierabendmarsch', 'Going-Home March'],
    ],
    texts: {
      de: [
        'Klassik für den Schreibtisch, ganze Sätze, keine Häppchen.',
        'Hier wird kein Satz vor dem letzten Takt ausgeblendet. Am Morgen eine Pastorale, am Abend ein Marsch, dazwischen das Adagio, bei dem man die Lampe ausmacht.',
      ],
      en: [
        'Classical music for the desk: whole movements, no morsels.',
        'No movement is faded out before its last bar here. A pastoral in the morning, a march in the evening, and in between the adagio for which you turn the lamp off.',
      ],
    },
    design: scale,
    panel: { ground: '#3b1f1a', low: '#1a0d0c', line: '#f6dcb0', hot: '#ffb14a', ink: '#fff1da' },
  }),
  channel({
    key: 'blaue-stunde',
    station: { name: 'Blaue Stunde', frequency: '100.1' },
    genre: 'jazz',
    popularity: 615,
    rules: [
      { from: '06:00', ...plays('jazz', 'soul', 'folk') },
      { from: '17:00', ...plays('jazz') },
    ],
    pieces: [
      ['Jacke über den Stuhl', 'Jacket over the Chair'],
      ['Eiswürfel', 'Ice Cubes'],
      ['Besen auf Fell', 'Brushes on Skin'],
      ['Gegenüber geht Licht an', 'A Light Across the Street'],
      ['Noch einer kommt', 'One More Comes In'],
    ],
    texts: {
      de: [
        'Jazz für die Zeit zwischen Feierabend und Abend.',
        'Besen auf Fell, ein Bass, der sich Zeit lässt, und ein Saxofon, das gerade erst hereingekommen ist. Läuft am besten, während das Fenster langsam dunkel wird.',
      ],
      en: [
        'Jazz for the time between knocking off and going out.',
        'Brushes on skin, a bass that takes its time, and a saxophone that has only just come in. Best played while the window slowly goes dark.',
      ],
    },
    design: figures,
    panel: { ground: '#20407a', low: '#0d1b45', line: '#8fb4f0', hot: '#ffd27a', ink: '#eef4ff' },
  }),
  channel({
    key: 'gummistiefel',
    station: { name: 'Radio Gummistiefel', frequency: '90.5' },
    genre: 'pop',
    popularity: 720,
    host: 'Trommelkiste',
    isForKids: true,
    rules: [{ categories: ['kids:music-stream'] }],
    pieces: [
      ['Hüpf los', 'Start Hopping'],
      ['Matschküche', 'Mud Kitchen'],
      ['Schneller als der Hund', 'Faster Than the Dog'],
      ['Ameisenparade', 'Ant Parade'],
      ['Der Mond liegt schon', 'The Moon Is in Bed'],
    ],
    texts: {
      de: [
        'Lieder und Quatsch für Kinder, ohne Nachrichten und ohne Werbung.',
        'Stücke zum Hüpfen und ein paar zum Liegen. Worte gibt es kaum, also dürfen alle eigene erfinden, auch die ganz Kleinen.',
      ],
      en: [
        'Songs and nonsense for children, with no news and no advertising.',
        'Pieces for jumping and a few for lying down. There are hardly any words, so everybody may make up their own, even the very small.',
      ],
    },
    design: grille,
    panel: { ground: '#37c2b0', low: '#1797a6', line: '#c8f5ec', hot: '#ffe14d', ink: '#ffffff' },
  }),
]
