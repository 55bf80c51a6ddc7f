/** Football, cycling and swimming. */
import { announced } from '../art/covers/sport-title.ts'
import { pool } from '../art/covers/sports-pool.ts'
import { passes } from '../art/covers/sports-passes.ts'
import { floodlight } from '../art/covers/sports-floodlight.ts'
import type { DemoRecord } from './record.ts'
import { live, recorded } from './sport.ts'

export const STADIUM: readonly DemoRecord[] = [
  {
    key: 'sports/stadion-24',
    folder: 'Sports/Stadion 24/Stadion 24',
    facts: live({
      genres: ['football'],
      competition: 'Flutlichtliga',
      popularity: 910,
      teams: ['SV Rheinrand', 'FC Bergfried'],
      tags: ['weekly-show', 'cliq-top10'],
    }),
    kicksOffAt: 0,
    texts: {
      de: {
        title: 'Stadion 24',
        shortDescription: 'Rund um die Uhr läuft irgendwo ein Spiel. Hier läuft es immer.',
        description:
          'Ein Flutlichtmast geht an, der nächste aus: Stadion 24 folgt dem Fußball durch die Nacht, von der Kreisliga bis zum Traditionsduell SV Rheinrand gegen FC Bergfried. Keine Werbung, kein Vorgeplänkel, nur das Spiel, das gerade ist.',
      },
      en: {
        title: 'Stadium 24',
        shortDescription: 'There is always a game on somewhere. Here it is always on.',
        description:
          'One floodlight comes on, the next goes out: Stadium 24 follows football through the night, from the parish leagues to the old quarrel of SV Rheinrand and FC Bergfried. No advertising and no build-up, only the game there is right now.',
      },
    },
    art: {
      scene: floodlight(
        {
          sky: '#101b4a',
          low: '#3c4f9e',
          ground: '#0f1838',
          turf: '#27a35a',
          stripe: '#2fb566',
          line: '#f4fff4',
          lamp: '#f2fbff',
          stand: '#232f6b',
          home: '#ff5a4a',
          away: '#ffd23f',
          ink: '#070d26',
        },
        'city',
      ),
      title: announced(
        { de: ['STADION', '24'], en: ['STADIUM', '24'] },
        { de: 'FUSSBALL RUND UM DIE UHR', en: 'FOOTBALL AROUND THE CLOCK' },
        '#ffffff',
        '#101b4a',
      ),
      ink: '#ffffff',
      finish: { bloom: 0.25, grain: 4 },
    },
  },
  {
    key: 'sports/sieben-paesse',
    folder: 'Sports/Sieben Pässe/Königsetappe',
    facts: live({
      genres: ['cycling'],
      competition: 'Sieben-Pässe-Rundfahrt',
      popularity: 860,
      teams: ['Team Windschatten', 'Équipe Montrevel', 'Radwerk Allgäu'],
      tags: ['weekly-show', 'cliq-highlights', 'cliq-top10', 'cliq-favorites'],
    }),
    kicksOffAt: 2,
    texts: {
      de: {
        title: 'Sieben Pässe: Die Königsetappe',
        shortDescription: 'Zweihundertelf Kilometer, davon gefühlt dreihundert bergauf.',
        description:
          'Die letzte Etappe der Rundfahrt führt über alle sieben Pässe an einem Tag. Hubschrauber, Motorräder und ein Kuhhirte mit Funkgerät begleiten das Feld. Wer vorn liegt, verraten wir nur denen, die zusehen.',
      },
      en: {
        title: 'Seven Passes: The Queen Stage',
        shortDescription: 'A hundred and thirty miles, some two hundred of which feel uphill.',
        description:
          'The last stage of the tour crosses all seven passes in a day. Helicopters, motorbikes and a cowherd with a radio go along with the field. Who is in front we tell only those who are watching.',
      },
    },
    art: {
      scene: passes({
        top: '#5cb4e6',
        low: '#fdf0cf',
        sun: '#ffdf5a',
        far: '#7fa9c9',
        near: '#4f8f6a',
        road: '#5b6072',
        line: '#fff8e8',
        jerseys: ['#e2453c', '#ffc928', '#2f6fe0', '#f25fa0'],
        skin: ['#e0a47a', '#7a4a34', '#c98a62', '#f0c09a'],
        ink: '#1a2233',
      }),
      title: announced(
        { de: ['SIEBEN', 'PÄSSE'], en: ['SEVEN', 'PASSES'] },
        { de: 'DIE KÖNIGSETAPPE', en: 'THE QUEEN STAGE' },
        '#123a5e',
      ),
      ink: '#123a5e',
      finish: { bloom: 0.08, grain: 4 },
    },
  },
  {
    key: 'sports/bahn-vier',
    folder: 'Sports/Kurzbahntage Jena/Bahn Vier',
    facts: live({
      genres: ['swimming'],
      tags: ['cliq-highlights'],
      competition: 'Kurzbahntage Jena',
      popularity: 605,
      teams: ['SG Saalewelle', 'Delphin Chemnitz', 'Wasserfreunde Gera'],
    }),
    kicksOffAt: 12,
    texts: {
      de: {
        title: 'Kurzbahntage: Bahn Vier',
        shortDescription: 'Der Finalabend in Jena, von oben und von unter Wasser.',
        description:
          'Auf Bahn vier schwimmt, wer im Vorlauf am schnellsten war, und alle anderen schwimmen gegen Bahn vier. Acht Finals an einem Abend, ein Becken von 1927 und Kacheln, die jede Wende gesehen haben.',
      },
      en: {
        title: 'Short Course Days: Lane Four',
        shortDescription: 'Finals night in Jena, from above and from under water.',
        description:
          'Lane four belongs to whoever was fastest in the heats, and everybody else swims against lane four. Eight finals in one evening, in a pool from 1927 whose tiles have seen every turn there is.',
      },
    },
    art: {
      scene: pool(
        {
          water: '#12a0d8',
          deep: '#0a5fb0',
          light: '#d8f6ff',
          ropes: ['#ffffff', '#ff4a3d'],
          caps: ['#ffd23f', '#ffffff', '#ff4a3d'],
          skin: ['#c98a62', '#7a4a34'],
          suit: '#14244a',
          toy: '#ffd23f',
          ink: '#04284e',
        },
        'race',
      ),
      title: announced(
        { de: ['BAHN', 'VIER'], en: ['LANE', 'FOUR'] },
        { de: 'KURZBAHNTAGE JENA', en: 'SHORT COURSE DAYS, JENA' },
        '#ffffff',
        '#0a5296',
      ),
      ink: '#ffffff',
      finish: { bloom: 0.08, grain: 3 },
    },
  },
  {
    key: 'sports/seepferdchen',
    folder: 'Sports/Seepferdchen/Folge 6',
    facts: recorded({
      genres: ['swimming'],
      competition: 'Seepferdchen!',
      popularity: 500,
      releasedOn: '2026-09-05',
      tags: ['weekly-show'],
      isForKids: true,
    }),
    texts: {
      de: {
        title: 'Seepferdchen!',
        shortDescription: 'Heute: Ausatmen unter Wasser, ohne dabei zu lachen.',
        description:
          'Schwimmen lernt man nicht vor dem Fernseher, aber man kann sich darauf freuen. Bademeisterin Hatice zeigt Woche für Woche einen Kniff, vier Kinder machen ihn nach, und die Ente macht alles falsch.',
      },
      en: {
        title: 'Little Seahorse!',
        shortDescription: 'Today: breathing out under water without laughing.',
        description:
          'Nobody learns to swim in front of a television, but you can learn to look forward to it. Each week Hatice the lifeguard shows one trick, four children copy it, and the duck gets it all wrong.',
      },
    },
    art: {
      scene: pool(
        {
          water: '#5fe0d2',
          deep: '#2fbfc8',
          light: '#ffffff',
          ropes: ['#ff8a3d', '#ffffff'],
          caps: ['#ff5f8a', '#7a5cf0', '#ffd23f'],
          skin: ['#e0a47a', '#9a6444'],
          suit: '#ff6f4a',
          toy: '#ffd93f',
          ink: '#0a5a6a',
        },
        'beginners',
      ),
      title: announced(
        { de: ['SEE', 'PFERDCHEN'], en: ['LITTLE', 'SEAHORSE'] },
        { de: 'SCHWIMMEN FÜR ANFÄNGER', en: 'SWIMMING FOR BEGINNERS' },
        '#064a5a',
        '#52d6cc',
      ),
      ink: '#064a5a',
      finish: { bloom: 0.05, grain: 2 },
    },
  },
]
