/** Seepferdchen!: a swimming lesson with four children, Hatice the lifeguard, and a duck that gets it all wrong. */
import { lighten } from '../../art/colour.ts'
import { dice } from '../../art/dice.ts'
import { write } from '../../art/lettering.ts'
import { type Paint, polygon } from '../../art/paint.ts'
import type { Plate } from '../../film/compositor.ts'
import { type Canvas, PICTURE_HEIGHT, PICTURE_WIDTH, plate } from '../stage/canvas.ts'
import { programme, type Segment, type ViewPainter } from '../stage/programme.ts'

type View = 'title' | 'show' | 'children' | 'duck' | 'laugh' | 'all' | 'end'

const SEGMENTS: readonly Segment<View>[] = [
  {
    view: 'title',
    moment: ['Heute: Ausatmen', 'Today: breathing out'],
    lines: [
      [
        'Seepferdchen! Heute: Ausatmen unter Wasser, ohne dabei zu lachen.',
        'Little Seahorse! Today: breathing out under water without laughing.',
      ],
      [
        'Das hier ist Hatice. Das hier ist das Wasser. Das hier ist die Ente.',
        'This is Hatice. This is the water. This is the duck.',
      ],
    ],
    sounds: [[0.8, 'splash']],
  },
  {
    view: 'show',
    moment: ['Hatice macht es vor', 'Hatice shows how'],
    lines: [
      [
        'Einatmen. Gesicht ins Wasser. Und dann pusten, als wäre die Suppe heiß.',
        'Breathe in. Face in the water. Then blow as if the soup were hot.',
      ],
      ['Es blubbert. Das ist die ganze Kunst.', 'It bubbles. That is all there is to it.'],
    ],
    sounds: [[2.6, 'splash']],
  },
  {
    view: 'children',
    moment: ['Vier Kinder machen es nach', 'Four children copy it'],
    lines: [
      [
        'Jetzt Ayla, Ben, Mo und Klara. Einer nach dem anderen.',
        'Now Ayla, Ben, Mo and Klara. One after the other.',
      ],
      [
        'Ayla blubbert klein. Ben blubbert groß. Mo blubbert durch die Nase.',
        'Ayla bubbles small. Ben bubbles big. Mo bubbles through his nose.',
      ],
      ['Klara zählt dabei bis sieben. Sieben ist sehr lange.', 'Klara counts to seven. Seven is very long.'],
    ],
    sounds: [
      [2, 'splash'],
      [5, 'splash'],
      [8, 'splash'],
    ],
  },
  {
    view: 'duck',
    moment: ['Die Ente', 'The duck'],
    lines: [
      [
        'Und die Ente? Die Ente taucht den Po unter und den Kopf nicht.',
        'And the duck? The duck dips its bottom and not its head.',
      ],
      ['Nein, Ente. Andersherum.', 'No, duck. The other way round.'],
    ],
    sounds: [
      [2, 'splash'],
      [5, 'splash'],
    ],
  },
  {
    view: 'laugh',
    moment: ['Nicht lachen', 'No laughing'],
    lines: [
      [
        'Wer unter Wasser lacht, hat die Nase voll. Das ist kein Spruch, das ist so.',
        'Whoever laughs under water gets a nose full. That is no joke, it is so.',
      ],
      ['Ben hat gelacht. Ben hustet. Ben darf noch mal.', 'Ben laughed. Ben coughs. Ben may try again.'],
    ],
    sounds: [[3, 'splash']],
  },
  {
    view: 'all',
    moment: ['Alle zusammen', 'All together'],
    lines: [
      [
        'Und jetzt alle: einatmen, Gesicht rein, pusten. Eins, zwei, drei.',
        'And now all of us: breathe in, face in, blow. One, two, three.',
      ],
      [
        'Seht ihr die vielen Blasen? Das ist Luft, die schwimmen kann.',
        'See all the bubbles? That is air that can swim.',
      ],
    ],
    sounds: [
      [2.4, 'splash'],
      [3, 'splash'],
    ],
  },
  {
    view: 'end',
    moment: ['Bis nächste Woche', 'Until next week'],
    lines: [
      [
        'Schwimmen lernt man im Wasser, mit einem Erwachsenen daneben.',
        'You learn to swim in the water, with a grown-up beside you.',
      ],
      [
        'Nächste Woche: schweben wie ein Seestern. Die Ente übt schon.',
        'Next week: floating like a starfish. The duck is practising.',
      ],
    ],
    sounds: [[1, 'bell']],
  },
]

const [SURFACE, HEAD] = [230, 62]
const CHILDREN = [
  { cap: '#ff5f8a', skin: '#e0a47a', x: 250 },
  { cap: '#7a5cf0', skin: '#f0c09a', x: 400 },
  { cap: '#ffd23f', skin: '#7a4a34', x: 550 },
  { cap: '#ff8a3d', skin: '#c98a62', x: 700 },
] as const

function paintBath(p: Paint): void {
  p.ground('#fff3e0')
  for (let y = 0; y < SURFACE; y += 46)
    for (let x = (y / 46) % 2 ? -23 : 0; x < p.w; x += 46) p.rect(x, y, 43, 43, '#ffe4c4', { rx: 5 })
  p.circle(690, 74, 46, '#ffffff').circle(690, 74, 38, '#8fdcf5')
  for (const [x, colour] of [
    [90, '#ff6f4a'],
    [170, '#7a5cf0'],
    [520, '#22b8a0'],
  ] as const)
    p.rect(x, 60, 52, 74, colour, { rx: 8 }).rect(x, 96, 52, 9, '#ffffff', { opacity: 0.7 })
  p.rect(0, 196, p.w, 40, '#ffc98a').rect(0, 196, p.w, 6, '#fff6e2')
  p.rect(0, SURFACE, p.w, p.h - SURFACE, p.down(SURFACE, p.h, '#6fe6da', '#2fb4c8'))
}

function paintWater(p: Paint): void {
  p.rect(0, 14, p.w, p.h, p.down(0, p.h, '#5fe0d2', '#1a9fb8'), { opacity: 0.5 })
  for (let x = -20; x < p.w; x += 40) p.path(`M${x} 16q20 -18 40 0z`, '#c8fff4', { opacity: 0.9 })
  const roll = dice('seahorse')
  for (let i = 0; i < 6; i++)
    p.path(
      polygon([
        [i * 170, 14],
        [i * 170 + 44, 14],
        [i * 170 - 40, p.h],
        [i * 170 - 130, p.h],
      ]),
      '#ffffff',
      { opacity: 0.07 },
    )
  for (let i = 0; i < 24; i++)
    p.ellipse(roll() * p.w, p.h - roll() * 16, roll.between(10, 26), 5, lighten('#1a9fb8', -0.1), {
      opacity: 0.5,
    })
}

type Face = 'calm' | 'puffed' | 'laugh'

function paintSwimmer(
  p: Paint,
  { cap, skin, face, isGrown = false }: { cap: string; skin: string; face: Face; isGrown?: boolean },
): void {
  const [x, y] = [p.w / 2, p.h * 0.36]
  p.path(
    `M${x - 44} ${p.h}Q${x - 42} ${y + 44} ${x} ${y + 40}Q${x + 42} ${y + 44} ${x + 44} ${p.h}Z`,
    isGrown ? '#ff6f4a' : cap,
  )
  p.rect(x - 10, y + 22, 20, 26, lighten(skin, -0.05))
  p.circle(x, y, HEAD * 0.5, skin)
  p.path(`M${x - 32} ${y - 4}A32 32 0 0 1 ${x + 32} ${y - 4}Z`, cap)
  p.rect(x - 32, y - 8, 64, 6, lighten(cap, -0.1), { rx: 3 })
  if (isGrown) p.circle(x, y + 60, 9, '#ffffff').circle(x, y + 60, 5, '#d8432f')
  for (const side of [-1, 1]) {
    if (face === 'laugh') p.stroke(`M${x + side * 12 - 5} ${y + 6}q5 -7 10 0`, '#2a1a2e', 3)
    else p.circle(x + side * 12, y + 5, 3.4, '#2a1a2e')
    p.circle(x + side * 19, y + 14, face === 'puffed' ? 9 : 5, '#ff8a7a', { opacity: 0.55 })
  }
  if (face === 'calm') p.stroke(`M${x - 7} ${y + 17}q7 6 14 0`, '#7a2f2a', 3)
  else if (face === 'puffed') p.circle(x, y + 19, 4.4, '#7a2f2a')
  else
    p.path(`M${x - 11} ${y + 13}h22q-2 15 -11 15t-11 -15z`, '#7a2f2a').path(
      `M${x - 7} ${y + 14}h14v4h-14z`,
      '#ffffff',
    )
}

function paintDuck(p: Paint): void {
  p.ellipse(62, 70, 46, 27, '#ffd93f').path('M100 62q26 -22 14 6q-6 12 -20 10z', '#ffd93f')
  p.circle(36, 40, 24, '#ffd93f')
    .path('M14 42q-22 2 -18 9q10 8 24 2z', '#ff8a3d')
    .circle(30, 34, 4, '#2a1a2e')
    .circle(29, 33, 1.4, '#ffffff')
  p.path('M54 66q26 -12 40 4q-14 20 -36 12z', '#f2bf1f')
}

function drawPlates() {
  const faces = (look: { cap: string; skin: string; isGrown?: boolean }) =>
    Promise.all(
      (['calm', 'puffed', 'laugh'] as const).map((face) =>
        plate(110, 150, (p) => paintSwimmer(p, { ...look, face })),
      ),
    )
  return Promise.all([
    plate(PICTURE_WIDTH, PICTURE_HEIGHT, paintBath),
    plate(PICTURE_WIDTH + 80, PICTURE_HEIGHT - SURFACE + 14, paintWater),
    sign('SEEPFERDCHEN!', 'SCHWIMMEN FÜR ANFÄNGER'),
    sign('BIS BALD!', 'NÄCHSTE WOCHE: DER SEESTERN'),
    plate(130, 104, paintDuck),
    plate(104, 130, (p) => p.group({ transform: 'rotate(90 52 52)' }, () => paintDuck(p))),
    plate(26, 26, (p) =>
      p.circle(13, 13, 10, '#ffffff', { opacity: 0.35 }).circle(10, 10, 3, '#ffffff', { opacity: 0.9 }),
    ),
    faces({ cap: '#ffffff', skin: '#c98a62', isGrown: true }),
    ...CHILDREN.map(({ cap, skin }) => faces({ cap, skin })),
  ])
}

function risingBubbles(bubble: Plate) {
  return (canvas: Canvas, x: number, y: number, since: number, size = 1) => {
    for (let k = 0; k < 10; k++) {
      const age = (since * 0.9 + k / 10) % 1
      canvas.set(bubble, x + Math.sin(k * 2.4 + since * 4) * 22 * size, y - age * 90, {
        scale: size * (0.35 + ((k * 7) % 5) / 7),
        opacity: 1 - age,
      })
    }
  }
}

async function views(): Promise<Record<View, ViewPainter>> {
  const [bath, water, title, end, duck, tail, bubble, hatice, ...children] = await drawPlates()
  const bubbles = risingBubbles(bubble)
  const frame = (canvas: Canvas, since: number, inside: () => void) => {
    canvas.ground(bath)
    inside()
    canvas.set(
      water,
      PICTURE_WIDTH / 2 + Math.sin(since * 0.9) * 20,
      SURFACE + (PICTURE_HEIGHT - SURFACE) / 2 - 7,
    )
  }
  const dips = (since: number, from: number, long = 3) =>
    Math.max(0, Math.min(1, (since - from) * 2, (from + long - since) * 2))
  const person = (
    canvas: Canvas,
    who: readonly (typeof duck)[] | undefined,
    [x, dip]: readonly [number, number],
    face: 0 | 1 | 2,
  ) => {
    const image = who?.[face]
    if (image) canvas.set(image, x, SURFACE - 20 + dip * 96)
  }
  const float = (canvas: Canvas, since: number, x: number) =>
    canvas.set(duck, x, SURFACE - 22 + Math.sin(since * 2) * 5)
  const group = (
    canvas: Canvas,
    since: number,
    dipOf: (i: number) => number,
    faceOf: (i: number) => 0 | 1 | 2 = (i) => (dipOf(i) > 0.3 ? 1 : 0),
  ) => {
    frame(canvas, since, () => {
      children.forEach((child, i) => person(canvas, child, [CHILDREN[i]?.x ?? 0, dipOf(i)], faceOf(i)))
      float(canvas, since, 90)
    })
    children.forEach((_, i) => {
      if (dipOf(i) > 0.5) bubbles(canvas, CHILDREN[i]?.x ?? 0, SURFACE + 60, since + i, 0.6 + i * 0.15)
    })
  }
  return {
    title: (canvas, since) => {
      frame(canvas, since, () => {
        person(canvas, hatice, [620, 0], 0)
        float(canvas, since, 170)
      })
      canvas.set(title, PICTURE_WIDTH / 2, 380, { opacity: Math.min(1, since * 1.5) })
    },
    show: (canvas, since) => {
      const dip = dips(since, 2.6, 5)
      frame(canvas, since, () => person(canvas, hatice, [427, dip], dip > 0.3 ? 1 : 0))
      if (dip > 0.5) bubbles(canvas, 427, SURFACE + 70, since, 1.2)
    },
    children: (canvas, since) => group(canvas, since, (i) => dips(since, 1.8 + i * 3, i === 3 ? 5 : 2.6)),
    duck: (canvas, since) => {
      const dip = dips(since, 1.6, 3) + dips(since, 5.4, 2)
      frame(canvas, since, () => {
        if (dip > 0.2) canvas.set(tail, 427, SURFACE - 40 + dip * 26)
        else float(canvas, since, 427)
        person(canvas, hatice, [690, 0], dip > 0.2 ? 2 : 0)
      })
    },
    laugh: (canvas, since) =>
      group(
        canvas,
        since,
        (i) => (i === 1 ? dips(since, 2, 1.4) + dips(since, 8, 4) : 0),
        (i) => (i === 1 && since > 2 && since < 5 ? 2 : i === 1 ? 1 : 0),
      ),
    all: (canvas, since) => group(canvas, since, () => dips(since, 2.4, 6)),
    end: (canvas, since) => {
      group(
        canvas,
        since,
        () => 0,
        () => 2,
      )
      canvas.set(end, PICTURE_WIDTH / 2, 390, { opacity: Math.min(1, since * 1.5) })
    },
  }
}

const sign = (text: string, small: string) =>
  plate(620, 140, (p) => {
    p.rect(0, 0, 620, 140, '#064a5a', { rx: 24, opacity: 0.85 })
    write(p, text, 310, 76, { face: 'heavy', size: 62, fill: '#ffd93f', anchor: 'middle' })
    write(p, small, 310, 116, { face: 'textBold', size: 22, fill: '#ffffff', anchor: 'middle' })
  })

export const seahorse = () =>
  programme({
    segments: SEGMENTS,
    music: {
      mood: 'playful',
      key: { root: 57, scale: 'major' },
      bpm: 108,
      progression: [0, 4, 5, 3],
      seed: 'seepferdchen',
      air: { pitch: 0.3, pace: 0.3, level: 0.12 },
    },
    views,
  })
