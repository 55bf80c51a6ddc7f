/** Der Zeugwart: forty years of laundry, and one shirt that never came back. */
import { lighten } from '../../art/colour.ts'
import { dice } from '../../art/dice.ts'
import { write } from '../../art/lettering.ts'
import { type Paint, placed } from '../../art/paint.ts'
import { coated } from '../../art/parts/people.ts'
import { type Canvas, PICTURE_HEIGHT, PICTURE_WIDTH, plate } from '../stage/canvas.ts'
import { programme, type Segment, type ViewPainter } from '../stage/programme.ts'

type View = 'pegs' | 'drum' | 'line' | 'ledger' | 'attic' | 'tunnel' | 'found'

const SEGMENTS: readonly Segment<View>[] = [
  {
    view: 'pegs',
    moment: ['Vierzig Jahre', 'Forty years'],
    lines: [
      [
        'Alfons Kretschmar hängt sie nach Nummern. Die Neun hat er immer zuletzt gebügelt.',
        'Alfons Kretschmar hangs them by number. He has always ironed the nine last.',
      ],
      ['Ein Haken ist leer, seit dem 9. Mai 1987.', 'One peg is empty, since the ninth of May 1987.'],
    ],
    sounds: [[2, 'ball']],
  },
  {
    view: 'drum',
    moment: ['Sechzig Grad', 'Sixty degrees'],
    lines: [
      [
        'Gras geht bei sechzig Grad heraus, Blut bei kaltem Wasser, ein Abstieg gar nicht.',
        'Grass comes out at sixty degrees, blood in cold water, a relegation not at all.',
      ],
      [
        'Elftausend Paar Stutzen. Er hat sie nicht gezählt, das hat die Maschine.',
        'Eleven thousand pairs of socks. He did not count them, the machine did.',
      ],
    ],
    sounds: [
      [1, 'splash'],
      [4, 'splash'],
      [7, 'splash'],
    ],
  },
  {
    view: 'line',
    moment: ['Die Leine', 'The line'],
    lines: [
      [
        'Bei Ostwind trocknet ein Satz in zwei Stunden. Bei Siegen auch.',
        'In an east wind a set dries in two hours. After a win too.',
      ],
      [
        'Drei Aufstiege hingen hier und fünf Trainer, die ihm das Weichspülen verbieten wollten.',
        'Three promotions hung here, and five managers who wanted to forbid the softener.',
      ],
    ],
    sounds: [[3, 'clap']],
  },
  {
    view: 'ledger',
    moment: ['Das Ausgabebuch', 'The ledger'],
    lines: [
      [
        'Alles steht im Buch. Ausgegeben: achtzehn. Zurück: siebzehn.',
        'It is all in the book. Given out: eighteen. Returned: seventeen.',
      ],
      [
        'Hinter der Nummer neun steht ein Fragezeichen, mit Lineal gezogen.',
        'Behind number nine there is a question mark, drawn with a ruler.',
      ],
    ],
    sounds: [[3, 'ball']],
  },
  {
    view: 'attic',
    moment: ['Die Suche', 'The search'],
    lines: [
      [
        'Vor dem letzten Heimspiel sucht er noch einmal: Keller, Dachboden, Sprecherkabine.',
        'Before the last home game he searches once more: cellar, attic, the announcer’s box.',
      ],
      [
        'Er findet einen Wimpel, zwei Pfeifen und die Brille des dritten Trainers.',
        'He finds a pennant, two whistles and the third manager’s glasses.',
      ],
    ],
    sounds: [
      [2, 'hit'],
      [6, 'whistle'],
    ],
  },
  {
    view: 'tunnel',
    moment: ['Das letzte Heimspiel', 'The last home game'],
    lines: [
      [
        'Im Tunnel steht ein alter Mann mit einer Plastiktüte. Er sagt: Ich hab sie nie gewaschen.',
        'In the tunnel stands an old man with a plastic bag. He says: I never washed it.',
      ],
    ],
    sounds: [
      [3, 'clap'],
      [3.4, 'clap'],
    ],
  },
  {
    view: 'found',
    moment: ['Die Neun', 'The nine'],
    lines: [
      [
        'Es riecht noch nach dem 9. Mai. Alfons hält es lange fest.',
        'It still smells of the ninth of May. Alfons holds on to it for a long time.',
      ],
      [
        'Dann hängt er es auf. Ungewaschen. Es ist das Einzige, was er einem Verein je gesagt hat.',
        'Then he hangs it up. Unwashed. It is the only thing he has ever said to a club.',
      ],
    ],
    sounds: [[6, 'bell']],
  },
]

const RED = '#c8372f'

function paintShirt(p: Paint, text: string, fill = RED): void {
  p.path('M34 18L58 8Q70 22 84 8L108 18L136 52L112 70L104 58V150H38V58L30 70L6 52Z', fill)
  p.path('M58 8Q70 22 84 8L80 5Q70 14 62 5Z', '#fbf3e0')
  p.stroke('M38 60V150M104 60V150', lighten(fill, -0.09), 3)
  if (text) write(p, text, 71, 118, { face: 'heavy', size: 56, fill: '#fbf3e0', anchor: 'middle' })
}

function paintRoom(p: Paint): void {
  p.ground('#e8dcc4')
  for (let y = 210; y < p.h; y += 44) for (let x = 0; x < p.w; x += 44) p.rect(x, y, 42, 42, '#ddcfb2')
  p.rect(0, 150, p.w, 16, '#7a5236').rect(0, 150, p.w, 5, '#9a6c4a')
  for (let i = 0; i < 6; i++) p.circle(100 + i * 132, 160, 6, '#3a2a24')
  p.rect(0, 400, p.w, 18, '#7a5236').rect(0, 418, p.w, 62, '#b9a888')
  p.path('M520 0h150l180 480h-240z', '#fff6d8', { opacity: 0.5 })
}

function paintMachine(p: Paint): void {
  p.ground('#8fb0b8')
  for (let y = 0; y < p.h; y += 40) for (let x = 0; x < p.w; x += 40) p.rect(x, y, 38, 38, '#9cbcc2')
  p.rect(200, 24, 454, 440, '#f4f1e8', { rx: 22 }).rect(222, 44, 410, 52, '#d8d4c8', { rx: 10 })
  p.circle(580, 70, 16, '#3a2a24').rect(244, 58, 120, 24, '#2f4f7a', { rx: 5 })
  write(p, '60°', 304, 78, { face: 'heavy', size: 20, fill: '#9be8a0', anchor: 'middle' })
  p.circle(427, 284, 164, '#c9c4b6').circle(427, 284, 146, '#2a3a44')
}

function paintSky(p: Paint): void {
  p.fade('#6fb8dc', '#fdf0d0')
  const roll = dice('washing line')
  for (let i = 0; i < 5; i++)
    p.ellipse(roll() * p.w, 60 + roll() * 80, roll.between(50, 110), 16, '#ffffff', { opacity: 0.8 })
  p.path('M0 380Q220 330 440 372T854 350V480H0Z', '#7fae5a')
  for (const x of [60, 790]) p.rect(x, 110, 12, 300, '#7a5236').rect(x - 30, 110, 72, 10, '#7a5236')
  p.stroke('M66 116Q427 150 796 116', '#fbf3e0', 3)
}

function paintLedger(p: Paint): void {
  p.ground('#5a3a28')
  p.path('M70 40L427 62L784 40V440L427 462L70 440Z', '#fbf3e0').path('M427 62V462', '#d8c8ac')
  p.stroke('M427 62V462', '#b9a888', 4)
  const names = [
    '1 Ott',
    '2 Rehm',
    '3 Salewski',
    '4 Bux',
    '5 Hanke',
    '6 Lindner',
    '7 Zorn',
    '8 Kuhn',
    '9 Marek',
    '10 Voss',
    '11 Adam',
  ]
  names.forEach((name, i) => {
    const y = 104 + i * 31
    p.rect(96, y + 8, 300, 1.4, '#8fa8c8', { opacity: 0.7 }).rect(458, y + 8, 300, 1.4, '#8fa8c8', {
      opacity: 0.7,
    })
    write(p, name, 104, y, { face: 'text', size: 21, fill: '#2f4f7a' })
    write(p, i === 8 ? '?' : 'zurück', 480, y, {
      face: i === 8 ? 'heavy' : 'text',
      size: i === 8 ? 30 : 21,
      fill: i === 8 ? RED : '#2f4f7a',
    })
  })
}

function paintAttic(p: Paint): void {
  p.ground('#3a2a20')
  p.path('M0 480L0 240L427 20L854 240V480Z', '#5a4030')
  for (let i = 0; i < 9; i++) p.stroke(`M${i * 106} 480L427 20`, '#463022', 5)
  p.path('M380 120h94v84h-94z', '#bfe0f0').path('M380 204L250 480H640L474 204Z', '#fff6d8', { opacity: 0.22 })
  const roll = dice('attic')
  for (let i = 0; i < 9; i++) {
    const [x, w, h] = [20 + i * 94, roll.between(60, 90), roll.between(50, 110)]
    p.rect(x, 440 - h, w, h, lighten('#a8794a', roll.between(-0.1, 0.06)), { rx: 3 }).rect(
      x + w / 2 - 5,
      440 - h,
      10,
      h,
      '#d8b07a',
      { opacity: 0.5 },
    )
  }
  p.rect(0, 440, p.w, 40, '#2a1c14')
  p.path('M610 330l70 14l-66 30z', RED)
}

function paintTunnel(p: Paint): void {
  p.ground('#1c1a20')
  for (let k = 7; k >= 0; k--)
    p.rect(
      427 - 70 - k * 52,
      180 - k * 26,
      140 + k * 104,
      170 + k * 44,
      lighten('#2a2830', k === 0 ? 0 : -0.012 * k),
    )
  p.rect(357, 180, 140, 170, '#bfe8a0')
    .rect(357, 180, 140, 60, '#dff4ff')
    .glow([427, 260], 220, '#f4fff0', 0.5)
}

function drawPlates() {
  const numbers = ['7', '8', '9', '10', '11', '4'] as const
  return Promise.all([
    plate(PICTURE_WIDTH, PICTURE_HEIGHT, paintRoom),
    plate(PICTURE_WIDTH, PICTURE_HEIGHT, paintMachine),
    plate(PICTURE_WIDTH, PICTURE_HEIGHT, paintSky),
    plate(PICTURE_WIDTH, PICTURE_HEIGHT, paintLedger),
    plate(PICTURE_WIDTH, PICTURE_HEIGHT, paintAttic),
    plate(PICTURE_WIDTH, PICTURE_HEIGHT, paintTunnel),
    Promise.all(numbers.map((text) => plate(142, 160, (p) => paintShirt(p, text)))),
    plate(142, 160, (p) => {
      paintShirt(p, '9', '#a8402f')
      for (const [x, y] of [
        [52, 130],
        [88, 70],
        [64, 140],
        [96, 126],
      ] as const)
        p.ellipse(x, y, 9, 6, '#6a7a3a', { opacity: 0.8 })
    }),
    Promise.all(
      [RED, '#fbf3e0', '#2f4f7a', '#e0674a', '#c8372f'].map((fill, i) =>
        plate(110, 90, (p) =>
          p
            .path(`M8 50Q${20 + i * 6} 4 58 16T104 44Q96 86 54 80T8 50Z`, fill)
            .stroke('M24 48Q52 30 84 50', lighten(fill, -0.12), 4),
        ),
      ),
    ),
    plate(180, 280, (p) => p.path(coated, '#2f3a4a', { transform: placed(90, 270, 2.4) })),
  ])
}

async function views(): Promise<Record<View, ViewPainter>> {
  const [room, machine, sky, ledger, attic, tunnel, shirts, old, heap, man] = await drawPlates()
  const hang = (canvas: Canvas, since: number, isFull: boolean) => {
    canvas.ground(room)
    shirts.forEach((shirt, i) => {
      if (i === 2 && !isFull) return
      canvas.set(i === 2 ? old : shirt, 100 + i * 132, 238 + Math.sin(since * 1.3 + i) * 1.5)
    })
  }
  const slow =
    (image: typeof room, x: number): ViewPainter =>
    (canvas, since) => {
      canvas.ground(image)
      canvas.set(man, x + since * 9, 320)
    }
  return {
    pegs: (canvas, since) => hang(canvas, since, false),
    drum: (canvas, since) => {
      canvas.ground(machine)
      heap.forEach((cloth, i) => {
        const turn = since * 2.6 + i * 1.26
        // Carried up with the drum, and falling where it is steepest.
        const fall = Math.max(0, Math.sin(turn)) * 40
        canvas.set(cloth, 427 + Math.cos(turn) * 82, 292 - Math.sin(turn) * 78 + fall)
      })
    },
    line: (canvas, since) => {
      canvas.ground(sky)
      shirts
        .toSpliced(2, 1)
        .forEach((shirt, i) =>
          canvas.set(
            shirt,
            150 + i * 138 + Math.sin(since * 2.1 + i * 0.7) * 9,
            214 + Math.sin(since * 2.6 + i) * 5 + (i === 2 ? 10 : 0),
          ),
        )
    },
    ledger: (canvas, since) => {
      canvas.ground(ledger)
      canvas.box(88, 334, 684, 30, '#ffd23f', Math.min(0.3, since * 0.04))
    },
    attic: slow(attic, 180),
    tunnel: slow(tunnel, 380),
    found: (canvas, since, seconds) => {
      const isUp = since > seconds * 0.55
      hang(canvas, since, isUp)
      if (isUp) return
      canvas.dim(0.55)
      canvas.set(old, PICTURE_WIDTH / 2, 240, { scale: 2 + since * 0.03 })
    },
  }
}

export const kitMan = () =>
  programme({
    segments: SEGMENTS,
    music: {
      mood: 'warm',
      key: { root: 55, scale: 'major' },
      bpm: 60,
      progression: [0, 5, 3, 0],
      seed: 'der-zeugwart',
    },
    views,
  })
