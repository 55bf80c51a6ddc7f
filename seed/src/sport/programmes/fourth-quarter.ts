/** Viertes Viertel: the week in football on a kitchen table. Salt attacks, pepper defends, an olive is the ball. */
import { lighten } from '../../art/colour.ts'
import { dice } from '../../art/dice.ts'
import { write } from '../../art/lettering.ts'
import type { Paint, Point } from '../../art/paint.ts'
import { type Canvas, PICTURE_HEIGHT, PICTURE_WIDTH, plate } from '../stage/canvas.ts'
import { programme, type Segment, type ViewPainter } from '../stage/programme.ts'

type View = 'title' | 'line-up' | 'play' | 'again' | 'answer' | 'credits' | 'result'

const SEGMENTS: readonly Segment<View>[] = [
  {
    view: 'title',
    moment: ['Am Küchentisch', 'At the kitchen table'],
    lines: [
      [
        'Montag, Viertes Viertel. Mareike Lund hat den Tisch abgeräumt, bis auf die Gewürze.',
        'Monday, Fourth Quarter. Mareike Lund has cleared the table, all but the spices.',
      ],
      [
        'Die Läuferseite ist der Rasen, zehn Yards sind eine Handbreit.',
        'The table runner is the turf, ten yards are the width of a hand.',
      ],
    ],
    sounds: [[1, 'bell']],
  },
  {
    view: 'line-up',
    moment: ['Die Aufstellung', 'The line-up'],
    lines: [
      [
        'Salz greift an, Pfeffer verteidigt. Die Olive ist der Ball.',
        'Salt attacks, pepper defends. The olive is the ball.',
      ],
      [
        'Dritter Versuch, vier zu gehen. Fünf vorn, zwei außen, der Zucker wirft.',
        'Third down, four to go. Five in front, two wide, the sugar throws.',
      ],
    ],
    sounds: [[2, 'ball']],
  },
  {
    view: 'play',
    moment: ['Der Spielzug', 'The play'],
    lines: [
      [
        'Beide Außen laufen steil. Der Pfeffer rennt mit, alle beide.',
        'Both wide men go long. The pepper runs with them, both of it.',
      ],
      [
        'Und in der Mitte, ganz langsam, kommt der kleine Salzstreuer.',
        'And across the middle, quite slowly, comes the small salt cellar.',
      ],
      [
        'Olive, Zucker, Salz. Zwölf Yards, und niemand in der Nähe.',
        'Olive, sugar, salt. Twelve yards, and nobody near.',
      ],
    ],
    sounds: [
      [3, 'ball'],
      [8, 'ball'],
    ],
  },
  {
    view: 'again',
    moment: ['Warum ihn niemand verteidigte', 'Why nobody defended it'],
    lines: [
      [
        'Noch einmal. Achten Sie auf die Mühle hinten links.',
        'Once more. Watch the mill at the back on the left.',
      ],
      [
        'Sie wartet auf einen Pass, der nie kommen sollte. Das war der Plan.',
        'It waits for a pass that was never meant to come. That was the plan.',
      ],
    ],
    sounds: [[4, 'ball']],
  },
  {
    view: 'answer',
    moment: ['Die Antwort', 'The answer'],
    lines: [
      [
        'So hätte man es gehalten: eine Mühle bleibt daheim, die andere geht mit.',
        'This would have stopped it: one mill stays at home, the other goes along.',
      ],
      [
        'Dann steht der kleine Streuer im Schatten, und der Zucker muss selber laufen.',
        'Then the small cellar stands in the shade, and the sugar has to run.',
      ],
    ],
    sounds: [[3, 'hit']],
  },
  {
    view: 'credits',
    moment: ['Abspann', 'Credits'],
    lines: [
      [
        'Am Tisch: Mareike Lund. Gewürze: Küche. Ergebnisse wie immer erst jetzt.',
        'At the table: Mareike Lund. Spices: the kitchen. Results only now, as ever.',
      ],
    ],
  },
  {
    view: 'result',
    moment: ['Das Ergebnis', 'The result'],
    lines: [
      [
        'Salz gewinnt, und die Olive wurde gegessen. Bis nächsten Montag.',
        'Salt wins, and the olive has been eaten. Until next Monday.',
      ],
    ],
    sounds: [[0.6, 'bell']],
  },
]

const [MIDDLE_X, MIDDLE_Y] = [PICTURE_WIDTH / 2, PICTURE_HEIGHT / 2]

function paintTable(p: Paint): void {
  const roll = dice('kitchen table')
  p.ground('#a8693c')
  for (let y = 0; y < p.h; y += 68) {
    p.rect(0, y, p.w, 66, lighten('#b57443', roll.between(-0.03, 0.03)))
    for (let i = 0; i < 5; i++)
      p.stroke(`M${roll() * p.w} ${y + roll() * 60}q90 ${roll.between(-8, 8)} 190 0`, '#8a5230', 1.4, {
        opacity: 0.5,
      })
  }
  p.rect(60, 70, p.w - 120, 340, '#5b3fa8', { rx: 10 }).rect(68, 78, p.w - 136, 324, '#6748b8', { rx: 8 })
  for (let x = 110; x < p.w - 90; x += 74) p.rect(x, 84, 3, 312, '#fff3d9', { opacity: 0.75 })
  for (let x = 110; x < p.w - 90; x += 14.8)
    for (const y of [196, 280]) p.rect(x, y, 2, 8, '#fff3d9', { opacity: 0.8 })
  for (let x = 64; x < p.w - 60; x += 12)
    for (const y of [410, 60]) p.rect(x, y, 3, 12, '#fff3d9', { opacity: 0.5 })
  p.circle(PICTURE_WIDTH - 54, 430, 44, '#fff3d9')
    .circle(PICTURE_WIDTH - 54, 430, 34, '#6a3a20')
    .circle(PICTURE_WIDTH - 54, 430, 30, '#7c4526')
}

type Piece = 'salt' | 'small' | 'pepper' | 'sugar' | 'olive'

function paintPiece(p: Paint, piece: Piece): void {
  const [x, y] = [p.w / 2, p.h / 2]
  p.ellipse(x + 5, y + 7, 19, 17, '#1d0f3f', { opacity: 0.35 })
  if (piece === 'olive') {
    p.ellipse(x, y, 10, 8, '#7f9a2f')
      .ellipse(x + 4, y - 1, 3, 3, '#d8432f')
      .ellipse(x - 3, y - 3, 3, 2, '#b5cc5a')
    return
  }
  const [body, cap, r] = {
    salt: ['#f7f4ea', '#c9cfd8', 17],
    small: ['#ffffff', '#ff7a4d', 13],
    pepper: ['#3a2a2e', '#8a5a3a', 17],
    sugar: ['#ffe6f0', '#e05a8a', 19],
  }[piece] as [string, string, number]
  p.circle(x, y, r, lighten(body, -0.1))
    .circle(x - 1.5, y - 2, r - 2, body)
    .circle(x - 1.5, y - 2, r * 0.62, cap)
  for (let i = 0; i < 5; i++)
    p.circle(x - 1.5 + Math.cos(i * 1.26) * r * 0.34, y - 2 + Math.sin(i * 1.26) * r * 0.34, 1.7, body)
}

type Path = readonly (readonly [at: number, x: number, y: number])[]
type Move = { piece: Piece; path: Path }

function along(path: Path, share: number): Point {
  const next = path.findIndex(([at]) => at > share)
  const [to, from] = [
    path[next === -1 ? path.length - 1 : next],
    path[next === -1 ? path.length - 1 : Math.max(0, next - 1)],
  ]
  if (!to || !from) return [0, 0]
  const part = to[0] === from[0] ? 1 : (share - from[0]) / (to[0] - from[0])
  const soft = part * part * (3 - 2 * part)
  return [from[1] + (to[1] - from[1]) * soft, from[2] + (to[2] - from[2]) * soft]
}

const LINE: readonly Move[] = [170, 205, 240, 275, 310].flatMap((y): Move[] => [
  {
    piece: 'salt',
    path: [
      [0, 360, y],
      [1, 380, y + (y - 240) * 0.1],
    ],
  },
  {
    piece: 'pepper',
    path: [
      [0, 412, y],
      [1, 402, y + (y - 240) * 0.15],
    ],
  },
])
const WIDE: readonly Move[] = [
  {
    piece: 'salt',
    path: [
      [0, 352, 112],
      [0.15, 352, 112],
      [0.8, 690, 122],
    ],
  },
  {
    piece: 'salt',
    path: [
      [0, 352, 368],
      [0.15, 352, 368],
      [0.8, 690, 358],
    ],
  },
]
const SUGAR: Move = {
  piece: 'sugar',
  path: [
    [0, 268, 240],
    [0.12, 268, 240],
    [0.4, 214, 240],
  ],
}
const SMALL: Move = {
  piece: 'small',
  path: [
    [0, 330, 344],
    [0.2, 330, 344],
    [0.62, 486, 262],
    [1, 590, 244],
  ],
}
const OLIVE: Move = {
  piece: 'olive',
  path: [
    [0, 342, 240],
    [0.12, 270, 240],
    [0.4, 222, 240],
    [0.55, 222, 236],
    [0.68, 500, 256],
    [1, 598, 242],
  ],
}
/** The two guards on the wings, whatever the third one does. */
const GUARDS: readonly Move[] = [
  {
    piece: 'pepper',
    path: [
      [0, 500, 130],
      [0.2, 500, 130],
      [0.8, 716, 140],
    ],
  },
  {
    piece: 'pepper',
    path: [
      [0, 500, 350],
      [0.2, 500, 350],
      [0.8, 716, 342],
    ],
  },
]
const FOOLED: readonly Move[] = [
  ...GUARDS,
  {
    piece: 'pepper',
    path: [
      [0, 620, 180],
      [0.5, 640, 150],
      [1, 650, 140],
    ],
  },
]
const WISE: readonly Move[] = [
  ...GUARDS,
  {
    piece: 'pepper',
    path: [
      [0, 620, 180],
      [0.3, 600, 200],
      [0.6, 520, 268],
      [1, 560, 258],
    ],
  },
]
const STUCK: Move = {
  piece: 'olive',
  path: [
    [0, 342, 240],
    [0.12, 270, 240],
    [0.4, 222, 240],
    [1, 300, 214],
  ],
}

async function views(): Promise<Record<View, ViewPainter>> {
  const [table, title, credits, result, ring] = await Promise.all([
    plate(PICTURE_WIDTH, PICTURE_HEIGHT, paintTable),
    card(['VIERTES', 'VIERTEL'], 'DAS FOOTBALL-MAGAZIN'),
    card(['ABSPANN'], 'MAREIKE LUND · EIN KÜCHENTISCH · SIEBEN STREUER'),
    card(['SALZ 28', 'PFEFFER 24'], 'DAS ERGEBNIS DER WOCHE'),
    plate(120, 120, (p) =>
      p.circle(60, 60, 52, 'none', { stroke: '#ffd23f', 'stroke-width': 5, 'stroke-dasharray': '12 9' }),
    ),
  ])
  const pieces = new Map(
    await Promise.all(
      (['salt', 'small', 'pepper', 'sugar', 'olive'] as const).map(
        async (piece) => [piece, await plate(56, 56, (p) => paintPiece(p, piece))] as const,
      ),
    ),
  )
  const show = (canvas: Canvas, moves: readonly Move[], share: number) => {
    canvas.ground(table)
    for (const { piece, path } of moves) {
      const image = pieces.get(piece)
      if (image) canvas.set(image, ...along(path, share))
    }
  }
  const attack = [...LINE, ...WIDE, SUGAR, SMALL]
  const over =
    (image: typeof title): ViewPainter =>
    (canvas, since) => {
      show(canvas, attack, 0)
      canvas.dim(0.72)
      canvas.set(image, MIDDLE_X, MIDDLE_Y, { opacity: Math.min(1, since * 1.6) })
    }
  return {
    title: over(title),
    credits: over(credits),
    result: over(result),
    'line-up': (canvas, since, seconds) => {
      const all = [...attack, ...FOOLED, OLIVE]
      show(canvas, all.slice(0, Math.ceil(Math.min(1, since / (seconds * 0.75)) * all.length)), 0)
    },
    play: (canvas, since, seconds) =>
      show(canvas, [...attack, ...FOOLED, OLIVE], Math.min(1, since / seconds)),
    again: (canvas, since, seconds) => {
      const share = 0.5 * Math.min(1, since / seconds)
      show(canvas, [...attack, ...FOOLED, OLIVE], share)
      const [x, y] = along(FOOLED[2]?.path ?? [], share)
      canvas.set(ring, x, y, { scale: 0.7 + 0.1 * Math.sin(since * 5) })
    },
    answer: (canvas, since, seconds) =>
      show(canvas, [...attack, ...WISE, STUCK], Math.min(1, since / seconds)),
  }
}

const card = (lines: readonly string[], small: string) =>
  plate(620, 240, (p) => {
    lines.forEach((line, i) =>
      write(p, line, 310, 84 + i * 78, { face: 'heavy', size: 74, fill: '#fff3d9', anchor: 'middle' }),
    )
    write(p, small, 310, 50 + lines.length * 84, {
      face: 'textBold',
      size: 19,
      tracking: 0.06,
      fill: '#ffb38a',
      anchor: 'middle',
    })
  })

export const fourthQuarter = () =>
  programme({
    segments: SEGMENTS,
    music: {
      mood: 'playful',
      key: { root: 53, scale: 'major' },
      bpm: 98,
      progression: [0, 5, 3, 4],
      seed: 'viertes-viertel',
    },
    views,
  })
