/** The stories of the films: their shots, captions and music. */
import { balloon } from '../art/films/balloon.ts'
import { contours } from '../art/films/contours.ts'
import { firs } from '../art/films/firs.ts'
import { flood } from '../art/films/flood.ts'
import { fox } from '../art/films/fox.ts'
import { hotel } from '../art/films/hotel.ts'
import { lighthouse } from '../art/films/lighthouse.ts'
import { nightRoad } from '../art/films/night-road.ts'
import { planet } from '../art/films/planet.ts'
import { salt } from '../art/films/salt.ts'
import { tram } from '../art/films/tram.ts'
import * as palette from '../art/palettes.ts'
import { type Cover } from '../art/art.ts'
import { headwind } from '../art/covers/sports.ts'
import { type Scene, sheet } from '../art/scene.ts'
import type { Camera, Caption, Shot, Story } from './story.ts'
import { inLight } from './story.ts'

const say = (de: string, en: string): Caption => ({ de, en })

// Camera moves, by effect.
const PUSH: readonly [Camera, Camera] = [
  [0, 0, 1],
  [0.05, 0, 1.11],
]
const PULL: readonly [Camera, Camera] = [
  [0, 0, 1.11],
  [0, 0.1, 1],
]
const RIGHT: readonly [Camera, Camera] = [
  [-0.9, 0, 1.03],
  [0.9, 0, 1.05],
]
const LEFT: readonly [Camera, Camera] = [
  [0.9, 0, 1.04],
  [-0.9, 0, 1.03],
]
const RISE: readonly [Camera, Camera] = [
  [0, 0.9, 1.04],
  [0, -0.8, 1.03],
]
const SINK: readonly [Camera, Camera] = [
  [0, -0.9, 1.03],
  [0, 0.8, 1.05],
]

type Extra = Partial<Pick<Shot, 'subject' | 'crop' | 'captions' | 'title' | 'chapter'>>
const shot = (
  scene: Scene,
  seed: string,
  seconds: number,
  [from, to]: readonly [Camera, Camera],
  extra: Extra = {},
): Shot => ({ scene, seed, seconds, from, to, ...extra })

const still =
  (cover: Cover): Scene =>
  (frame) => {
    const { paint } = sheet(frame, 'all')
    cover(paint, frame, 'plain')
    return [{ depth: 0.6, paint }]
  }

const night = <T extends Parameters<typeof inLight>[0]>(colours: T, share = 0.55) =>
  inLight(colours, '#071226', share)

const aphel = planet(palette.PLANET)
const aphelNight = planet(inLight(palette.PLANET, '#0a0f2a', 0.35))
const aphelDawn = planet(inLight(palette.PLANET, '#ff8f6a', 0.2))

const dusk = lighthouse(palette.LIGHTHOUSE)
const dark = lighthouse({ ...night(palette.LIGHTHOUSE), light: '#fff3d0', starry: 260 })
const morning = lighthouse(
  {
    ...palette.LIGHTHOUSE,
    sky: [
      [0, '#7fb2cf'],
      [0.5, '#bfd9dc'],
      [0.85, '#f7dfc0'],
      [1, '#fff1d8'],
    ],
    sea: ['#c9d8d4', '#3f6f86'],
    cloud: '#f0c9b0',
    starry: 0,
    rock: '#2b3a44',
  },
  { burning: false },
)
const storm = lighthouse({
  ...palette.LIGHTHOUSE,
  sky: [
    [0, '#10181f'],
    [0.5, '#26343c'],
    [1, '#5d6b68'],
  ],
  sea: ['#56645f', '#0b1317'],
  cloud: '#46545a',
  starry: 0,
})
const empty = lighthouse(
  {
    ...palette.LIGHTHOUSE,
    sky: [
      [0, '#7fb2cf'],
      [0.5, '#bfd9dc'],
      [0.85, '#f7dfc0'],
      [1, '#fff1d8'],
    ],
    sea: ['#c9d8d4', '#3f6f86'],
    cloud: '#f0c9b0',
    starry: 0,
    rock: '#2b3a44',
  },
  { figure: false, burning: false },
)

const TRAM_LIGHTS = ['windows', 'lamp', 'front', 'line'] as const
const street = tram(palette.TRAM)
const streetLate = tram(inLight(palette.TRAM, '#0b1030', 0.4, TRAM_LIGHTS))
const streetRed = tram(inLight(palette.TRAM, '#5a1020', 0.32, TRAM_LIGHTS))
const streetDawn = tram(inLight(palette.TRAM, '#f0b58a', 0.32, TRAM_LIGHTS))

const road = nightRoad(palette.NIGHT_ROAD)
const roadCold = nightRoad(inLight(palette.NIGHT_ROAD, '#1c3f9a', 0.42, ['ring', 'paint']))
const roadWhite = nightRoad(inLight(palette.NIGHT_ROAD, '#ffd9b0', 0.25))

const rainAir = { pitch: 0.35, pace: 0.05, level: 0.1 }
const surf = { pitch: 0.03, pace: 0.11, level: 0.3 }
const wind = { pitch: 0.012, pace: 0.07, level: 0.35 }

function episodeOf(
  seed: string,
  scenes: readonly [Scene, Scene, Scene],
  crop: readonly [number, number, number],
  captions: readonly (readonly [string, string])[],
  progression: readonly number[],
): Story {
  const lines = captions.map(([de, en]) => say(de, en))
  return {
    shots: [
      shot(scenes[0], `${seed}a`, 7, PUSH, { title: true }),
      shot(scenes[1], `${seed}b`, 7.5, LEFT, {
        subject: 0.45,
        crop,
        captions: lines.slice(0, 2),
      }),
      shot(scenes[2], `${seed}a`, 7.5, RISE, {
        subject: 0.58,
        crop: [0.55, 0.6, 1.9],
        captions: lines.slice(2, 4),
      }),
      shot(scenes[0], `${seed}c`, 7, PULL, { subject: 0.5, captions: lines.slice(4, 5) }),
    ],
    music: { mood: 'tension', key: { root: 50, scale: 'minor' }, bpm: 66, progression, seed, air: rainAir },
  }
}

/** By the title's key; for an episode, the title's key and its number: `films/nachtlinie/1-1`. */
export const STORIES: Readonly<Record<string, Story>> = {
  'films/aphel': {
    shots: [
      shot(aphel, 'films/aphel', 8, PUSH, { title: true }),
      shot(aphelNight, 'aphel-2', 8, RIGHT, {
        subject: 0.4,
        crop: [0.5, 0.74, 1.7],
        captions: [
          say(
            'Tag vierhundertelf. Die Sonne ist nur noch ein Stern.',
            'Day four hundred and eleven. The sun is just another star.',
          ),
          say('Ein Funkspruch nach Hause braucht vier Stunden.', 'A message home takes four hours.'),
        ],
      }),
      shot(aphel, 'aphel-3', 8, RISE, {
        subject: 0.5,
        crop: [0.66, 0.42, 1.5],
        captions: [say('Eine Antwort braucht ein ganzes Leben.', 'An answer takes a whole life.')],
      }),
      shot(aphelNight, 'films/aphel', 7.5, LEFT, {
        crop: [0.55, 0.8, 2.1],
        captions: [
          say(
            'Unter dem Eis klopft es. Im Takt meines Herzens.',
            'Something knocks under the ice. In time with my heart.',
          ),
        ],
      }),
      shot(aphelDawn, 'films/aphel', 9, PULL, {
        captions: [
          say(
            'Am fernsten Punkt der Bahn beginnt der Rückweg.',
            'At the farthest point of the orbit the way home begins.',
          ),
        ],
      }),
    ],
    music: {
      mood: 'wonder',
      key: { root: 57, scale: 'lydian' },
      bpm: 62,
      progression: [0, 1, 5, 4],
      seed: 'aphel',
      air: wind,
    },
  },
  'films/lotsenlicht': {
    shots: [
      shot(dusk, 'films/lotsenlicht', 11, PUSH, {
        title: true,
        chapter: say('Zehn vor sechs', 'Ten to six'),
      }),
      shot(dusk, 'll-2', 10, RIGHT, {
        crop: [0.66, 0.62, 1.9],
        captions: [
          say(
            'Jeden Abend um zehn vor sechs geht Wiebke auf die Klippe.',
            'Every evening at ten to six Wiebke walks up the cliff.',
          ),
          say('Der Hund kennt den Weg besser als sie.', 'The dog knows the way better than she does.'),
        ],
      }),
      shot(dusk, 'films/lotsenlicht', 9, SINK, {
        crop: [0.72, 0.36, 1.8],
        captions: [
          say('Um sechs zündet der alte Wärter das Licht.', 'At six the old keeper lights the lamp.'),
        ],
      }),
      shot(dusk, 'll-3', 10, LEFT, {
        crop: [0.32, 0.66, 1.6],
        captions: [
          say('Draußen ist nichts als die See.', 'There is nothing out there but the sea.'),
          say('Seit elf Jahren.', 'For eleven years.'),
        ],
      }),
      shot(dark, 'films/lotsenlicht', 10, PULL, {
        chapter: say('Die Nacht', 'The night'),
        captions: [
          say('Nachts zählt sie die Umdrehungen.', 'At night she counts the turns.'),
          say('Alle zwölf Sekunden ein Versprechen.', 'Every twelve seconds a promise.'),
        ],
      }),
      shot(dark, 'll-4', 9, RIGHT, {
        crop: [0.8, 0.56, 2.2],
        captions: [
          say(
            'Im Haus brennt noch Licht. Einer muss ja wach bleiben.',
            'There is a light on in the house. Somebody has to stay awake.',
          ),
        ],
      }),
      shot(dark, 'll-5', 9, RISE, {
        crop: [0.4, 0.3, 1.5],
        captions: [
          say(
            '„Sie kommt nicht mehr“, sagt der Wärter. „Ich weiß“, sagt Wiebke.',
            '“She won’t come back,” says the keeper. “I know,” says Wiebke.',
          ),
        ],
      }),
      shot(dark, 'll-6', 9, LEFT, { crop: [0.62, 0.66, 2], captions: [say('Und bleibt.', 'And stays.')] }),
      shot(storm, 'films/lotsenlicht', 9, PUSH, {
        chapter: say('Der Brief', 'The letter'),
        captions: [
          say('Im Oktober kommt ein Brief vom Amt.', 'In October a letter comes from the authority.'),
          say('Das Feuer wird abgeschaltet. Aus der Ferne.', 'The light will be switched off. Remotely.'),
        ],
      }),
      shot(storm, 'll-7', 9, LEFT, {
        crop: [0.3, 0.72, 1.7],
        captions: [say('Die See liest keine Briefe.', 'The sea does not read letters.')],
      }),
      shot(storm, 'll-8', 9, RIGHT, {
        crop: [0.7, 0.5, 1.9],
        captions: [
          say(
            'In der letzten Nacht drehen sie die Lampe von Hand.',
            'On the last night they turn the lamp by hand.',
          ),
        ],
      }),
      shot(dark, 'll-9', 10, SINK, {
        crop: [0.55, 0.4, 1.3],
        captions: [
          say(
            'Zwölf Sekunden. Zwölf Sekunden. Zwölf Sekunden.',
            'Twelve seconds. Twelve seconds. Twelve seconds.',
          ),
        ],
      }),
      shot(dark, 'll-10', 9, RISE, {
        crop: [0.24, 0.62, 2.2],
        captions: [
          say(
            'Und weit draußen, kurz vor drei, antwortet jemand.',
            'And far out, shortly before three, somebody answers.',
          ),
        ],
      }),
      shot(morning, 'films/lotsenlicht', 10, PULL, {
        chapter: say('Der Morgen', 'The morning'),
        captions: [
          say('Am Morgen ist das Licht aus.', 'In the morning the light is out.'),
          say('Man braucht es nicht mehr.', 'It is no longer needed.'),
        ],
      }),
      shot(morning, 'll-11', 9, RIGHT, {
        crop: [0.66, 0.64, 1.8],
        captions: [say('Der Hund hört sie zuerst.', 'The dog hears it first.')],
      }),
      shot(empty, 'films/lotsenlicht', 13, PULL, {
        captions: [
          say('Um zehn vor sechs ist niemand auf der Klippe.', 'At ten to six there is nobody on the cliff.'),
        ],
      }),
    ],
    music: {
      mood: 'warm',
      key: { root: 57, scale: 'dorian' },
      bpm: 58,
      progression: [0, 5, 2, 6, 3, 0, 4, 4],
      seed: 'lotsenlicht',
      air: surf,
    },
  },
  'films/salz': {
    shots: [
      shot(salt(palette.SALT), 'films/salz', 8, PUSH, { title: true }),
      shot(salt(palette.SALT), 'salz-2', 8, LEFT, {
        subject: 0.42,
        crop: [0.42, 0.68, 2],
        captions: [
          say('Auf der Ebene sieht man jeden kommen.', 'On the plain you see everyone coming.'),
          say('Lange bevor man weiß, wer es ist.', 'Long before you know who it is.'),
        ],
      }),
      shot(salt(inLight(palette.SALT, '#d8405a', 0.3)), 'salz-3', 8, RISE, {
        subject: 0.55,
        captions: [
          say('„Was ist in dem Koffer?“ – „Mein Bruder.“', '“What is in the suitcase?” “My brother.”'),
        ],
      }),
      shot(salt(inLight(palette.SALT, '#2a1a4a', 0.5)), 'films/salz', 9, PULL, {
        captions: [
          say('Sie gehen, bis der Himmel unter ihnen liegt.', 'They walk until the sky lies below them.'),
        ],
      }),
    ],
    music: {
      mood: 'warm',
      key: { root: 52, scale: 'phrygian' },
      bpm: 64,
      progression: [0, 1, 0, 6],
      seed: 'salz',
      air: wind,
    },
  },
  'films/kilometer-null': {
    shots: [
      shot(road, 'films/kilometer-null', 8, PUSH, { title: true }),
      shot(roadCold, 'kn-2', 7.5, RIGHT, {
        subject: 0.5,
        crop: [0.5, 0.66, 1.9],
        captions: [
          say(
            'Kilometer neunzig. Das Telefon klingelt zum ersten Mal.',
            'Kilometre ninety. The phone rings for the first time.',
          ),
          say('Im Handschuhfach ist kein Telefon.', 'There is no phone in the glove box.'),
        ],
      }),
      shot(road, 'kn-3', 7.5, LEFT, {
        subject: 0.42,
        crop: [0.4, 0.7, 1.6],
        captions: [
          say(
            '„Nicht umdrehen“, sagt die Stimme. „Da ist nichts mehr.“',
            '“Don’t turn round,” says the voice. “There is nothing left there.”',
          ),
        ],
      }),
      shot(roadCold, 'kn-4', 6.5, PUSH, {
        subject: 0.56,
        crop: [0.56, 0.62, 2.4],
        captions: [say('Drei. Zwei. Eins.', 'Three. Two. One.')],
      }),
      shot(
        roadWhite,
        'films/kilometer-null',
        8,
        [
          [0, 0, 1],
          [0, 0, 1.12],
        ],
        { captions: [say('Null.', 'Zero.')] },
      ),
    ],
    music: {
      mood: 'drive',
      key: { root: 52, scale: 'minor' },
      bpm: 104,
      progression: [0, 0, 5, 6],
      seed: 'kilometer',
    },
  },
  'films/fuchs-und-funke': {
    shots: [
      shot(fox(palette.FOX), 'films/fuchs-und-funke', 8, PUSH, { title: true }),
      shot(fox(palette.FOX), 'ff-2', 8, RIGHT, {
        subject: 0.5,
        crop: [0.54, 0.56, 1.45],
        captions: [
          say(
            'Fuchs mochte alles am Winter, nur nicht das Dunkle.',
            'Fox liked everything about winter except the dark.',
          ),
          say('Da landete etwas auf seiner Nase.', 'Then something landed on his nose.'),
        ],
      }),
      shot(fox(inLight(palette.FOX, '#0a1a5a', 0.35, ['moon', 'spark'])), 'ff-3', 8, LEFT, {
        subject: 0.4,
        captions: [
          say(
            '„Ich bin Funke“, sagte das Etwas. „Ich habe mich verflogen.“',
            '“I’m Spark,” said the something. “I took a wrong turn.”',
          ),
        ],
      }),
      shot(fox(inLight(palette.FOX, '#2a1a7a', 0.22, ['moon', 'spark'])), 'ff-4', 7.5, RISE, {
        subject: 0.58,
        crop: [0.6, 0.5, 1.5],
        captions: [
          say(
            'Sie fragten den Mond. Der wusste auch nicht alles.',
            'They asked the moon. It did not know everything either.',
          ),
        ],
      }),
      shot(fox(inLight(palette.FOX, '#ffb45e', 0.08)), 'films/fuchs-und-funke', 9, PULL, {
        captions: [
          say(
            'Aber zu zweit war das Dunkle nur noch halb so groß.',
            'But for two, the dark was only half as big.',
          ),
        ],
      }),
    ],
    music: {
      mood: 'playful',
      key: { root: 60, scale: 'major' },
      bpm: 100,
      progression: [0, 3, 4, 0, 5, 3, 4, 0],
      seed: 'fuchs',
    },
  },
  'films/wanda': {
    shots: [
      shot(balloon(palette.BALLOON), 'films/wanda', 8, RISE, { title: true }),
      shot(balloon(palette.BALLOON), 'w-2', 8, LEFT, {
        crop: [0.7, 0.42, 1.4],
        captions: [
          say(
            'Wanda hatte einen Ballon, einen Plan und genau ein Butterbrot.',
            'Wanda had a balloon, a plan and exactly one sandwich.',
          ),
        ],
      }),
      shot(balloon(inLight(palette.BALLOON, '#34508f', 0.3)), 'w-3', 7.5, RIGHT, {
        captions: [
          say(
            'Die Gewitterwolke wollte lieber Geige spielen.',
            'The thundercloud would rather play the violin.',
          ),
          say('„Dann spiel doch“, sagte Wanda.', '“Then play,” said Wanda.'),
        ],
      }),
      shot(balloon(inLight(palette.BALLOON, '#ff9f5e', 0.2)), 'films/wanda', 8.5, PULL, {
        captions: [
          say(
            'Und Opa Wetter erinnerte sich an alles. Sogar an morgen.',
            'And Grandpa Weather remembered everything. Even tomorrow.',
          ),
        ],
      }),
    ],
    music: {
      mood: 'playful',
      key: { root: 62, scale: 'lydian' },
      bpm: 112,
      progression: [0, 1, 4, 0],
      seed: 'wanda',
    },
  },
  'films/zimmer-frei': {
    shots: [
      shot(hotel(palette.HOTEL), 'films/zimmer-frei', 8, RISE, { title: true }),
      shot(hotel(palette.HOTEL), 'zf-2', 7, RIGHT, {
        crop: [0.64, 0.52, 2.4],
        captions: [
          say(
            'Zimmer 7: die Posaunistin. Zimmer 8: der Mann, der Ruhe gebucht hat.',
            'Room 7: the trombonist. Room 8: the man who booked silence.',
          ),
        ],
      }),
      shot(hotel(palette.HOTEL), 'zf-3', 7, LEFT, {
        crop: [0.76, 0.66, 2.4],
        captions: [
          say('Der neue Page hat alle Schlüssel verteilt.', 'The new page has handed out all the keys.'),
          say('Nur eben nicht die richtigen.', 'Just not the right ones.'),
        ],
      }),
      shot(
        hotel({ ...inLight(palette.HOTEL, '#1c1a4a', 0.45), lamps: palette.HOTEL.lamps }),
        'films/zimmer-frei',
        8.5,
        PULL,
        {
          captions: [
            say(
              'Frühstück gibt es bis zehn. Falls jemand sein Zimmer findet.',
              'Breakfast is served until ten. If anyone finds their room.',
            ),
          ],
        },
      ),
    ],
    music: {
      mood: 'playful',
      key: { root: 58, scale: 'dorian' },
      bpm: 124,
      progression: [0, 3, 0, 4],
      seed: 'zimmer',
    },
  },
  'films/unter-tannen': {
    shots: [
      shot(firs(palette.FIRS), 'films/unter-tannen', 8.5, PUSH, { title: true }),
      shot(firs(palette.FIRS), 'ut-2', 7.5, RIGHT, {
        subject: 0.5,
        crop: [0.55, 0.66, 1.7],
        captions: [
          say(
            'Vom Fenster aus sind es vierundvierzig Stämme.',
            'From the window there are forty-four trunks.',
          ),
        ],
      }),
      shot(firs(inLight(palette.FIRS, '#0a0d12', 0.5, ['lamp'])), 'ut-3', 7.5, LEFT, {
        subject: 0.45,
        captions: [say('Am Morgen sind es fünfundvierzig.', 'In the morning there are forty-five.')],
      }),
      shot(
        firs({ ...inLight(palette.FIRS, '#12060a', 0.6), lamp: '#ff2a1f' }),
        'films/unter-tannen',
        9,
        PUSH,
        { crop: [0.66, 0.7, 1.9], captions: [say('Zähl noch einmal.', 'Count again.')] },
      ),
    ],
    music: {
      mood: 'tension',
      key: { root: 45, scale: 'phrygian' },
      bpm: 54,
      progression: [0, 1, 0, 4],
      seed: 'tannen',
      air: wind,
    },
  },
  'films/hochwasser': {
    shots: [
      shot(flood(palette.FLOOD), 'films/hochwasser', 8, PUSH, { title: true }),
      shot(flood(inLight(palette.FLOOD, '#0e1a22', 0.45, ['lamp', 'vest'])), 'hw-2', 7.5, RIGHT, {
        subject: 0.5,
        crop: [0.48, 0.78, 1.8],
        captions: [
          say('Dritte Nacht. Elf Menschen auf vier Dächern.', 'Third night. Eleven people on four roofs.'),
        ],
      }),
      shot(flood(palette.FLOOD), 'hw-3', 7.5, LEFT, {
        subject: 0.4,
        crop: [0.5, 0.6, 1.5],
        captions: [
          say('Ein Boot. Ein Platz.', 'One boat. One seat.'),
          say(
            'Und das Wasser gibt zurück, was wir ihm gegeben haben.',
            'And the water is giving back what we gave it.',
          ),
        ],
      }),
      shot(flood(inLight(palette.FLOOD, '#07121a', 0.6, ['lamp', 'vest'])), 'films/hochwasser', 8.5, PULL, {
        captions: [say('Der Fluss fragt nicht.', 'The river does not ask.')],
      }),
    ],
    music: {
      mood: 'tension',
      key: { root: 48, scale: 'minor' },
      bpm: 60,
      progression: [0, 5, 3, 4],
      seed: 'wasser',
      air: surf,
    },
  },
  'films/kartograf': {
    shots: [
      shot(contours(palette.CONTOURS), 'films/kartograf', 8, PUSH, { title: true }),
      shot(contours(palette.CONTOURS), 'ka-2', 7, RIGHT, {
        crop: [0.5, 0.7, 1.9],
        captions: [say('Blatt 47. Meine Schrift. Nicht meine Hand.', 'Sheet 47. My writing. Not my hand.')],
      }),
      shot(contours(inLight(palette.CONTOURS, '#5a3a2a', 0.35)), 'ka-3', 7, LEFT, {
        crop: [0.66, 0.5, 1.6],
        captions: [
          say(
            'Wo die Karte irrt, hat sich das Land gefügt.',
            'Where the map is wrong, the land has complied.',
          ),
        ],
      }),
      shot(contours(palette.CONTOURS), 'films/kartograf', 8, PULL, {
        captions: [
          say(
            'Hier müsste ein Berg sein. Also ist hier ein Berg.',
            'There should be a mountain here. So there is a mountain here.',
          ),
        ],
      }),
    ],
    music: {
      mood: 'wonder',
      key: { root: 54, scale: 'dorian' },
      bpm: 70,
      progression: [0, 6, 3, 4],
      seed: 'karto',
    },
  },
  'films/nachtlinie/1-1': episodeOf(
    'nl11',
    [street, streetLate, street],
    [0.42, 0.66, 1.5],
    [
      ['Null Uhr siebenundvierzig. Ostplatz.', 'Zero forty-seven. Ostplatz.'],
      [
        'Ein Junge steigt ein. Er sagt: Ich war schon einmal ausgestiegen.',
        'A boy boards. He says: I have got off before.',
      ],
      ['Wo? – Da, wo Sie gleich halten werden.', 'Where? Where you are about to stop.'],
      ['Auf dem Plan ist dort keine Haltestelle.', 'There is no stop there on the map.'],
      ['Ich halte trotzdem.', 'I stop anyway.'],
    ],
    [0, 5, 3, 4],
  ),
  'films/nachtlinie/1-2': episodeOf(
    'nl12',
    [streetLate, street, streetRed],
    [0.48, 0.56, 2.1],
    [
      ['Im letzten Wagen steht ein Koffer.', 'There is a suitcase in the last car.'],
      ['Niemand hat ihn vergessen.', 'Nobody forgot it.'],
      ['Darin liegt ein Fahrplan. Von morgen.', 'Inside is a timetable. For tomorrow.'],
      ['Meine Schicht ist rot umrandet.', 'My shift is circled in red.'],
      ['Dahinter steht: fährt nicht.', 'Next to it: does not run.'],
    ],
    [0, 3, 5, 4],
  ),
  'films/nachtlinie/2-1': episodeOf(
    'nl21',
    [streetLate, streetRed, streetRed],
    [0.4, 0.72, 1.15],
    [
      ['Alle Signale stehen auf Rot.', 'Every signal is red.'],
      ['Leitstelle, bitte kommen.', 'Control, please come in.'],
      ['Die Leitstelle sagt: Welche Linie neun?', 'Control says: what Line 9?'],
      ['Nur am Ostplatz ist es grün.', 'Only at Ostplatz is it green.'],
      ['Er hat den Schirm schon geöffnet.', 'He has already opened his umbrella.'],
    ],
    [0, 1, 5, 4],
  ),
  'films/nachtlinie/2-2': episodeOf(
    'nl22',
    [street, streetDawn, streetDawn],
    [0.34, 0.68, 1.8],
    [
      ['Heute steigt er ein.', 'Tonight he gets on.'],
      ['Er zahlt mit einer Münze, die es nicht mehr gibt.', 'He pays with a coin that no longer exists.'],
      ['Wohin? – Zum Betriebshof. Sie auch.', 'Where to? To the depot. You too.'],
      ['Über der Stadt wird es hell.', 'It is getting light over the city.'],
      ['Endstation. Alle aussteigen, bitte.', 'Last stop. All change, please.'],
    ],
    [0, 5, 2, 6],
  ),
  'sports/gegenwind': {
    shots: [
      shot(still(headwind({ lines: [], small: '' }, palette.HEADWIND)), 'sports/gegenwind', 9, PUSH, {
        captions: [
          say(
            'Neunzehn Stunden. Siebentausend Höhenmeter.',
            'Nineteen hours. Seven thousand metres of climbing.',
          ),
        ],
      }),
      shot(
        still(headwind({ lines: [], small: '' }, inLight(palette.HEADWIND, '#20304a', 0.5))),
        'gw-2',
        8,
        RIGHT,
        {
          crop: [0.66, 0.66, 1.8],
          captions: [
            say('Man gewinnt nicht gegen den Wind.', 'You do not beat the wind.'),
            say('Man verhandelt.', 'You negotiate.'),
          ],
        },
      ),
      shot(
        still(headwind({ lines: [], small: '' }, inLight(palette.HEADWIND, '#ff9a6a', 0.35))),
        'gw-3',
        9,
        PULL,
        { captions: [say('Beim achten Mal hat er zugehört.', 'The eighth time, it listened.')] },
      ),
    ],
    music: {
      mood: 'warm',
      key: { root: 55, scale: 'lydian' },
      bpm: 84,
      progression: [0, 4, 5, 3],
      seed: 'gegenwind',
      air: wind,
    },
  },
}

/** Returns a trailer: two shots of the film cut short, then its title, over the film's own music. */
export function trailerOf(story: Story): Story {
  const [title, second, third] = story.shots
  const cut = [second, third].flatMap((one) => (one ? [{ ...one, seconds: 4.2, captions: [] }] : []))
  return { shots: [...cut, ...(title ? [{ ...title, seconds: 5 }] : [])], music: story.music }
}
