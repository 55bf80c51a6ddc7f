/** Pop. */
import { fronds } from '../art/covers/albums-paper.ts'
import { bands } from '../art/covers/albums-pattern.ts'
import { loudType } from '../art/covers/albums-things.ts'
import { albumFacts, tracks } from './album.ts'
import type { DemoRecord } from './record.ts'

export const POP_ALBUMS: readonly DemoRecord[] = [
  {
    key: 'albums/marlene-voss',
    folder: 'Music/Marlene Voss/Marlene Voss',
    facts: albumFacts({
      artists: ['Marlene Voss'],
      year: 2026,
      label: 'Klangwerk',
      popularity: 875,
      genres: ['pop'],
      rating: 'FSK 0',
      language: 'de',
      tags: ['cliq-top10'],
    }),
    texts: {
      de: {
        title: 'Marlene Voss',
        shortDescription: 'Nach zwei Platten unter falschem Namen eine unter dem richtigen.',
        description:
          'Zehn Jahre lang schrieb Marlene Voss Lieder für andere. Für dieses Album hat sie die besten zurückverlangt. Die Band spielt die Melodie, die Worte stehen im Beiheft: Gesungen wird zu Hause. Drei Akkorde und ein Chor aus Kolleginnen, der nur „ah“ sagt.',
      },
      en: {
        title: 'Marlene Voss',
        shortDescription: 'After two records under a false name, one under the real one.',
        description:
          'For ten years Marlene Voss wrote songs for other people. For this album she asked for the best ones back. The band plays the tune, the words (in German) are in the booklet, and the singing is done at home. Three chords, and a choir of colleagues who only say “ah”.',
      },
    },
    parts: tracks(
      ['Guten Tag, ich bin’s', 'Hello, It’s Me'],
      ['Unter meinem Namen', 'Under My Own Name'],
      ['Brötchentüte', 'Paper Bag'],
      ['Wasserfarben', 'Watercolours'],
      ['Geliehen', 'Borrowed'],
      ['Du hast das Rad erfunden', 'You Invented the Wheel'],
      ['Parkplatz am See', 'Car Park by the Lake'],
      ['Chor der Kolleginnen', 'Choir of Colleagues'],
      ['Beinahe', 'Almost'],
      ['Unterschrift', 'Signature'],
    ),
    art: {
      cover: loudType(
        { title: 'Marlene Voss', artist: 'Marlene Voss' },
        {
          rows: ['MAR', 'LENE', 'VOSS'],
          ground: '#f4d3dd',
          inks: ['#d6264f', '#1f3d8a', '#0f7a5c'],
          step: '#f7b733',
          cut: 'shift',
          small: '#1f3d8a',
        },
      ),
      finish: { bloom: 0, grain: 6 },
    },
  },
  {
    key: 'albums/fenetres',
    folder: 'Music/Camille Ardent/Les fenêtres d’en face',
    facts: albumFacts({
      artists: ['Camille Ardent'],
      year: 2022,
      label: 'Disques du Quai',
      popularity: 665,
      genres: ['pop'],
      country: 'FR',
      owner: 'quai',
      tags: ['cliq-top10', 'cliq-favorites'],
    }),
    texts: {
      de: {
        title: 'Les fenêtres d’en face',
        shortDescription: 'Zehn Chansons ohne Worte über Leute, die man nur von gegenüber kennt.',
        description:
          'Camille Ardent wohnt in Marseille an einer Gasse von drei Metern Breite. Ihr Akkordeon erzählt vom Cellisten, der nie umblättert, von der Witwe mit den Tomaten, vom Paar, das im Stehen isst. Niemand wird verraten, alle erkennen sich wieder.',
      },
      en: {
        title: 'Les fenêtres d’en face',
        shortDescription: 'Ten chansons without words about people one only knows from across the street.',
        description:
          'Camille Ardent lives in Marseille on an alley three metres wide. Her accordion tells of the cellist who never turns the page, the widow with the tomatoes, the couple who eat standing up. Nobody is given away; everybody recognises themselves.',
      },
    },
    parts: tracks(
      'Trois mètres',
      'Le violoncelle du second',
      'Tomates',
      'Ils mangent debout',
      'Rideau',
      'La lumière de minuit et quart',
      'Bonjour, inconnue',
      'Linge',
      'Quelqu’un déménage',
      'À louer',
    ),
    art: {
      cover: fronds(
        { title: 'Les fenêtres d’en face', artist: 'Camille Ardent' },
        {
          papers: ['#1f5aa6', '#f7f1e3', '#8fc1e3', '#f29ba8'],
          leaves: ['#f7f1e3', '#e23d3d', '#1f5aa6', '#147a5a'],
          plate: '#f7f1e3',
          ink: '#1f3a73',
        },
      ),
      finish: { bloom: 0, grain: 6 },
    },
  },
  {
    key: 'albums/wetterleuchten',
    folder: 'Music/Marlene Voss/Wetterleuchten (EP)',
    facts: albumFacts({
      artists: ['Marlene Voss', 'Kontur'],
      year: 2025,
      label: 'Klangwerk',
      popularity: 540,
      genres: ['pop', 'electronic'],
      tags: ['cliq-highlights'],
    }),
    texts: {
      de: {
        title: 'Wetterleuchten',
        shortDescription: 'Fünf Stücke, bei denen es hinter den Hügeln schon flackert.',
        description:
          'Kontur stellten Marlene Voss einen Takt hin, der nirgends anfängt. Sie spielte einfach an der Stelle los, an der sie stand. Fünf Stücke zwischen Popsong und Stromausfall; das letzte endet, weil es in jener Nacht wirklich dunkel wurde.',
      },
      en: {
        title: 'Heat Lightning',
        shortDescription: 'Five pieces with something flickering behind the hills.',
        description:
          'Kontur handed Marlene Voss a beat that starts nowhere. She simply began to play at the spot where she was standing. Five tracks between pop song and power cut; the last one ends because that night it really did go dark.',
      },
    },
    parts: tracks(
      ['Wetterleuchten', 'Heat Lightning'],
      ['Sieben Sekunden', 'Seven Seconds'],
      ['Blitzableiter', 'Lightning Rod'],
      ['Zähl bis zum Donner', 'Count to the Thunder'],
      ['Sicherung', 'Fuse'],
    ),
    art: {
      cover: bands(
        { title: { de: 'Wetterleuchten', en: 'Heat Lightning' }, artist: 'Marlene Voss + Kontur' },
        {
          ground: '#191b3a',
          inks: ['#f6e27a', '#f58f5a', '#e0507a', '#8a3fa0', '#3d3f9a', '#27305f'],
          sun: '#f6e27a',
          ink: '#fbeee0',
        },
        'round',
      ),
      finish: { bloom: 0.2, grain: 6 },
    },
  },
]
