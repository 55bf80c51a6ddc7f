/** Neun Innings: a game seen in the faces of the waiting players. */
import { lighten } from '../../art/colour.ts'
import { write } from '../../art/lettering.ts'
import type { Paint } from '../../art/paint.ts'
import { PICTURE_HEIGHT, PICTURE_WIDTH, plate } from '../stage/canvas.ts'
import { programme, type Segment, type ViewPainter } from '../stage/programme.ts'

const FACES = [
  'rookie',
  'catcher',
  'coach',
  'pitcher',
  'slugger',
  'bench',
  'bullpen',
  'captain',
  'boy',
] as const
type Name = (typeof FACES)[number]
type View = 'title' | Name | 'end'

const inning = (nth: number): readonly [string, string] => [`${nth}. Inning`, `Inning ${nth}`]

const SEGMENTS: readonly Segment<View>[] = [
  {
    view: 'title',
    moment: ['Das Warten', 'Waiting'],
    lines: [
      [
        'Neun Innings mit Fritz Ohlsen. Sie sehen ein Spiel und keinen einzigen Schlag.',
        'Nine Innings with Fritz Ohlsen. You see a game, and not one hit.',
      ],
    ],
    sounds: [[1, 'bat']],
  },
  {
    view: 'rookie',
    moment: inning(1),
    lines: [
      [
        'Das erste Inning im Gesicht von Tjark, neunzehn, zum ersten Mal auf der Bank.',
        'The first inning in the face of Tjark, nineteen, on the bench for the first time.',
      ],
    ],
    sounds: [[3, 'bat']],
  },
  {
    view: 'catcher',
    moment: inning(2),
    lines: [
      [
        'Der Fänger ist gleich dran. Er zählt Würfe, man sieht es an den Lippen.',
        'The catcher is up next. He is counting pitches, his lips show it.',
      ],
    ],
    sounds: [[2, 'hit']],
  },
  {
    view: 'coach',
    moment: inning(3),
    lines: [
      [
        'Die Trainerin hat nichts gesagt. Genau so sieht es aus, wenn sie etwas sagt.',
        'The coach has said nothing. That is exactly how she looks when she does.',
      ],
    ],
    sounds: [[3, 'bat']],
  },
  {
    view: 'pitcher',
    moment: inning(4),
    lines: [
      [
        'Der Werfer hat Pause und eine Jacke über dem Arm. Über diesem Arm.',
        'The pitcher is resting, a jacket over his arm. Over that arm.',
      ],
    ],
    sounds: [[2.4, 'hit']],
  },
  {
    view: 'slugger',
    moment: inning(5),
    lines: [
      [
        'Er hat den Ball gehört. Am Klang weiß er, wohin. Er schaut gar nicht hin.',
        'He has heard the ball. The sound tells him where to. He does not even look.',
      ],
    ],
    sounds: [[1.2, 'bat']],
  },
  {
    view: 'bench',
    moment: inning(6),
    lines: [
      [
        'Sechstes Inning: Sonnenblumenkerne. Dreißig Gramm, das ist ein ruhiges Spiel.',
        'Sixth inning: sunflower seeds. One ounce, that is a quiet game.',
      ],
    ],
    sounds: [[3, 'ball']],
  },
  {
    view: 'bullpen',
    moment: inning(7),
    lines: [
      [
        'Im Bullpen klingelt das Telefon. Alle sehen es an, keiner geht hin.',
        'In the bullpen the phone is ringing. All look at it, nobody picks up.',
      ],
    ],
    sounds: [
      [1, 'bell'],
      [2.2, 'bell'],
      [3.4, 'bell'],
    ],
  },
  {
    view: 'captain',
    moment: inning(8),
    lines: [
      [
        'Die Kapitänin steht am Geländer. Das macht sie nur, wenn es eng ist.',
        'The captain is standing at the rail. She does that only when it is close.',
      ],
    ],
    sounds: [[3, 'bat']],
  },
  {
    view: 'boy',
    moment: inning(9),
    lines: [
      [
        'Neuntes Inning. Der Balljunge hält die Luft an.',
        'Ninth inning. The ball boy is holding his breath.',
      ],
      ['Jetzt.', 'Now.'],
    ],
    sounds: [
      [4.6, 'bat'],
      [5.4, 'clap'],
      [5.6, 'clap'],
      [5.8, 'clap'],
    ],
  },
  {
    view: 'end',
    moment: ['Alle neun', 'All nine'],
    lines: [
      [
        'Sie kennen den Spielstand nicht. Aber Sie wissen, wer gewonnen hat.',
        'You do not know the score. But you know who won.',
      ],
      [
        'Nächste Woche: ein Regenabbruch, vier Stunden, ungeschnitten.',
        'Next week: a rain delay, four hours, uncut.',
      ],
    ],
    sounds: [[1, 'clap']],
  },
]

type Face = {
  back: string
  skin: string
  hair: string
  cap: string | null
  shirt: string
  brow: number
  mouth: 'flat' | 'chew' | 'open' | 'smile' | 'count'
  age: number
  look: number
}
const LOOKS: Readonly<Record<Name, Face>> = {
  rookie: {
    back: '#c22f2a',
    skin: '#f0c09a',
    hair: '#c9822f',
    cap: '#1c2f5a',
    shirt: '#f2efe6',
    brow: 6,
    mouth: 'open',
    age: 0,
    look: 1,
  },
  catcher: {
    back: '#e08a3a',
    skin: '#8a5a40',
    hair: '#20140f',
    cap: '#3a0d10',
    shirt: '#3a0d10',
    brow: -2,
    mouth: 'count',
    age: 1,
    look: -1,
  },
  coach: {
    back: '#2f7a6a',
    skin: '#d9a27a',
    hair: '#d8d4cc',
    cap: null,
    shirt: '#14303a',
    brow: -5,
    mouth: 'flat',
    age: 3,
    look: 0.4,
  },
  pitcher: {
    back: '#33508f',
    skin: '#c98a62',
    hair: '#2a1a14',
    cap: '#f2d25a',
    shirt: '#6a7486',
    brow: 1,
    mouth: 'flat',
    age: 1,
    look: -0.5,
  },
  slugger: {
    back: '#8f2f5a',
    skin: '#6a4030',
    hair: '#120c0a',
    cap: '#fff8ea',
    shirt: '#fff8ea',
    brow: -4,
    mouth: 'smile',
    age: 2,
    look: 0,
  },
  bench: {
    back: '#c9a23a',
    skin: '#e0a47a',
    hair: '#7a4a20',
    cap: '#c22f2a',
    shirt: '#fff8ea',
    brow: 0,
    mouth: 'chew',
    age: 2,
    look: 0.8,
  },
  bullpen: {
    back: '#1f5a3a',
    skin: '#f0c8a8',
    hair: '#e0b060',
    cap: '#1f8f7a',
    shirt: '#d9efe0',
    brow: 4,
    mouth: 'flat',
    age: 0,
    look: -1,
  },
  captain: {
    back: '#d8643a',
    skin: '#7a4a34',
    hair: '#1a1210',
    cap: '#2b46b8',
    shirt: '#2b46b8',
    brow: -3,
    mouth: 'flat',
    age: 1,
    look: 0.9,
  },
  boy: {
    back: '#3f9ac0',
    skin: '#f2bf95',
    hair: '#5a3018',
    cap: '#ffcc33',
    shirt: '#ffcc33',
    brow: 8,
    mouth: 'open',
    age: -1,
    look: 0.6,
  },
}

type Mood = { shut: boolean; mouth: number }

function paintFace(p: Paint, f: Face, { shut, mouth }: Mood): void {
  const [x, y] = [p.w / 2, 210]
  const size = f.age < 0 ? 0.88 : 1
  p.path(
    `M${x - 210} ${p.h}Q${x - 190} 372 ${x - 60} 352L${x + 60} 352Q${x + 190} 372 ${x + 210} ${p.h}Z`,
    f.shirt,
  )
  p.stroke(`M${x} 372V${p.h}`, lighten(f.shirt, -0.12), 5)
  p.rect(x - 44, 286, 88, 90, lighten(f.skin, -0.08), { rx: 30 })
  p.ellipse(x, y, 106 * size, 126 * size, f.hair)
  p.ellipse(x, y + 14, 98 * size, 118 * size, f.skin)
  for (const side of [-1, 1]) p.ellipse(x + side * 100 * size, y + 16, 15, 26, lighten(f.skin, -0.05))
  if (f.cap)
    p.path(
      `M${x - 110 * size} ${y - 28}Q${x - 104} ${y - 140 * size} ${x} ${y - 142 * size}Q${x + 104} ${y - 140 * size} ${x + 110 * size} ${y - 28}Q${x} ${y - 62} ${x - 110 * size} ${y - 28}Z`,
      f.cap,
    ).path(
      `M${x - 106 * size} ${y - 30}Q${x} ${y - 70} ${x + 106 * size} ${y - 30}Q${x + 136} ${y - 6} ${x + 60} ${y - 12}Q${x} ${y - 34} ${x - 60} ${y - 12}Q${x - 136} ${y - 6} ${x - 106 * size} ${y - 30}Z`,
      lighten(f.cap, -0.09),
    )
  for (const side of [-1, 1]) {
    const ex = x + side * 42
    if (shut) p.stroke(`M${ex - 17} ${y + 12}q17 9 34 0`, '#2a1a1a', 4.5)
    else
      p.ellipse(ex, y + 10, 19, 14, '#fffdf8')
        .circle(ex + f.look * 8, y + 11, 9, '#3a2418')
        .circle(ex + f.look * 8 - 2, y + 8, 2.6, '#ffffff')
    p.stroke(
      `M${ex - 24} ${y - 18 - f.brow + side * f.brow * -0.6}Q${ex} ${y - 28 - f.brow} ${ex + 24} ${y - 18 - f.brow + side * f.brow * 0.6}`,
      f.hair,
      7,
    )
    for (let k = 0; k < f.age; k++)
      p.stroke(
        `M${x + side * (66 + k * 5)} ${y + 24 + k * 7}q${side * 9} 3 ${side * 15} -1`,
        lighten(f.skin, -0.14),
        2.4,
      )
  }
  p.stroke(`M${x + f.look * 4} ${y + 20}q${10 + f.look * 8} 34 -8 38`, lighten(f.skin, -0.14), 5)
  const m = y + 84
  if (f.mouth === 'open') p.ellipse(x, m, 13, 5 + mouth * 10, '#5a1f24')
  else if (f.mouth === 'smile') p.stroke(`M${x - 30} ${m - 4}q30 ${16 + mouth * 8} 62 -4`, '#5a1f24', 5)
  else if (f.mouth === 'chew')
    p.ellipse(x + mouth * 8, m, 20, 6 + mouth * 5, lighten(f.skin, -0.12)).stroke(
      `M${x - 18 + mouth * 8} ${m}h36`,
      '#5a1f24',
      4,
    )
  else if (f.mouth === 'count') p.ellipse(x, m, 16 - mouth * 6, 3 + mouth * 7, '#5a1f24')
  else p.stroke(`M${x - 26} ${m}h52`, '#5a1f24', 5)
}

async function drawFaces() {
  return new Map(
    await Promise.all(
      FACES.map(async (name, nth) => {
        const look = LOOKS[name]
        const [back, tag, open, mouthing, shut] = await Promise.all([
          plate(PICTURE_WIDTH, PICTURE_HEIGHT, (p) => {
            p.ground(look.back)
            for (let k = 0; k < 24; k += 2)
              p.path(
                `M${p.w / 2} 230L${p.w / 2 + Math.cos((k / 12) * Math.PI) * 900} ${230 + Math.sin((k / 12) * Math.PI) * 900}L${p.w / 2 + Math.cos(((k + 1) / 12) * Math.PI) * 900} ${230 + Math.sin(((k + 1) / 12) * Math.PI) * 900}Z`,
                lighten(look.back, 0.05),
              )
            p.rect(0, 440, p.w, 40, lighten(look.back, -0.16))
          }),
          plate(150, 150, (p) =>
            write(p, String(nth + 1), 75, 118, {
              face: 'heavy',
              size: 130,
              fill: '#fff8ea',
              anchor: 'middle',
            }),
          ),
          ...[
            { shut: false, mouth: 0 },
            { shut: false, mouth: 1 },
            { shut: true, mouth: 0 },
          ].map((mood) => plate(460, PICTURE_HEIGHT, (p) => paintFace(p, look, mood))),
        ])
        return [name, { back, tag, open, mouthing, shut }] as const
      }),
    ),
  )
}

async function views(): Promise<Record<View, ViewPainter>> {
  const drawn = await drawFaces()
  const title = await plate(700, 280, (p) => {
    write(p, 'NEUN', 350, 110, { face: 'heavy', size: 120, fill: '#fff8ea', anchor: 'middle' })
    write(p, 'INNINGS', 350, 212, { face: 'heavy', size: 104, fill: '#f2a35a', anchor: 'middle' })
    write(p, 'DAS BASEBALL-MAGAZIN', 350, 262, {
      face: 'textBold',
      size: 26,
      fill: '#fff8ea',
      anchor: 'middle',
    })
  })
  const portrait =
    (name: Name): ViewPainter =>
    (canvas, since) => {
      const one = drawn.get(name)
      if (!one?.open || !one.mouthing || !one.shut) return
      canvas.ground(one.back)
      const isBlinking = since % 2.7 > 2.55
      const isMouthing = Math.sin(since * 7) > 0.2
      // A slight movement, as if breathing.
      canvas.set(
        isBlinking ? one.shut : isMouthing ? one.mouthing : one.open,
        520 + Math.sin(since * 0.7) * 6,
        PICTURE_HEIGHT / 2 + 4 + Math.sin(since * 1.9) * 3,
      )
      canvas.set(one.tag, 130, 120)
    }
  const faces = Object.fromEntries(FACES.map((name) => [name, portrait(name)])) as Record<Name, ViewPainter>
  return {
    ...faces,
    title: (canvas, since) => {
      const one = drawn.get('rookie')
      if (one) canvas.ground(one.back)
      canvas.set(title, PICTURE_WIDTH / 2, 220, { opacity: Math.min(1, since * 1.5) })
    },
    end: (canvas, since) => {
      const first = drawn.get('slugger')
      if (first) canvas.ground(first.back)
      FACES.forEach((name, i) => {
        const one = drawn.get(name)
        const image = (since * 2 + i) % 4 > 3.7 ? one?.shut : one?.open
        if (image)
          canvas.set(image, 140 + (i % 5) * 145 + (i > 4 ? 72 : 0), i > 4 ? 350 : 150, {
            scale: 0.42,
            opacity: Math.min(1, Math.max(0, since * 2 - i * 0.3)),
          })
      })
    },
  }
}

export const nineInnings = () =>
  programme({
    segments: SEGMENTS,
    music: {
      mood: 'warm',
      key: { root: 50, scale: 'dorian' },
      bpm: 72,
      progression: [0, 5, 3, 4],
      seed: 'neun-innings',
    },
    views,
  })
