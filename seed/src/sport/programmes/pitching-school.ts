/** Wurfschule: one pitch a week, explained on the blackboard, by a high-speed camera, and with an orange. */
import { lighten } from '../../art/colour.ts'
import { write } from '../../art/lettering.ts'
import { type Paint, type Point, polygon } from '../../art/paint.ts'
import { type Canvas, PICTURE_HEIGHT, PICTURE_WIDTH, plate } from '../stage/canvas.ts'
import { programme, type Segment, type ViewPainter } from '../stage/programme.ts'

type View = 'title' | 'throw' | 'spin' | 'air' | 'compare' | 'orange' | 'end'

const SEGMENTS: readonly Segment<View>[] = [
  {
    view: 'title',
    moment: ['Der Wurf der Woche', 'The pitch of the week'],
    lines: [
      [
        'Wurfschule, vierte Folge. Heute werfen wir um eine Ecke, die es nicht gibt.',
        'Pitching School, episode four. Today we throw round a corner that is not there.',
      ],
      [
        'Herr Brandt unterrichtet Physik. Frau Sommer hat zwanzig Jahre geworfen.',
        'Mr Brandt teaches physics. Mrs Sommer pitched for twenty years.',
      ],
    ],
    sounds: [[1, 'bat']],
  },
  {
    view: 'throw',
    moment: ['Der Curveball', 'The curveball'],
    lines: [
      [
        'Achtzehn Meter vierundvierzig. Der Ball ist eine halbe Sekunde unterwegs.',
        'Sixty feet six inches. The ball is under way for half a second.',
      ],
      [
        'Er fliegt wie auf Schienen. Und dann fällt er vom Tisch.',
        'It flies as if on rails. And then it falls off the table.',
      ],
    ],
    sounds: [
      [2, 'hit'],
      [6, 'hit'],
    ],
  },
  {
    view: 'spin',
    moment: ['Vor der schnellen Kamera', 'Before the fast camera'],
    lines: [
      [
        'Zehntausend Bilder in der Sekunde. Jetzt sieht man die Naht.',
        'Ten thousand pictures a second. Now one can see the seam.',
      ],
      [
        'Sie dreht sich nach vorn, vierzigmal in der Sekunde. Frau Sommer sagt: aus dem Handgelenk.',
        'It turns forward, forty times a second. From the wrist, says Mrs Sommer.',
      ],
    ],
    sounds: [[1, 'ball']],
  },
  {
    view: 'air',
    moment: ['Was die Luft tut', 'What the air does'],
    lines: [
      [
        'Oben bremst die Naht die Luft, unten nimmt sie sie mit.',
        'On top the seam slows the air, below it carries it along.',
      ],
      [
        'Die Luft verlässt den Ball nach oben. Also muss der Ball nach unten.',
        'The air leaves the ball upwards. So the ball has to go down.',
      ],
    ],
    sounds: [[2, 'ball']],
  },
  {
    view: 'compare',
    moment: ['Vier Würfe, vier Wege', 'Four pitches, four ways'],
    lines: [
      [
        'Gerader Ball, Slider, Wechsel, Curve: alle vier beginnen gleich.',
        'Fastball, slider, change-up, curve: all four begin alike.',
      ],
      [
        'Der Schlagmann hat ein Viertel des Wegs, um sich zu entscheiden. Viel Glück.',
        'The batter has a quarter of the way to make up his mind. Good luck.',
      ],
    ],
    sounds: [
      [3, 'hit'],
      [6, 'bat'],
    ],
  },
  {
    view: 'orange',
    moment: ['Übung mit Orange', 'Exercise with an orange'],
    lines: [
      [
        'Zu Hause mit einer Orange: Zeigefinger an den Stiel, Daumen gegenüber.',
        'At home with an orange: forefinger on the stalk, thumb opposite.',
      ],
      [
        'Über den Zeigefinger abrollen lassen. Nicht im Wohnzimmer.',
        'Let it roll off over the forefinger. Not in the living room.',
      ],
      [
        'Nach vier Wochen kann man es noch immer nicht. Aber man sieht es.',
        'After four weeks you still cannot do it. But you can see it.',
      ],
    ],
    sounds: [
      [4, 'ball'],
      [8, 'hit'],
    ],
  },
  {
    view: 'end',
    moment: ['Hausaufgabe', 'Homework'],
    lines: [
      [
        'Hausaufgabe: zwölf Orangen, eine Wand, eine Entschuldigung. Bis nächste Woche.',
        'Homework: twelve oranges, a wall, an apology. Until next week.',
      ],
    ],
    sounds: [[1, 'bell']],
  },
]

const [FROM, TO, HEIGHT] = [112, 770, 296] as const
type Pitch = { name: string; colour: string; drop: number; bend: number; seconds: number }
const PITCHES: readonly Pitch[] = [
  { name: 'GERADER BALL', colour: '#f7fbf2', drop: 44, bend: 2, seconds: 1.5 },
  { name: 'SLIDER', colour: '#f2d25a', drop: 92, bend: 3.2, seconds: 1.7 },
  { name: 'WECHSEL', colour: '#7fd8e0', drop: 128, bend: 2.1, seconds: 2.2 },
  { name: 'CURVE', colour: '#ff8a6a', drop: 168, bend: 3.6, seconds: 2 },
]

/** Returns the position of a pitch at a share of its way. It drops late: the larger the bend, the later. */
const wayOf = ({ drop, bend }: Pitch, share: number): Point => [
  FROM + (TO - FROM) * share,
  HEIGHT - 110 * share + drop * share ** bend,
]

function paintBoard(p: Paint): void {
  p.ground('#0f6f78')
  p.rect(14, 14, p.w - 28, p.h - 28, '#0b545c', { rx: 12 })
  for (let i = 0; i < 26; i++)
    p.stroke(`M${30 + i * 33} ${40 + (i % 5) * 90}q40 20 90 -8`, '#f7fbf2', 9, { opacity: 0.018 })
  p.rect(14, p.h - 26, p.w - 28, 14, '#8a5636')
    .rect(120, p.h - 34, 44, 8, '#f7fbf2', { rx: 3 })
    .rect(180, p.h - 33, 26, 7, '#f2d25a', { rx: 3 })
}

function paintLane(p: Paint): void {
  paintBoard(p)
  const chalk = { opacity: 0.85 }
  p.stroke(`M40 400H${p.w - 40}`, '#f7fbf2', 3, chalk)
  p.path(
    polygon([
      [50, 400],
      [70, 384],
      [130, 384],
      [150, 400],
    ]),
    'none',
    { stroke: '#f7fbf2', 'stroke-width': 3 },
  )
  p.stroke('M92 384V320M92 320L76 352M92 320L112 300M92 330L78 384M92 330L108 384', '#f7fbf2', 5).circle(
    92,
    300,
    15,
    'none',
    { stroke: '#f7fbf2', 'stroke-width': 4 },
  )
  p.rect(TO - 6, 206, 54, 126, 'none', { stroke: '#f2d25a', 'stroke-width': 3, 'stroke-dasharray': '9 7' })
  write(p, '18,44 m', (FROM + TO) / 2, 434, { face: 'textBold', size: 24, fill: '#f7fbf2', anchor: 'middle' })
  p.stroke(`M${FROM} 418H${(FROM + TO) / 2 - 60}M${(FROM + TO) / 2 + 60} 418H${TO}`, '#f7fbf2', 2, chalk)
}

function paintBall(p: Paint, turn: number, fill = '#f7fbf2'): void {
  const r = p.w / 2 - 4
  const middle = p.w / 2
  p.circle(middle, middle, r, lighten(fill, -0.12)).circle(
    middle - r * 0.06,
    middle - r * 0.06,
    r * 0.94,
    fill,
  )
  for (const side of [0, Math.PI]) {
    const angle = turn + side
    const [x, y] = [middle + Math.cos(angle) * r * 0.98, middle + Math.sin(angle) * r * 0.98]
    const points = Array.from({ length: 13 }, (_, i): Point => {
      const at = angle + Math.PI + (i / 12 - 0.5) * 1.7
      return [x + Math.cos(at) * r * 0.86, y + Math.sin(at) * r * 0.86]
    }).filter(([px, py]) => Math.hypot(px - middle, py - middle) < r * 0.95)
    p.stroke(polygon(points, false), '#e0493a', r * 0.045)
    points.forEach(([px, py], i) => {
      if (i % 2 === 0)
        p.stroke(
          `M${px} ${py}l${Math.cos(angle) * r * 0.09} ${Math.sin(angle) * r * 0.09}`,
          '#e0493a',
          r * 0.04,
        )
    })
  }
}

function paintOrange(p: Paint): void {
  p.circle(120, 120, 92, '#f08a1f').circle(112, 112, 84, '#ffa030')
  for (let i = 0; i < 60; i++)
    p.circle(120 + Math.cos(i * 2.4) * (i * 1.4), 120 + Math.sin(i * 2.4) * (i * 1.4), 1.8, '#e07a10', {
      opacity: 0.6,
    })
  p.path('M112 30q10 -16 26 -8q-6 14 -22 14z', '#3f8f4a').circle(116, 36, 6, '#7a5a2a')
}

function paintHand(p: Paint): void {
  const skin = '#c98a62'
  p.path(
    'M40 260Q20 180 60 120Q66 60 84 62Q98 66 92 124L116 40Q124 18 138 26Q150 36 136 86L118 140Q150 120 160 138Q164 152 130 178Q120 240 128 260Z',
    skin,
  )
  p.stroke('M92 124L86 160M118 140L108 166', lighten(skin, -0.14), 4)
}

function drawPlates() {
  return Promise.all([
    plate(PICTURE_WIDTH, PICTURE_HEIGHT, paintBoard),
    plate(PICTURE_WIDTH, PICTURE_HEIGHT, paintLane),
    chalk(['WURF', 'SCHULE'], 'JEDE WOCHE EIN WURF'),
    chalk(['HAUS', 'AUFGABE'], 'ZWÖLF ORANGEN, EINE WAND'),
    Promise.all(
      PITCHES.map(({ colour }) => plate(10, 10, (p) => p.circle(5, 5, 3.2, colour, { opacity: 0.75 }))),
    ),
    Promise.all(Array.from({ length: 12 }, (_, i) => plate(40, 40, (p) => paintBall(p, (i / 12) * Math.PI)))),
    Promise.all(
      Array.from({ length: 24 }, (_, i) => plate(260, 260, (p) => paintBall(p, (i / 24) * Math.PI))),
    ),
    Promise.all(
      PITCHES.map(({ name, colour }) =>
        plate(200, 34, (p) =>
          write(p, name, 100, 25, { face: 'heavy', size: 22, fill: colour, anchor: 'middle' }),
        ),
      ),
    ),
    plate(240, 240, paintOrange),
    plate(190, 270, paintHand),
    plate(120, 8, (p) => p.stroke('M6 4H114', '#7fd8e0', 4, { opacity: 0.8 })),
  ])
}

async function views(): Promise<Record<View, ViewPainter>> {
  const [board, lane, title, end, dots, balls, big, names, orange, hand, wind] = await drawPlates()
  const cycle = <T>(all: readonly T[], at: number) => all[Math.floor((at - Math.floor(at)) * all.length)]
  const pitch = (canvas: Canvas, nth: number, since: number) => {
    const one = PITCHES[nth]
    const dot = dots[nth]
    if (!one || !dot) return
    const share = Math.min(1, since / one.seconds)
    for (let at = 0; at < share; at += 0.018) canvas.set(dot, ...wayOf(one, at))
    const ball = cycle(balls, since * 2.4)
    if (ball) canvas.set(ball, ...wayOf(one, share))
  }
  const shown =
    (image: typeof title): ViewPainter =>
    (canvas, since) => {
      canvas.ground(board)
      canvas.set(image, PICTURE_WIDTH / 2, PICTURE_HEIGHT / 2, { opacity: Math.min(1, since * 1.5) })
      const ball = cycle(balls, since)
      if (ball) canvas.set(ball, 90 + ((since * 130) % 700), 420 - Math.abs(Math.sin(since * 3)) * 60)
    }
  const bigBall = (canvas: Canvas, since: number) => {
    canvas.ground(board)
    const ball = cycle(big, since * 0.5)
    if (ball) canvas.set(ball, PICTURE_WIDTH / 2, 230, { scale: 1.2 })
  }
  return {
    title: shown(title),
    end: shown(end),
    throw: (canvas, since) => {
      canvas.ground(lane)
      pitch(canvas, 3, since % 4)
    },
    spin: bigBall,
    air: (canvas, since) => {
      for (let i = 0; i < 9; i++) {
        if (i === 0) bigBall(canvas, since)
        const x = PICTURE_WIDTH + 60 - ((since * 240 + i * 110) % (PICTURE_WIDTH + 220))
        const past = Math.max(0, (PICTURE_WIDTH / 2 - x) / 300)
        const isAbove = i % 2 === 0
        canvas.set(wind, x, isAbove ? 56 - past * 40 : 404 - past * 150, { opacity: 0.9 })
      }
    },
    compare: (canvas, since) => {
      canvas.ground(lane)
      PITCHES.forEach((_, nth) => {
        const own = since - nth * 2.4
        if (own > 0) pitch(canvas, nth, own)
        const name = names[nth]
        if (name && own > 0) canvas.set(name, 130 + nth * 200, 70, { opacity: Math.min(1, own) })
      })
    },
    orange: (canvas, since) => {
      canvas.ground(board)
      const away = Math.max(0, (since % 6) - 3.6)
      canvas.set(hand, 330, 330)
      canvas.set(orange, 420 + away * 260, 210 - away * 60 + away * away * 90, { scale: 0.8 })
    },
  }
}

const chalk = (lines: readonly string[], small: string) =>
  plate(640, 270, (p) => {
    lines.forEach((line, i) =>
      write(p, line, 320, 88 + i * 92, { face: 'heavy', size: 88, fill: '#f7fbf2', anchor: 'middle' }),
    )
    write(p, small, 320, 234, { face: 'textBold', size: 26, fill: '#f2d25a', anchor: 'middle' })
  })

export const pitchingSchool = () =>
  programme({
    segments: SEGMENTS,
    music: {
      mood: 'wonder',
      key: { root: 52, scale: 'lydian' },
      bpm: 84,
      progression: [0, 1, 5, 4],
      seed: 'wurfschule',
    },
    views,
  })
