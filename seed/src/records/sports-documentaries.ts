/** Films about sport. */
import { announced } from '../art/covers/sport-title.ts'
import { floodlight } from '../art/covers/sports-floodlight.ts'
import { flaps, pegs } from '../art/covers/sports-places.ts'
import type { DemoRecord } from './record.ts'
import { recorded } from './sport.ts'

export const DOCUMENTARIES: readonly DemoRecord[] = [
  {
    key: 'sports/der-zeugwart',
    folder: 'Sports/Dokumentationen/Der Zeugwart',
    facts: recorded({
      genres: ['documentaries', 'football'],
      competition: 'Langstrecke Film',
      popularity: 540,
      releasedOn: '2025-03-14',
      director: 'Nele Hartwig',
      tags: ['cliq-highlights', 'cliq-favorites'],
    }),
    texts: {
      de: {
        title: 'Der Zeugwart',
        shortDescription: 'Vierzig Jahre lang hat er jedes Trikot gewaschen. Eines fehlt.',
        description:
          'Alfons Kretschmar hat drei Aufstiege, fünf Trainer und elftausend Paar Stutzen erlebt. Vor dem letzten Heimspiel sucht er ein Trikot, das 1987 nicht zurückkam. Ein Film über Ordnung, Weichspüler und das, was man einem Verein nie sagt.',
      },
      en: {
        title: 'The Kit Man',
        shortDescription: 'For forty years he has washed every shirt. One is missing.',
        description:
          'Alfons Kretschmar has seen three promotions, five managers and eleven thousand pairs of socks. Before the last home game he goes looking for a shirt that never came back in 1987. A film about order, fabric softener and the things one never tells a club.',
      },
    },
    art: {
      scene: pegs({
        wall: '#e8dcc4',
        tile: '#d8c8ac',
        shirts: ['#c8372f', '#2f4f7a'],
        trim: '#fbf3e0',
        wood: '#7a5236',
        boot: '#2a2426',
        sun: '#fff6d8',
        ink: '#3a2a24',
      }),
      title: announced(
        { de: ['DER ZEUG', 'WART'], en: ['THE KIT', 'MAN'] },
        { de: 'EIN FILM VON NELE HARTWIG', en: 'A FILM BY NELE HARTWIG' },
        '#3a2a24',
        '#e8dcc4',
      ),
      ink: '#3a2a24',
      finish: { bloom: 0.15, grain: 8 },
    },
  },
  {
    key: 'sports/nebenplatz',
    folder: 'Sports/Dokumentationen/Nebenplatz',
    facts: recorded({
      genres: ['documentaries', 'football'],
      tags: ['cliq-highlights'],
      competition: 'Flutlicht Dokumentar',
      popularity: 465,
      releasedOn: '2024-01-26',
      director: 'Tarek Winkelmann',
      teams: ['SpVgg Oberlauter'],
    }),
    texts: {
      de: {
        title: 'Nebenplatz',
        shortDescription: 'Kreisklasse im Januar: Elf sind sie selten, frieren können sie alle.',
        description:
          'Eine Saison mit der SpVgg Oberlauter, die nur auf dem Nebenplatz trainieren darf, weil der Hauptplatz geschont wird. Wofür, weiß keiner. Tarek Winkelmann filmt Menschen, die bei minus acht Grad freiwillig im Kreis laufen, und findet den Grund.',
      },
      en: {
        title: 'The Second Pitch',
        shortDescription: 'Bottom division in January: seldom eleven of them, always cold.',
        description:
          'A season with SpVgg Oberlauter, who may only train on the second pitch because the first is being spared. Nobody knows what for. Tarek Winkelmann films people who run in circles at minus eight of their own free will, and finds out why.',
      },
    },
    art: {
      scene: floodlight(
        {
          sky: '#1e3a4a',
          low: '#7aa3ad',
          ground: '#c9dde2',
          turf: '#a9c9c4',
          stripe: '#b6d3cf',
          line: '#ffffff',
          lamp: '#fff1cf',
          stand: '#8a4a3a',
          home: '#d8432f',
          away: '#2a4a7a',
          ink: '#13252f',
        },
        'village',
      ),
      title: announced(
        { de: ['NEBEN', 'PLATZ'], en: ['THE SECOND', 'PITCH'] },
        { de: 'EINE DOKUMENTATION', en: 'A DOCUMENTARY' },
        '#fff6e0',
        '#1e3a4a',
      ),
      ink: '#fff6e0',
      finish: { bloom: 0.25, grain: 7 },
    },
  },
  {
    key: 'sports/die-anzeigetafel',
    folder: 'Sports/Dokumentationen/Die Anzeigetafel',
    facts: recorded({
      genres: ['documentaries', 'baseball'],
      competition: 'Langstrecke Film',
      popularity: 415,
      releasedOn: '2025-10-31',
      director: 'Ida Maarssen',
      tags: ['weekly-show', 'cliq-favorites'],
    }),
    texts: {
      de: {
        title: 'Die Anzeigetafel',
        shortDescription: 'Ein Mann, eine Leiter, vierundfünfzig Klappen aus Blech.',
        description:
          'In Neuwerk wird der Spielstand noch von Hand gestellt, und niemand hat ihn je angezweifelt. Ida Maarssen steigt mit Wieland Krull hinter die Tafel, wo es nach Öl riecht und das Spiel nur als Geräusch ankommt. Ein Film über Vertrauen mit Leiter.',
      },
      en: {
        title: 'The Scoreboard',
        shortDescription: 'One man, one ladder, fifty-four flaps of tin.',
        description:
          'In Neuwerk the score is still set by hand, and nobody has ever doubted it. Ida Maarssen climbs behind the board with Wieland Krull, where it smells of oil and the game arrives only as a sound. A film about trust, with a ladder.',
      },
    },
    art: {
      scene: flaps({
        top: '#2f3f7a',
        low: '#f29a7a',
        board: '#1f4a44',
        flap: '#12302e',
        letter: '#ffe9b0',
        accent: '#ffb83d',
        coat: '#e0674a',
        ink: '#0c1a24',
      }),
      title: announced(
        { de: ['DIE ANZEIGE', 'TAFEL'], en: ['THE SCORE', 'BOARD'] },
        { de: 'EIN FILM VON IDA MAARSSEN', en: 'A FILM BY IDA MAARSSEN' },
        '#ffe9c9',
      ),
      ink: '#ffe9c9',
      finish: { bloom: 0.15, grain: 7 },
    },
  },
]
