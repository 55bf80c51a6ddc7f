/** Hip-hop albums. */
import { fronds } from '../art/covers/albums-paper.ts'
import { boxes, cassette, loudType } from '../art/covers/albums-things.ts'
import { albumFacts, tracks } from './album.ts'
import type { DemoRecord } from './record.ts'

export const HIP_HOP_ALBUMS: readonly DemoRecord[] = [
  {
    key: 'albums/treppenhaus',
    folder: 'Music/Selma Rau/Treppenhaus',
    facts: albumFacts({
      artists: ['Selma Rau'],
      year: 2025,
      label: 'Dritter Stock',
      popularity: 905,
      genres: ['hip-hop'],
      rating: 'FSK 12',
      tags: ['weekly-show', 'cliq-top10'],
    }),
    texts: {
      de: {
        title: 'Treppenhaus',
        shortDescription: 'Elf Stockwerke, elf Stücke, der Aufzug ist kaputt.',
        description:
          'Selma Rau baut das Haus von unten nach oben nach, ohne ein Wort zu sagen: Briefkästen, Brandschutztür, die Frau aus dem Vierten, die alles weiß. Auf jedem Absatz wechselt der Takt, auf dem Dach sind nur noch Streicher und Wind.',
      },
      en: {
        title: 'Stairwell',
        shortDescription: 'Eleven floors, eleven tracks, and the lift is out of order.',
        description:
          'Selma Rau rebuilds her building from the bottom up without saying a word: letter boxes, fire door, the woman on the fourth floor who knows everything. The beat changes on every landing, and on the roof there is nothing left but strings and wind.',
      },
    },
    parts: tracks(
      ['Klingelschild', 'Names by the Bell'],
      ['Briefkasten', 'Letter Box'],
      ['Kinderwagen im Weg', 'Pram in the Way'],
      ['Zweiter Stock, Streit', 'Second Floor, Row'],
      ['Frau Kowalke weiß Bescheid', 'Mrs Kowalke Knows'],
      ['Brandschutztür', 'Fire Door'],
      ['Licht geht aus', 'The Light Goes Out'],
      ['Achter ohne Aufzug', 'Eighth Without a Lift'],
      ['Nachsendeauftrag', 'Forwarding Address'],
      ['Letzter Absatz', 'Last Landing'],
      ['Dach', 'Roof'],
    ),
    art: {
      cover: loudType(
        { title: { de: 'Treppenhaus', en: 'Stairwell' }, artist: 'Selma Rau' },
        {
          rows: { de: ['TREP', 'PEN', 'HAUS'], en: ['STAIR', 'WELL'] },
          ground: '#f2c230',
          inks: ['#16120f', '#d5321f', '#16120f'],
          step: '#16120f',
          cut: 'stairs',
          small: '#16120f',
        },
      ),
      finish: { bloom: 0, grain: 9 },
    },
  },
  {
    key: 'albums/kehrwoche',
    folder: 'Music/Onkel Ramon/Kehrwoche',
    facts: albumFacts({
      artists: ['Onkel Ramon'],
      year: 2020,
      label: 'Dritter Stock',
      popularity: 610,
      genres: ['hip-hop'],
      rating: 'FSK 12',
      tags: ['weekly-show'],
    }),
    texts: {
      de: {
        title: 'Kehrwoche',
        shortDescription: 'Fünf Stücke vom Band, aufgenommen zwischen Besen und Eimer.',
        description:
          'Das erste Tape von Onkel Ramon, damals in vierzig Stück beim Bäcker verkauft. Man hört den Kassettenrekorder einrasten, man hört den Besen als Hi-Hat, und Seite B ist leer geblieben, weil das Treppenhaus sauber war.',
      },
      en: {
        title: 'Sweeping Rota',
        shortDescription: 'Five tracks from a tape made between broom and bucket.',
        description:
          'Onkel Ramon’s first tape, forty copies, sold at the baker’s. You can hear the recorder click, you can hear a broom playing hi-hat, and side B stayed empty because the stairs were clean.',
      },
    },
    parts: tracks(
      ['Besenrein', 'Broom-Clean'],
      ['Eimer', 'Bucket'],
      ['Hausordnung', 'House Rules'],
      ['Ruhe da oben', 'Quiet Up There'],
      ['Montag wieder ich', 'My Turn Again on Monday'],
    ),
    art: {
      cover: cassette(
        { title: { de: 'Kehrwoche', en: 'Sweeping Rota' }, artist: 'Onkel Ramon' },
        {
          ground: '#d8432b',
          low: '#8f1f1c',
          shell: '#2b2320',
          label: '#f5ead2',
          bars: ['#e9a12f', '#d8432b', '#2f6f6a', '#1f3d4d'],
          tape: '#3d2a22',
          ink: '#2b2320',
        },
      ),
      finish: { bloom: 0, grain: 7 },
    },
  },
  {
    key: 'albums/gece-vardiyasi',
    folder: 'Music/Derya Aksu/Gece Vardiyası',
    facts: albumFacts({
      artists: ['Derya Aksu'],
      year: 2024,
      label: 'Spätschicht',
      popularity: 690,
      genres: ['hip-hop', 'electronic'],
      rating: 'FSK 12',
      country: 'TR',
      owner: 'spaetschicht',
      tags: ['cliq-top10'],
    }),
    texts: {
      de: {
        title: 'Gece Vardiyası',
        shortDescription: 'Nachtschicht in Izmir: acht Beats für Leute, die um vier Uhr Pause haben.',
        description:
          'Derya Aksu hat sechs Jahre lang in einer Großbäckerei in Izmir gearbeitet, und man hört es: Die Bässe gehen auf wie Teig, die Saz läuft im Takt der Bänder. In „Dört Buçuk“ klopft die ganze Schicht den Takt, ungeprobt und richtig.',
      },
      en: {
        title: 'Gece Vardiyası',
        shortDescription: 'Night shift in Izmir: eight beats for people whose break is at four.',
        description:
          'Derya Aksu spent six years working in an industrial bakery in Izmir, and it shows: the bass rises like dough and the saz keeps time with the conveyor belts. On “Dört Buçuk” the whole shift beats time, unrehearsed and dead right.',
      },
    },
    parts: tracks(
      'Kart Bas',
      'Un',
      'Servis Kapısı',
      'Dört Buçuk',
      'Annem Aradı',
      'Çay Molası',
      'Fırın',
      'Gün Doğmadan',
    ),
    art: {
      cover: boxes(
        { title: 'Gece Vardiyası', artist: 'Derya Aksu' },
        {
          wall: '#12121f',
          boxes: ['#24233f', '#2d2a52', '#1d2c46', '#352448'],
          cone: '#3a3a5e',
          hot: '#ff7a2f',
          ink: '#ffe9cf',
        },
      ),
      finish: { bloom: 0.2, grain: 6 },
    },
  },
  {
    key: 'albums/zweite-stimme',
    folder: 'Music/Onkel Ramon/Zweite Stimme',
    facts: albumFacts({
      artists: ['Onkel Ramon', 'Ida Lindqvist Trio'],
      year: 2026,
      label: 'Klangwerk',
      popularity: 740,
      genres: ['jazz', 'hip-hop'],
      tags: ['weekly-show', 'cliq-favorites'],
    }),
    texts: {
      de: {
        title: 'Zweite Stimme',
        shortDescription: 'Ein Trio, ein Sampler und die Frage, wer hier wen begleitet.',
        description:
          'Onkel Ramon wollte vom Ida Lindqvist Trio nur vier Takte leihen. Das Trio kam gleich mit. Sechs Stücke, in denen das Klavier dem Plattenspieler ins Wort fällt und der Bass so tut, als sei er immer schon aus Vinyl gewesen.',
      },
      en: {
        title: 'Second Voice',
        shortDescription: 'A trio, a sampler, and the question who is accompanying whom.',
        description:
          'Onkel Ramon only meant to borrow four bars from the Ida Lindqvist Trio. The trio came along with them. Six pieces in which the piano interrupts the turntable and the bass pretends it was always made of vinyl.',
      },
    },
    parts: tracks(
      ['Vier Takte', 'Four Bars'],
      ['Widerwort', 'Talking Back'],
      ['Kreidestrich', 'Chalk Line'],
      ['Ramon fragt Ida', 'Ramon Asks Ida'],
      ['Ida fragt zurück', 'Ida Asks Back'],
      ['Einstimmig', 'Unanimous'],
    ),
    art: {
      cover: fronds(
        {
          title: { de: 'Zweite Stimme', en: 'Second Voice' },
          artist: {
            de: 'Onkel Ramon und das Ida Lindqvist Trio',
            en: 'Onkel Ramon and the Ida Lindqvist Trio',
          },
        },
        {
          papers: ['#e4572e', '#f3ead7', '#17324d', '#f2b134'],
          leaves: ['#17324d', '#f3ead7', '#e4572e', '#2a8c82'],
          plate: '#f3ead7',
          ink: '#17324d',
        },
      ),
      finish: { bloom: 0, grain: 7 },
    },
  },
]
