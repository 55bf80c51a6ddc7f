/** Die Anzeigetafel: one man, one ladder, fifty-four tin flaps; the game itself is only heard. */
import { lighten } from '../../art/colour.ts'
import { write } from '../../art/lettering.ts'
import { type Paint, placed, polygon } from '../../art/paint.ts'
import { coated } from '../../art/parts/people.ts'
import { type Canvas, PICTURE_HEIGHT, PICTURE_WIDTH, plate } from '../stage/canvas.ts'
import { programme, type Segment, type ViewPainter } from '../stage/programme.ts'

type View = 'front' | 'turning' | 'ladder' | 'behind' | 'listening' | 'oil' | 'full'

const SEGMENTS: readonly Segment<View>[] = [
  {
    view: 'front',
    moment: ['Neuwerk', 'Neuwerk'],
    lines: [
      [
        'In Neuwerk hat der Spielstand ein Gewicht: achthundert Gramm je Klappe.',
        'In Neuwerk the score has a weight: nearly two pounds a flap.',
      ],
      [
        'Vierundfünfzig Klappen aus Blech. Wieland Krull kennt jede am Klang.',
        'Fifty-four flaps of tin. Wieland Krull knows each one by its sound.',
      ],
    ],
    sounds: [[2, 'bat']],
  },
  {
    view: 'turning',
    moment: ['Drittes Inning', 'Third inning'],
    lines: [
      [
        'Wenn unten gejubelt wird, dreht er oben. Nie vorher. Nie daneben.',
        'When they cheer below, he turns above. Never before. Never the wrong one.',
      ],
      [
        'Eine Eins, sagt er, muss man ganz herumlegen. Eine Null liegt von allein.',
        'A one, he says, has to be laid right over. A nought lies down by itself.',
      ],
    ],
    sounds: [
      [1, 'ball'],
      [3, 'ball'],
      [5, 'ball'],
      [7, 'ball'],
    ],
  },
  {
    view: 'ladder',
    moment: ['Die Leiter', 'The ladder'],
    lines: [
      [
        'Neunzehn Sprossen. Die siebte fehlt seit 1994, und niemand außer ihm vermisst sie.',
        'Nineteen rungs. The seventh has been gone since 1994, and nobody but him misses it.',
      ],
      [
        'Er ist nie gefallen. Er hat auch nie ein Spiel gesehen.',
        'He has never fallen. Nor has he ever seen a game.',
      ],
    ],
    sounds: [
      [1, 'ball'],
      [2.4, 'ball'],
      [3.8, 'ball'],
    ],
  },
  {
    view: 'behind',
    moment: ['Hinter der Tafel', 'Behind the board'],
    lines: [
      [
        'Hinten riecht es nach Öl und Holz. Durch die Ritzen fällt das Licht in Streifen.',
        'Back here it smells of oil and wood. Light falls through the gaps in stripes.',
      ],
      [
        'Ein Schlag, ein Raunen, zwei Schritte auf Kies: Das war ein Double.',
        'A crack, a murmur, two steps on gravel: that was a double.',
      ],
    ],
    sounds: [[4.4, 'bat']],
  },
  {
    view: 'listening',
    moment: ['Das Spiel als Geräusch', 'The game as a sound'],
    lines: [
      [
        'Einmal hat ihn jemand gefragt, ob er sich nie geirrt habe.',
        'Somebody once asked him whether he had never been wrong.',
      ],
      [
        'Er hat nachgedacht, eine Zigarettenlänge. Dann hat er den Kopf geschüttelt.',
        'He thought about it for the length of a cigarette. Then he shook his head.',
      ],
    ],
    sounds: [
      [1, 'bat'],
      [6, 'clap'],
    ],
  },
  {
    view: 'oil',
    moment: ['Achtes Inning', 'Eighth inning'],
    lines: [
      [
        'Im achten Inning ölt er die Neun. Für den Fall, dass es heute länger geht.',
        'In the eighth inning he oils the nine. In case it goes on for longer today.',
      ],
    ],
    sounds: [[2, 'ball']],
  },
  {
    view: 'full',
    moment: ['Vertrauen mit Leiter', 'Trust, with a ladder'],
    lines: [
      [
        'Am Abend steht alles oben. Niemand hat es je nachgerechnet.',
        'In the evening all of it is up there. Nobody has ever checked the sums.',
      ],
      [
        'Dann dreht er die Klappen um, eine nach der anderen, und es hat nie ein Spiel gegeben.',
        'Then he turns the flaps over, one by one, and there never was a game.',
      ],
    ],
    sounds: [
      [1, 'clap'],
      [6, 'ball'],
      [7, 'ball'],
      [8, 'ball'],
      [9, 'ball'],
    ],
  },
]

const [LEFT, TOP, FLAP_W, FLAP_H] = [132, 104, 62, 78] as const
/** Runs of both teams, inning by inning. */
const RUNS = [
  [0, 1, 0, 2, 0, 0, 1, 0, 3],
  [1, 0, 0, 0, 4, 0, 0, 1, 0],
] as const

function paintFront(p: Paint): void {
  p.fade('#2f3f7a', '#f29a7a')
  p.circle(720, 380, 60, '#ffd9a0')
  p.path(
    polygon([
      [0, 430],
      [180, 400],
      [420, 424],
      [854, 396],
      [854, 480],
      [0, 480],
    ]),
    '#12302e',
  )
  for (const x of [150, 420, 690]) p.rect(x, 380, 18, 100, '#0c1a24')
  p.rect(54, 40, 746, 356, '#0c1a24', { rx: 8 }).rect(60, 46, 734, 344, '#1f4a44', { rx: 6 })
  for (let i = 0; i < 9; i++)
    write(p, String(i + 1), LEFT + (i + 0.5) * (FLAP_W + 6), 92, {
      face: 'heavy',
      size: 28,
      fill: '#ffb83d',
      anchor: 'middle',
    })
  ;['NEUWERK', 'GÄSTE'].forEach((name, row) =>
    write(p, name, LEFT - 8, TOP + row * 110 - 8 + 108, {
      face: 'textBold',
      size: 15,
      fill: '#ffe9b0',
      anchor: 'start',
    }),
  )
  write(p, 'SPIELSTAND VON HAND', 427, 366, {
    face: 'textBold',
    size: 22,
    tracking: 0.1,
    fill: '#ffe9b0',
    anchor: 'middle',
  })
}

function paintFlap(p: Paint, text: string): void {
  p.rect(0, 0, p.w, p.h, '#0c1f1e', { rx: 5 })
    .rect(2, 2, p.w - 4, p.h / 2 - 3, '#17403c', { rx: 4 })
    .rect(2, p.h / 2 + 1, p.w - 4, p.h / 2 - 3, '#12302e', { rx: 4 })
  if (text)
    write(p, text, p.w / 2, p.h * 0.76, {
      face: 'heavy',
      size: p.h * 0.74,
      fill: '#ffe9b0',
      anchor: 'middle',
    })
  p.rect(0, p.h / 2 - 1, p.w, 2, '#060f10')
}

function paintLadder(p: Paint): void {
  p.fade('#1a2a3a', '#0c1a24')
  for (let x = 0; x < p.w; x += 74) p.rect(x, 0, 70, p.h, lighten('#17302e', (x % 3) * 0.012))
  for (let x = 30; x < p.w; x += 148) p.rect(x, 0, 3, p.h, '#ffcf8a', { opacity: 0.5 })
  for (const x of [370, 474]) p.rect(x, 0, 12, p.h, '#a8693c')
  for (let i = 0; i < 40; i++) if (i % 19 !== 6) p.rect(374, p.h - 30 - i * 42, 106, 9, '#c98a52', { rx: 3 })
}

function paintBehind(p: Paint): void {
  p.ground('#14100e')
  for (let x = 0; x < p.w; x += 92) {
    p.rect(x, 40, 86, 360, '#2a2018')
    p.path(
      polygon([
        [x + 86, 40],
        [x + 91, 40],
        [x + 30, p.h],
        [x - 46, p.h],
      ]),
      '#ffb86a',
      { opacity: 0.22 },
    )
    p.rect(x + 86, 40, 5, 360, '#ffe0a8')
  }
  for (let row = 0; row < 3; row++)
    for (let x = 20; x < p.w; x += 92)
      p.rect(x, 70 + row * 112, 56, 74, '#3a2c20', { rx: 4 }).rect(x + 24, 144 + row * 112, 8, 26, '#7a5a3a')
  p.rect(0, 410, p.w, 70, '#0c0a08')
  p.path('M96 410v-40q0 -10 12 -10h22l26 -22v12l-20 18v54z', '#c2452f').circle(116, 392, 5, '#ffe9b0')
}

async function views(): Promise<Record<View, ViewPainter>> {
  const [front, ladder, behind, man, oil, figures] = await Promise.all([
    plate(PICTURE_WIDTH, PICTURE_HEIGHT, paintFront),
    plate(PICTURE_WIDTH, PICTURE_HEIGHT * 3, paintLadder),
    plate(PICTURE_WIDTH, PICTURE_HEIGHT, paintBehind),
    plate(190, 300, (p) => p.path(coated, '#e0674a', { transform: placed(95, 290, 2.6) })),
    plate(340, 420, (p) => paintFlap(p, '9')),
    Promise.all(
      ['', '0', '1', '2', '3', '4'].map((text) => plate(FLAP_W, FLAP_H, (p) => paintFlap(p, text))),
    ),
  ])
  const flaps = (canvas: Canvas, shown: (inning: number, row: number) => number) => {
    canvas.ground(front)
    RUNS.forEach((runs, row) =>
      runs.forEach((run, inning) => {
        const state = shown(inning, row)
        const image = figures[state >= 0.5 ? run + 1 : 0]
        // A turning flap is seen edge-on.
        const edge = Math.max(0.08, Math.abs(state - 0.5) * 2)
        const [x, y] = [LEFT + (inning + 0.5) * (FLAP_W + 6), TOP + FLAP_H / 2 + row * 120]
        if (image) canvas.set(image, x, y, { scale: 0.55 + 0.45 * edge })
      }),
    )
  }
  const upTo = (count: number) => (inning: number, row: number) =>
    Math.max(0, Math.min(1, (count - inning * 2 - row) * 1.4))
  const inside =
    (image: typeof behind, x: number): ViewPainter =>
    (canvas, since) => {
      canvas.ground(image)
      canvas.set(man, x + since * 6, 268, { scale: 1.15 })
    }
  return {
    front: (canvas) => flaps(canvas, upTo(4)),
    turning: (canvas, since) => flaps(canvas, upTo(4 + since * 0.8)),
    ladder: (canvas, since, seconds) => {
      canvas.ground(ladder, 0, Math.round(PICTURE_HEIGHT * 2 * (1 - since / seconds)))
      canvas.set(man, 432, 262 + Math.sin(since * 3.4) * 7, { scale: 1.1 })
    },
    behind: inside(behind, 240),
    listening: inside(behind, 520),
    oil: (canvas, since) => {
      canvas.ground(behind)
      canvas.dim(0.6)
      canvas.set(oil, PICTURE_WIDTH / 2, PICTURE_HEIGHT / 2, { scale: 0.92 + 0.02 * since })
    },
    full: (canvas, since, seconds) =>
      flaps(canvas, since < seconds * 0.5 ? upTo(19) : upTo(19 - (since - seconds * 0.5) * 4.6)),
  }
}

export const scoreboard = () =>
  programme({
    segments: SEGMENTS,
    music: {
      mood: 'warm',
      key: { root: 48, scale: 'dorian' },
      bpm: 58,
      progression: [0, 3, 5, 4],
      seed: 'die-anzeigetafel',
      air: { pitch: 0.02, pace: 0.06, level: 0.16 },
    },
    views,
  })
