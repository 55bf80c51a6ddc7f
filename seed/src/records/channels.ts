/** Radio channels: always on the air, nothing to choose. */
import { figures, grille, mast, meter, type Panel, scale, type Station } from '../art/covers/channels.ts'
import type { Cover } from '../art/art.ts'
import type { DemoRecord, DemoTexts } from './record.ts'

type Channel = {
  key: string
  station: Station
  genre: string
  popularity: number
  texts: Record<keyof DemoTexts, readonly [shortDescription: string, description: string]>
  design: (station: Station, panel: Panel) => Cover
  panel: Panel
  /** Who chooses the music, where it is somebody of the catalogue. */
  host?: string
  tags?: readonly string[]
  /** What is spoken and sung; without it, nothing is. */
  language?: string
  isForKids?: boolean
}

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
  language = 'zxx',
  isForKids = false,
}: Channel): DemoRecord => ({
  key: `channels/${key}`,
  folder: `Music/Radio/${station.name}`,
  facts: {
    kind: 'channel',
    live: true,
    language,
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
  art: { cover: design(station, panel), finish: { bloom: 0.22, grain: 4 } },
})

export const CHANNELS: readonly DemoRecord[] = [
  channel({
    key: 'bordstein',
    station: { name: 'Bordstein Radio', frequency: '98.4' },
    genre: 'hip-hop',
    language: 'de',
    popularity: 860,
    tags: ['weekly-show'],
    texts: {
      de: [
        'Hip-Hop von der Straßenkante, rund um die Uhr.',
        'Deutscher Rap der letzten dreißig Jahre, gemischt von Leuten, die dabei waren oder dabei gewesen sein wollen. Zwischen den Stücken hört man die Straße: eine Ampel, einen Ball, jemanden, der „Achtung, Auto“ ruft.',
      ],
      en: [
        'Hip hop from the edge of the pavement, round the clock.',
        'Thirty years of German rap, mixed by people who were there or wish they had been. Between the tracks you hear the street: a crossing, a ball, somebody shouting “Mind the car”.',
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
    texts: {
      de: [
        'Onkel Ramon legt auf, was er im Hausflur gefunden hat.',
        'Beats ohne Eile, meistens ohne Text, manchmal mit Waschmaschine. Onkel Ramon sendet aus seiner Küche; wenn es klingelt, klingelt es. Gut zum Arbeiten, besser zum Nichtarbeiten.',
      ],
      en: [
        'Onkel Ramon plays what he found in the hallway.',
        'Beats in no hurry, mostly without words, sometimes with a washing machine. Onkel Ramon broadcasts from his kitchen; when the doorbell rings, it rings. Good for working, better for not working.',
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
    texts: {
      de: [
        'Neunziger-Samples, Kopfhörer auf, Nacken locker.',
        'Jazzplatten, aus denen jemand die besten zwei Sekunden herausgehört und vier Minuten lang nicht mehr losgelassen hat. Kein Wort zu viel, keins zu wenig: meistens keins.',
      ],
      en: [
        'Nineties samples, headphones on, neck loose.',
        'Jazz records from which somebody picked out the best two seconds and would not let go of them for four minutes. Not a word too many nor too few: usually none.',
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
    texts: {
      de: [
        'Tanzmusik in Wellen: drei Stunden Flut, drei Stunden Ebbe.',
        'Das Tempo folgt dem Tidenkalender von Büsum. Bei Hochwasser wird es schnell, bei Niedrigwasser dürfen die Bässe trocknen. Wer wissen will, wann er tanzen kann, schaut aufs Meer.',
      ],
      en: [
        'Dance music in waves: three hours of flood, three hours of ebb.',
        'The tempo follows the tide table of Büsum. At high water it gets fast; at low water the bass lines are left out to dry. If you want to know when to dance, look at the sea.',
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
    texts: {
      de: [
        'Elektronik ohne Anfang und Ende, ausgewählt von Kontur.',
        'Modulare Geräte, die Kontur am Freitag verkabeln und bis Montag allein lassen. Manchmal finden sie ein Lied. Das Brummen bei Minute acht gehört so.',
      ],
      en: [
        'Electronic music without beginning or end, chosen by Kontur.',
        'Modular machines that Kontur wire up on Friday and leave alone till Monday. Sometimes they find a song. The hum at minute eight is meant to be there.',
      ],
    },
    design: scale,
    panel: { ground: '#10241f', low: '#07110f', line: '#bff5d2', hot: '#49f08a', ink: '#eafff2' },
  }),
  channel({
    key: 'refrain',
    station: { name: 'Refrain Eins', frequency: '95.0' },
    genre: 'pop',
    language: 'de',
    popularity: 910,
    tags: ['weekly-show'],
    texts: {
      de: [
        'Pop, bei dem man nach zehn Sekunden mitsingt.',
        'Nur Lieder mit Refrain, und kein Refrain zweimal am Tag. Wer den Text nicht kann, darf summen; das tun die Leute im Funkhaus auch.',
      ],
      en: [
        'Pop you will be singing along to in ten seconds.',
        'Only songs with a chorus, and no chorus twice a day. If you do not know the words you may hum; that is what they do at the station.',
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
    texts: {
      de: [
        'Rock mit Röhren, die erst warm werden müssen.',
        'Gitarren von 1966 bis vorgestern, ohne Rücksicht auf die Nachbarn des Funkhauses. Donnerstags nach Mitternacht laufen Proberaumbänder, die nie jemand hören sollte. Sie sind oft am besten.',
      ],
      en: [
        'Rock from valves that need warming up first.',
        'Guitars from 1966 to the day before yesterday, regardless of the neighbours. On Thursdays after midnight they play rehearsal tapes that nobody was ever meant to hear. Those are often the best.',
      ],
    },
    design: meter,
    panel: { ground: '#f2e6cf', low: '#e0cda6', line: '#3a2f28', hot: '#cf2e20', ink: '#231a15' },
  }),
  channel({
    key: 'pultlicht',
    station: { name: 'Pultlicht', frequency: '87.8' },
    genre: 'classical',
    language: 'de',
    popularity: 410,
    texts: {
      de: [
        'Klassik für den Schreibtisch, ganze Werke, keine Häppchen.',
        'Hier wird keine Sinfonie nach dem zweiten Satz ausgeblendet. Am Abend leise Kammermusik, am Morgen Barock, dazwischen sagt eine freundliche Stimme, wer gerade gehustet hat.',
      ],
      en: [
        'Classical music for the desk: whole works, no morsels.',
        'No symphony is faded out after the second movement here. Quiet chamber music in the evening, baroque in the morning, and in between a friendly voice says who it was that coughed.',
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
    texts: {
      de: [
        'Jazz für die Zeit zwischen Feierabend und Abend.',
        'Besen auf Fell, ein Bass, der sich Zeit lässt, ab und zu ein Saxofon, das gerade erst hereingekommen ist. Läuft am besten, während das Fenster langsam dunkel wird.',
      ],
      en: [
        'Jazz for the time between knocking off and going out.',
        'Brushes on skin, a bass that takes its time, now and then a saxophone that has only just come in. Best played while the window slowly goes dark.',
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
    language: 'de',
    isForKids: true,
    texts: {
      de: [
        'Lieder und Quatsch für Kinder, ohne Nachrichten und ohne Werbung.',
        'Den ganzen Tag Musik zum Hüpfen, mittags eine halbe Stunde zum Liegen. Um sieben liest der Mond die Namen aller vor, die jetzt ins Bett gehen. Es sind immer alle dabei.',
      ],
      en: [
        'Songs and nonsense for children, with no news and no advertising.',
        'Music for jumping all day, half an hour for lying down at noon. At seven the moon reads out the names of everybody who is going to bed now. Nobody is ever left out. In German.',
      ],
    },
    design: grille,
    panel: { ground: '#37c2b0', low: '#1797a6', line: '#c8f5ec', hot: '#ffe14d', ink: '#ffffff' },
  }),
]
