/** American football. */
import { gridiron } from '../art/covers/sports-gridiron.ts'
import { helmet } from '../art/covers/sports-helmet.ts'
import { announced } from '../art/covers/sport-title.ts'
import type { DemoRecord } from './record.ts'
import { live, onAir, recorded } from './sport.ts'

export const GRIDIRON: readonly DemoRecord[] = [
  {
    key: 'sports/nordbowl',
    folder: 'Sports/Nordbowl/Hafenbären gegen Deichgrafen',
    facts: live({
      genres: ['american-football'],
      competition: 'Nordbowl',
      popularity: 940,
      teams: ['Wilhelmshaven Hafenbären', 'Husum Deichgrafen'],
      tags: ['weekly-show', 'cliq-top10'],
    }),
    kicksOffAt: 10,
    texts: {
      de: {
        title: 'Nordbowl: Hafenbären – Deichgrafen',
        shortDescription: 'Das Derby am Deich, live und notfalls in der Verlängerung.',
        description:
          'Wilhelmshaven gegen Husum: zwei Städte, ein Meer, keine gemeinsame Meinung dazu. Im Nordbowl wird gespielt, bis die Flut kommt, und dank Flutlicht auch danach. Kommentar von Inka Brodersen, die beide Trainer schon in der Jugend gecoacht hat.',
      },
      en: {
        title: 'Nordbowl: Harbour Bears – Dike Counts',
        shortDescription: 'The derby by the sea wall, live and into overtime if need be.',
        description:
          'Wilhelmshaven against Husum: two towns, one sea and no shared opinion about it. The Nordbowl is played until the tide comes in, and thanks to the floodlights for a while after that. Commentary by Inka Brodersen, who coached both coaches as juniors.',
      },
    },
    art: {
      scene: gridiron(
        {
          turf: '#1d7a4a',
          stripe: '#239055',
          chalk: '#f4fff6',
          home: '#f5b71f',
          away: '#e4483d',
          ball: '#a4532b',
          light: '#d8ffe6',
          ink: '#04180f',
        },
        -18,
      ),
      title: announced(
        ['NORD', 'BOWL'],
        { de: 'HAFENBÄREN – DEICHGRAFEN', en: 'HARBOUR BEARS – DIKE COUNTS' },
        '#ffffff',
        '#0c3f27',
      ),
      ink: '#ffffff',
      finish: { bloom: 0.15, grain: 4 },
    },
  },
  {
    key: 'sports/sonntagsspiel',
    folder: 'Sports/Prärieliga/Das Sonntagsspiel',
    facts: live({
      genres: ['american-football'],
      competition: 'Prärieliga',
      popularity: 700,
      teams: ['Lausitz Kohlenmeiler', 'Heide Bisons'],
      tags: ['cliq-top10'],
    }),
    schedule: onAir(26, 3.5),
    texts: {
      de: {
        title: 'Prärieliga: Das Sonntagsspiel',
        shortDescription: 'Kohlenmeiler gegen Bisons, Wetterwarnung inklusive.',
        description:
          'Die Lausitz empfängt die Heide, und über dem Stadion an der alten Grube steht ein Gewitter, das sich nicht entscheidet. Beide Mannschaften laufen lieber, als dass sie werfen. Bei Regen könnte sich das als klug erweisen.',
      },
      en: {
        title: 'Prairie League: The Sunday Game',
        shortDescription: 'Colliers against Bisons, weather warning included.',
        description:
          'Lusatia is at home to the Heath, and over the stadium by the old pit stands a thunderstorm that cannot make up its mind. Both teams would rather run than throw. In the rain that may turn out to be wisdom.',
      },
    },
    art: {
      scene: helmet(
        {
          sky: '#3b1023',
          low: '#e0642e',
          lamp: '#ffd79a',
          crowd: '#7c2a31',
          shell: '#f08a24',
          stripe: '#fff1d6',
          mask: '#4b2430',
          mist: '#ffe9c9',
          ink: '#1c0812',
        },
        1,
      ),
      title: announced(
        { de: ['PRÄRIE', 'LIGA'], en: ['PRAIRIE', 'LEAGUE'] },
        { de: 'DAS SONNTAGSSPIEL', en: 'THE SUNDAY GAME' },
        '#fff1d6',
      ),
      ink: '#fff1d6',
      finish: { bloom: 0.3, grain: 6 },
    },
  },
  {
    key: 'sports/viertes-viertel',
    folder: 'Sports/Viertes Viertel/Folge 12',
    facts: recorded({
      genres: ['american-football'],
      competition: 'Viertes Viertel',
      popularity: 560,
      releasedOn: '2026-09-28',
      tags: ['weekly-show', 'cliq-favorites'],
    }),
    texts: {
      de: {
        title: 'Viertes Viertel',
        shortDescription: 'Die Woche im Football, erklärt am Küchentisch mit Salzstreuern.',
        description:
          'Was war das für ein Spielzug, und warum hat ihn niemand verteidigt? Jeden Montag stellt die frühere Quarterbackin Mareike Lund die Woche mit Gewürzen nach. Ergebnisse nennt sie grundsätzlich erst nach dem Abspann.',
      },
      en: {
        title: 'Fourth Quarter',
        shortDescription: 'The week in football, explained at a kitchen table with salt cellars.',
        description:
          'What was that play, and why did nobody defend it? Every Monday the former quarterback Mareike Lund re-enacts the week with spices. As a matter of principle she gives results only after the credits.',
      },
    },
    art: {
      scene: gridiron(
        {
          turf: '#5b3fa8',
          stripe: '#6748b8',
          chalk: '#fff3d9',
          home: '#ff7a4d',
          away: '#2fd0c2',
          ball: '#c9682f',
          light: '#ffb38a',
          ink: '#1d0f3f',
        },
        24,
      ),
      title: announced(
        { de: ['VIERTES', 'VIERTEL'], en: ['FOURTH', 'QUARTER'] },
        { de: 'DAS FOOTBALL-MAGAZIN', en: 'THE FOOTBALL MAGAZINE' },
        '#fff3d9',
        '#3a2575',
      ),
      ink: '#fff3d9',
      finish: { bloom: 0.15, grain: 4 },
    },
  },
  {
    key: 'sports/nebelspiel',
    folder: 'Sports/Nordbowl/Das Nebelspiel',
    facts: recorded({
      genres: ['american-football'],
      competition: 'Nordbowl',
      popularity: 620,
      tags: ['cliq-top10'],
      releasedOn: '2023-12-02',
      teams: ['Bremerhaven Kapitäne', 'Rügen Kreidefelsen'],
    }),
    texts: {
      de: {
        title: 'Das Nebelspiel',
        shortDescription: 'Vier Viertel, von denen niemand mehr als zwanzig Meter gesehen hat.',
        description:
          'An jenem Dezembertag lagen Bremerhaven und Rügen gemeinsam im Nebel. Die Schiedsrichter verständigten sich mit Trillerpfeifen, das Publikum nach Gehör. Zum ersten Mal in voller Länge, mit den Wärmebildern der Hafenfeuerwehr.',
      },
      en: {
        title: 'The Fog Game',
        shortDescription: 'Four quarters of which nobody saw more than twenty yards.',
        description:
          'On that day in December Bremerhaven and Rügen lay in the same fog. The referees kept in touch by whistle, the crowd by ear. Shown in full for the first time, with thermal pictures from the harbour fire brigade.',
      },
    },
    art: {
      scene: helmet(
        {
          sky: '#5c7286',
          low: '#c9d6dc',
          lamp: '#ffffff',
          crowd: '#8fa2b0',
          shell: '#1f4f8f',
          stripe: '#e9f2f6',
          mask: '#c3ccd4',
          mist: '#ffffff',
          ink: '#22313f',
        },
        -1,
      ),
      title: announced(
        { de: ['DAS NEBEL', 'SPIEL'], en: ['THE FOG', 'GAME'] },
        { de: 'NORDBOWL-KLASSIKER', en: 'A NORDBOWL CLASSIC' },
        '#12233a',
      ),
      ink: '#12233a',
      finish: { bloom: 0.2, grain: 6 },
    },
  },
]
