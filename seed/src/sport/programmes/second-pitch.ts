/** Nebenplatz: a bottom-division team in January, whose main pitch is being spared. */
import { lighten } from '../../art/colour.ts'
import { dice } from '../../art/dice.ts'
import { write } from '../../art/lettering.ts'
import { type Paint, polygon } from '../../art/paint.ts'
import { conifer } from '../../art/parts/trees.ts'
import type { Plate } from '../../film/compositor.ts'
import { type Canvas, PICTURE_HEIGHT, PICTURE_WIDTH, plate } from '../stage/canvas.ts'
import { dress, type Figures } from '../stage/figure.ts'
import { JOG, RUN, STAND } from '../stage/poses.ts'
import { programme, type Segment, type ViewPainter } from '../stage/programme.ts'

type View = 'arrival' | 'circle' | 'spared' | 'breath' | 'tea' | 'match' | 'reason'

const SEGMENTS: readonly Segment<View>[] = [
  {
    view: 'arrival',
    moment: ['Dienstag, minus acht', 'Tuesday, minus eight'],
    lines: [
      [
        'Oberlauter, Kreisklasse, halb acht am Abend. Eine Lampe geht, die andere überlegt.',
        'Oberlauter, bottom division, half past seven in the evening. One lamp works, the other is thinking.',
      ],
      ['Heute sind sie sieben. Das ist viel.', 'Tonight there are seven of them. That is a lot.'],
    ],
    sounds: [[2, 'whistle']],
  },
  {
    view: 'circle',
    moment: ['Im Kreis', 'In circles'],
    lines: [
      [
        'Sie laufen im Kreis, gegen die Uhr. Mit der Uhr war es letzten Winter, da sind sie abgestiegen.',
        'They run in circles, against the clock. Last winter it was with it, and they went down.',
      ],
      [
        'Nach der vierten Runde redet keiner mehr. Nach der achten redet der Erste wieder.',
        'After the fourth lap nobody talks. After the eighth the first one starts again.',
      ],
    ],
    sounds: [
      [1, 'hit'],
      [4, 'hit'],
      [8, 'whistle'],
    ],
  },
  {
    view: 'spared',
    moment: ['Der Hauptplatz', 'The first pitch'],
    lines: [
      [
        'Nebenan liegt der Hauptplatz. Er wird geschont.',
        'Next to it lies the first pitch. It is being spared.',
      ],
      [
        'Wofür, weiß keiner. Der Platzwart weiß es auch nicht, aber er hat den Schlüssel.',
        'Nobody knows what for. Nor does the groundsman, but he has the key.',
      ],
    ],
    sounds: [[4, 'bell']],
  },
  {
    view: 'breath',
    moment: ['Atem', 'Breath'],
    lines: [
      [
        'Man sieht, was sie sagen, bevor man es hört. Bei minus acht hat jedes Wort eine Wolke.',
        'You see what they say before you hear it. At minus eight every word has a cloud.',
      ],
      ['Der Trainer hat die größte.', 'The manager’s is the largest.'],
    ],
    sounds: [[4, 'whistle']],
  },
  {
    view: 'tea',
    moment: ['Tee', 'Tea'],
    lines: [
      [
        'Es gibt Tee aus einer Kanne, die älter ist als der Verein. Auch die wird geschont.',
        'There is tea from a pot that is older than the club. That is being spared too.',
      ],
    ],
    sounds: [[2, 'splash']],
  },
  {
    view: 'match',
    moment: ['Sonntag', 'Sunday'],
    lines: [
      [
        'Am Sonntag spielen sie zu neunt. Der Gegner leiht ihnen einen, der leiht ihnen ein Tor.',
        'On Sunday they are nine. The visitors lend them one, who lends them a goal.',
      ],
      [
        'Es ist das erste seit Oktober. Sie feiern es zweimal.',
        'It is the first since October. They celebrate it twice.',
      ],
    ],
    sounds: [
      [2, 'ball'],
      [5.4, 'whistle'],
      [6.4, 'clap'],
      [6.8, 'clap'],
    ],
  },
  {
    view: 'reason',
    moment: ['Der Grund', 'The reason'],
    lines: [
      [
        'Warum sie kommen? Weil sonst sechs da wären und im Kreis laufen müssten.',
        'Why do they come? Because otherwise six would be there, and have to run in circles.',
      ],
      [
        'Das Licht geht aus. Der Hauptplatz ist sehr schön.',
        'The light goes out. The first pitch is very beautiful.',
      ],
    ],
    sounds: [[7, 'hit']],
  },
]

function paintSnow(p: Paint): void {
  p.fade('#1e3a4a', '#7aa3ad')
  const roll = dice('oberlauter')
  for (let i = 0; i < 24; i++)
    p.path(
      conifer(dice(`fir ${i}`), i * 40 + roll() * 18, 196, roll.between(60, 110)),
      lighten('#163038', roll.between(-0.02, 0.04)),
    )
  p.rect(600, 130, 170, 72, '#8a4a3a')
    .path('M590 132L685 86L780 132Z', '#e8f2f4')
    .rect(640, 152, 34, 30, '#ffd98a')
    .rect(700, 152, 34, 30, '#ffd98a')
  p.rect(0, 190, p.w, p.h, p.down(190, p.h, '#b9d0d6', '#e8f2f4'))
  p.ellipse(427, 330, 330, 92, 'none', { stroke: '#9fb8be', 'stroke-width': 22, opacity: 0.6 })
  p.stroke('M60 236H794M20 440H834', '#a8c2c8', 3)
  p.rect(150, 34, 9, 210, '#13252f').rect(128, 26, 54, 20, '#13252f', { rx: 4 })
  p.glow([155, 40], 150, '#fff1cf', 0.9)
  p.path(
    polygon([
      [155, 44],
      [660, 480],
      [-120, 480],
    ]),
    '#fff1cf',
    { opacity: 0.16 },
  )
  p.rect(700, 40, 9, 204, '#13252f').rect(678, 32, 54, 20, '#13252f', { rx: 4 })
}

function paintSpared(p: Paint): void {
  p.fade('#24506a', '#a8d0c8')
  p.rect(0, 200, p.w, p.h, '#2fa35a')
  for (let i = 0; i < 10; i += 2)
    p.path(
      polygon([
        [427 + (i - 5) * 60, 200],
        [427 + (i - 4) * 60, 200],
        [427 + (i - 4) * 200, 480],
        [427 + (i - 5) * 200, 480],
      ]),
      '#38b366',
    )
  p.stroke('M40 214H814M427 214V480', '#ffffff', 3).ellipse(427, 350, 130, 44, 'none', {
    stroke: '#ffffff',
    'stroke-width': 3,
  })
  p.rect(0, 428, p.w, 8, '#5a3a28').rect(0, 456, p.w, 6, '#5a3a28')
  for (let x = 30; x < p.w; x += 90) p.rect(x, 410, 9, 70, '#6a4630')
  p.rect(310, 330, 234, 96, '#fff6e0', { rx: 6 })
  write(p, 'BETRETEN', 427, 372, { face: 'heavy', size: 36, fill: '#d8432f', anchor: 'middle' })
  write(p, 'VERBOTEN', 427, 410, { face: 'heavy', size: 36, fill: '#d8432f', anchor: 'middle' })
}

function paintHut(p: Paint): void {
  p.ground('#6a4030')
  for (let x = 0; x < p.w; x += 60) p.rect(x, 0, 57, p.h, lighten('#74483a', (x % 7) * 0.006))
  p.rect(560, 60, 190, 150, '#1e3a4a', { rx: 4 })
    .rect(560, 132, 190, 6, '#e8dcc4')
    .rect(652, 60, 6, 150, '#e8dcc4')
  p.rect(0, 372, p.w, 108, '#a8693c').rect(0, 372, p.w, 10, '#c98a52')
  p.path('M300 372V240Q300 200 350 200H430Q480 200 480 240V372Z', '#3f7a8a')
    .path('M480 250Q548 246 540 190L556 186Q572 270 480 292Z', '#3f7a8a')
    .ellipse(390, 198, 62, 14, '#2f6272')
    .circle(390, 180, 11, '#d8432f')
  p.stroke('M300 250Q236 252 244 300T300 336', '#3f7a8a', 14)
  for (const x of [120, 620, 720])
    p.rect(x, 318, 66, 56, '#fff6e0', { rx: 8 }).stroke(`M${x + 66} 330q22 2 18 20t-20 12`, '#fff6e0', 7)
}

function drawPlates() {
  const kit = (shirt: string, head: string) => ({
    shirt,
    shorts: '#13252f',
    socks: '#d8432f',
    skin: '#d9a27a',
    head,
  })
  return Promise.all([
    plate(PICTURE_WIDTH, PICTURE_HEIGHT, paintSnow),
    plate(PICTURE_WIDTH, PICTURE_HEIGHT, paintSpared),
    plate(PICTURE_WIDTH, PICTURE_HEIGHT, paintHut),
    plate(8, 8, (p) => p.circle(4, 4, 2.6, '#ffffff', { opacity: 0.85 })),
    plate(90, 60, (p) =>
      p
        .ellipse(45, 32, 38, 20, '#ffffff', { opacity: 0.35 })
        .ellipse(36, 28, 20, 13, '#ffffff', { opacity: 0.35 }),
    ),
    plate(50, 16, (p) => p.ellipse(25, 8, 22, 6, '#4a6a74', { opacity: 0.4 })),
    plate(16, 16, (p) => p.circle(8, 8, 6.4, '#ff8a3d').circle(6, 6, 2, '#ffffff')),
    plate(PICTURE_WIDTH, PICTURE_HEIGHT, (p) => p.ground('#0a1620')),
    Promise.all(
      ['#3a2a24', '#c9822f', '#20140f', '#8a8a8a', '#5a3018', '#e0b060', '#2a4a7a'].map((head) =>
        dress(kit('#d8432f', head), 70, { jog: JOG, run: RUN, stand: STAND }),
      ),
    ),
    dress(kit('#2a4a7a', '#3a2a24'), 250, { stand: STAND }),
  ])
}

type Movers = {
  flake: Plate
  cloud: Plate
  shadow: Plate
  players: readonly Figures<'jog' | 'run' | 'stand'>[]
}

/** Snow, and players running laps with visible breath. */
function moversOf({ flake, cloud, shadow, players }: Movers) {
  const snowfall = (canvas: Canvas, since: number) => {
    for (let i = 0; i < 70; i++)
      canvas.set(
        flake,
        (i * 137 + Math.sin(since + i) * 20 + since * 14) % PICTURE_WIDTH,
        (i * 71 + since * (30 + (i % 5) * 9)) % PICTURE_HEIGHT,
        { scale: 0.6 + (i % 4) * 0.25 },
      )
  }
  const laps = (canvas: Canvas, since: number, pace: number, count: number) => {
    players
      .slice(0, count)
      .map((one, i) => {
        const turn = -since * pace - i * 0.42
        return {
          one,
          i,
          x: 427 + Math.cos(turn) * 330,
          y: 330 + Math.sin(turn) * 92,
          facing: Math.sin(turn) > 0 ? (1 as const) : (-1 as const),
        }
      })
      .toSorted((a, b) => a.y - b.y)
      .forEach(({ one, i, x, y, facing }) => {
        canvas.set(shadow, x, y)
        canvas.set(one.at('jog', since * 1.5 + i * 0.3, facing), x, y - 35)
        const age = (since * 0.8 + i * 0.37) % 1
        canvas.set(cloud, x + facing * (16 + age * 14), y - 62 - age * 14, {
          scale: 0.25 + age * 0.3,
          opacity: 1 - age,
        })
      })
  }
  return { snowfall, laps }
}

async function views(): Promise<Record<View, ViewPainter>> {
  const [snow, spared, hut, flake, cloud, shadow, ball, dark, players, big] = await drawPlates()
  const { snowfall, laps } = moversOf({ flake, cloud, shadow, players })
  return {
    arrival: (canvas, since) => {
      canvas.ground(snow)
      players.forEach((one, i) => {
        const x = Math.min(200 + i * 76, -60 * i + since * 90)
        const isThere = x >= 200 + i * 76
        canvas.set(shadow, x, 370 + (i % 2) * 20)
        canvas.set(one.at(isThere ? 'stand' : 'jog', since * 1.3 + i * 0.2, 1), x, 335 + (i % 2) * 20)
      })
      snowfall(canvas, since)
    },
    circle: (canvas, since) => {
      canvas.ground(snow)
      laps(canvas, since, 0.5, 7)
      snowfall(canvas, since)
    },
    spared: (canvas, since) => {
      canvas.ground(spared)
      snowfall(canvas, since)
    },
    breath: (canvas, since) => {
      canvas.ground(snow)
      canvas.dim(0.75)
      canvas.set(big.at('stand', since * 0.5, 1), 330, 330)
      for (let k = 0; k < 5; k++) {
        const age = (since * 0.35 + k / 5) % 1
        canvas.set(cloud, 400 + age * 260, 226 - age * 70, { scale: 0.5 + age * 2, opacity: 1 - age })
      }
    },
    tea: (canvas, since) => {
      canvas.ground(hut)
      for (let k = 0; k < 6; k++) {
        const age = (since * 0.4 + k / 6) % 1
        canvas.set(cloud, 548 + Math.sin(age * 6 + k) * 18, 176 - age * 140, {
          scale: 0.4 + age,
          opacity: 1 - age,
        })
      }
    },
    match: (canvas, since) => {
      canvas.ground(snow)
      const kick = Math.max(0, since - 2)
      players.forEach((one, i) => {
        const x = 90 + i * 66 + Math.min(since, 5) * (30 + i * 12)
        canvas.set(shadow, x, 270 + i * 22)
        canvas.set(one.at(since < 5 ? 'run' : 'stand', since * 1.6 + i * 0.2, 1), x, 235 + i * 22)
      })
      canvas.set(ball, Math.min(790, 420 + kick * 190), 386 - Math.abs(Math.sin(kick * 2.4)) * 60)
      snowfall(canvas, since)
    },
    reason: (canvas, since, seconds) => {
      canvas.ground(since < seconds * 0.55 ? snow : spared)
      if (since < seconds * 0.55) laps(canvas, since, 0.4, 6)
      else
        canvas.set(dark, PICTURE_WIDTH / 2, PICTURE_HEIGHT / 2, {
          opacity: Math.min(0.75, (since - seconds * 0.55) * 0.4),
        })
      snowfall(canvas, since)
    },
  }
}

export const secondPitch = () =>
  programme({
    segments: SEGMENTS,
    music: {
      mood: 'wonder',
      key: { root: 50, scale: 'minor' },
      bpm: 62,
      progression: [0, 5, 2, 6],
      seed: 'nebenplatz',
      air: { pitch: 0.015, pace: 0.07, level: 0.3 },
    },
    views,
  })
