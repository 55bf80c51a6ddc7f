/** Series for children, in short episodes. */
import { hedgehogs } from '../art/family/hedgehogs.ts'
import { moonPost } from '../art/family/moon-post.ts'
import { owls } from '../art/family/owls.ts'
import { bathtub } from '../art/family/submarine.ts'
import { buildingSite } from '../art/family/wheels.ts'
import { BATH, DIGGER, HEDGEHOG_TEAM, MOON_POST, OWLS } from '../art/palettes-family.ts'
import { pictureBook } from '../art/picture-book.ts'
import { KOLIBRI, PAPILLON, PFOTE, SKERRY } from './family-studios.ts'
import { cast, type DemoRecord, episodes } from './record.ts'

const EULEN = 'Die Eulennachtschule'
const POST = 'Mondpost'
const BAGGER = 'Bagger Bo'
const IGEL = 'Igel United'
const SCHAUM = 'Kapitän Schaum'

export const FAMILY_SERIES: readonly DemoRecord[] = [
  {
    key: 'family/eulennachtschule',
    folder: `Shows/${EULEN}`,
    facts: {
      kind: 'series',
      ...PFOTE,
      year: 2022,
      releasedOn: '2022-09-01',
      rating: 'FSK 0',
      popularity: 872,
      categories: ['movies:series', 'movies:kids', 'movies:animation', 'kids', 'kids:series', 'kids:animals'],
      tags: ['cliq-favorites'],
      people: cast('Ayla Demirci', 'Pia Storck', {
        'Hilla Bergmann': 'Frau Uhl (Stimme)',
        'Lilo Weng': 'Pieps (Stimme)',
        'Mats Oellerich': 'Schlummer (Stimme)',
      }),
    },
    texts: {
      de: {
        title: EULEN,
        shortDescription: 'Unterrichtsbeginn: Mitternacht. Lieblingsfach: Sternschnuppen.',
        description:
          'Wenn alle schlafen, läutet im alten Ahorn die Schulglocke. Frau Uhl unterrichtet Lautlosfliegen, Mäuserechnen und Mondkunde, und die Tafel ist der Mond selbst. Pieps weiß immer alles, Schlummer schläft immer ein, und am Ende jeder Nacht haben die kleinen Eulen etwas gelernt, das in keinem Stundenplan steht.',
      },
      en: {
        title: 'Owl Night School',
        shortDescription: 'Lessons start at midnight. Favourite subject: shooting stars.',
        description:
          'When everybody is asleep, the school bell rings in the old maple. Mrs Hoot teaches silent flight, mouse arithmetic and moon studies, and the blackboard is the moon itself. Peep always knows the answer, Doze always nods off, and at the end of every night the little owls have learnt something that is on no timetable.',
      },
    },
    parts: episodes(
      EULEN,
      [
        [
          [
            'Der erste Schultag',
            'Pieps kommt zu früh. Es ist noch hell, und sie sitzt sehr tapfer allein auf dem Ast.',
          ],
          [
            'The First Night',
            'Peep comes too early. It is still light, and she sits on the branch alone, very bravely.',
          ],
        ],
        [
          ['Lautlos', 'Wie fliegt man so leise, dass nicht einmal man selbst es merkt?'],
          ['Silence', 'How do you fly so quietly that even you do not notice?'],
        ],
        [
          ['Eins plus Maus', 'Schlummer rechnet im Schlaf und hat als Einziger alles richtig.'],
          ['One Plus Mouse', 'Doze does sums in his sleep and is the only one to get them all right.'],
        ],
        [
          ['Die Taube', 'Eine Neue kommt in die Klasse. Sie ist tagsüber wach, und trotzdem nett.'],
          ['The Pigeon', 'There is a new girl in class. She is awake by day, and nice all the same.'],
        ],
      ],
      [
        [
          ['Neumond', 'Die Tafel ist verschwunden! Frau Uhl unterrichtet im Dunkeln weiter.'],
          ['New Moon', 'The blackboard has vanished! Mrs Hoot goes on teaching in the dark.'],
        ],
        [
          [
            'Wandertag',
            'Die Klasse fliegt bis zum Kirchturm und lernt dort jemanden kennen, der nie schweigt.',
          ],
          ['The Outing', 'The class flies to the church tower and meets somebody there who is never silent.'],
        ],
        [
          [
            'Angsthase',
            'Ein Hase fürchtet sich vor Eulen. Die Eulen fürchten sich vor Mathe. Man einigt sich.',
          ],
          ['Scaredy-Hare', 'A hare is afraid of owls. The owls are afraid of maths. A deal is made.'],
        ],
        [
          ['Zeugnisse', 'Frau Uhl schreibt jedem nur einen Satz. Es sind die richtigen.'],
          ['Reports', 'Mrs Hoot writes each of them only one sentence. They are the right ones.'],
        ],
      ],
    ),
    billing: {
      de: ['Eine Serie von Ayla Demirci', 'Zwei Staffeln'],
      en: ['A series by Ayla Demirci', 'Two seasons'],
    },
    art: pictureBook(
      owls(OWLS),
      { de: ['Die Eulen-', 'nachtschule'], en: ['Owl Night', 'School'] },
      {
        fill: '#ffd35a',
        edge: '#12104a',
        ink: '#ffe9a8',
      },
    ),
  },
  {
    key: 'family/mondpost',
    folder: `Shows/${POST}`,
    facts: {
      kind: 'series',
      ...PFOTE,
      year: 2020,
      releasedOn: '2020-04-15',
      rating: 'FSK 0',
      popularity: 744,
      categories: [
        'movies:series',
        'movies:kids',
        'movies:animation',
        'kids',
        'kids:series',
        'kids:adventure',
      ],
      people: cast('Ayla Demirci', 'Ayla Demirci', {
        'Jule Petersen': 'Hannes Hase (Stimme)',
        'Otto Freytag': 'Der Mann im Mond (Stimme)',
      }),
    },
    texts: {
      de: {
        title: POST,
        shortDescription: 'Alle Briefe, die nie abgeschickt wurden, kommen hier an.',
        description:
          'Auf dem Mond steht ein Postamt mit einem einzigen Postboten: Hannes Hase. Er stellt zu, was Kinder nur gedacht, gemalt oder in eine Muschel geflüstert haben. Manche Adressen sind schwierig („An den Wind, der gestern da war“), aber Hannes findet sie. Fünf Gutenachtgeschichten zu je zehn Minuten.',
      },
      en: {
        title: 'Moon Post',
        shortDescription: 'All the letters that were never sent arrive here.',
        description:
          'On the moon there is a post office with one single postman: Harry Hare. He delivers whatever children have only thought, painted or whispered into a shell. Some addresses are tricky (“To the wind that was here yesterday”), but Harry finds them. Five bedtime stories of ten minutes each.',
      },
    },
    parts: episodes(POST, [
      [
        ['An den Wind', 'Der Empfänger ist unbekannt verzogen, und zwar ständig.'],
        ['To the Wind', 'The addressee has moved. And moved. And moved.'],
      ],
      [
        ['Das Paket, das kicherte', 'Hannes darf nicht hineinsehen. Er horcht nur ein bisschen.'],
        ['The Parcel That Giggled', 'Harry is not allowed to look inside. He only listens a little.'],
      ],
      [
        ['Rückantwort', 'Zum ersten Mal schreibt jemand an Hannes selbst.'],
        ['Reply Paid', 'For the first time somebody writes to Harry himself.'],
      ],
      [
        ['Zu wenig Porto', 'Wie schwer ist ein Geheimnis? Die Waage sagt: schwer.'],
        ['Postage Due', 'How heavy is a secret? Heavy, say the scales.'],
      ],
      [
        ['Gute Nacht, Erde', 'Der letzte Brief des Tages geht an alle.'],
        ['Good Night, Earth', 'The last letter of the day is for everybody.'],
      ],
    ]),
    billing: {
      de: ['Eine Serie von Ayla Demirci', 'Zum Einschlafen'],
      en: ['A series by Ayla Demirci', 'For bedtime'],
    },
    art: pictureBook(
      moonPost(MOON_POST),
      { de: ['Mondpost'], en: ['Moon Post'] },
      {
        fill: '#ffe08a',
        edge: '#261a5a',
        size: 20,
        ink: '#3a2458',
      },
    ),
  },
  {
    key: 'family/bagger-bo',
    folder: `Shows/${BAGGER}`,
    facts: {
      kind: 'series',
      ...KOLIBRI,
      year: 2023,
      releasedOn: '2023-08-21',
      rating: 'FSK 0',
      popularity: 793,
      categories: ['movies:series', 'movies:kids', 'movies:animation', 'kids', 'kids:series'],
      people: cast('Mira Stojić', 'Ferdl Aigner', {
        'Naima Okafor': 'Bo (Stimme)',
        'Ferdl Aigner': 'Kran Kurt (Stimme)',
      }),
    },
    texts: {
      de: {
        title: BAGGER,
        shortDescription: 'Der kleinste Bagger der Baustelle gräbt die größten Fragen aus.',
        description:
          'Bo passt unter jedes Gerüst, in jede Ecke und einmal sogar in einen Aufzug. Zusammen mit Kran Kurt und dem Vogel, der in seiner Schaufel wohnt, baut er eine Stadt. Jede Folge beginnt mit einem Loch und endet mit einer Idee. Für alle, die vor Baustellen stehen bleiben, also für alle.',
      },
      en: {
        title: 'Bo the Little Digger',
        shortDescription: 'The smallest digger on the site digs up the biggest questions.',
        description:
          'Bo fits under every scaffold, into every corner and once even into a lift. Together with Kurt the crane and the bird who lives in his bucket, he is building a town. Every episode begins with a hole and ends with an idea. For everybody who stops to look at building sites, and so for everybody.',
      },
    },
    parts: episodes(BAGGER, [
      [
        ['Das erste Loch', 'Bo gräbt und gräbt. Nur: Wohin mit dem, was vorher drin war?'],
        ['The First Hole', 'Bo digs and digs. But where do you put what was in there before?'],
      ],
      [
        ['Das Nest', 'In der Schaufel liegt ein Ei. Die Baustelle hat Pause.'],
        ['The Nest', 'There is an egg in the bucket. The building site takes a break.'],
      ],
      [
        ['Kurt hat Höhenangst', 'Ein Kran, der nicht hochwill. Bo erzählt ihm, wie es unten ist.'],
        ['Kurt Is Afraid of Heights', 'A crane who will not go up. Bo tells him what it is like down here.'],
      ],
      [
        ['Der Knochen', 'Bo findet etwas sehr Altes. Es will zurück.'],
        ['The Bone', 'Bo finds something very old. It wants to go back.'],
      ],
    ]),
    billing: {
      de: ['Eine Serie von Mira Stojić', 'Helm auf'],
      en: ['A series by Mira Stojić', 'Hard hats on'],
    },
    art: pictureBook(
      buildingSite(DIGGER),
      { de: ['Bagger', 'Bo'], en: ['Bo the', 'Little Digger'] },
      {
        fill: '#ffd23f',
        edge: '#2a2f55',
        size: 20,
        finish: { grain: 3, bloom: 0.08 },
      },
    ),
  },
  {
    key: 'family/igel-united',
    folder: `Shows/${IGEL}`,
    facts: {
      kind: 'series',
      ...SKERRY,
      year: 2025,
      releasedOn: '2025-05-08',
      rating: 'TV-Y7',
      popularity: 818,
      categories: [
        'movies:series',
        'movies:kids',
        'movies:animation',
        'movies:comedy',
        'kids',
        'kids:series',
        'kids:animals',
      ],
      people: cast('Conall Dempsey', 'Fergus Doyle', {
        'Rory Keane': 'Trainer Dachs (Stimme)',
        'Niamh Calloway': 'Stups (Stimme)',
        'Cillian Marsh': 'Borste (Stimme)',
      }),
    },
    texts: {
      de: {
        title: IGEL,
        shortDescription: 'Vierter Spieltag, vierzehnter Ball. Die anderen elf sind geplatzt.',
        description:
          'Igel und Fußball, das geht nicht gut: Jeder Kopfball kostet einen Ball, und beim Jubeln tut sich immer jemand weh. Trainer Dachs glaubt trotzdem an die Meisterschaft der Waldwiesenliga. Eine Sportserie über eine Mannschaft, die fast immer verliert und fast nie aufhört zu lachen.',
      },
      en: {
        title: 'Hedgehog United',
        shortDescription: 'Match day four, ball fourteen. The other eleven have burst.',
        description:
          'Hedgehogs and football do not go well together: every header costs a ball, and whenever they celebrate, somebody gets hurt. Coach Badger believes in the Woodland League title all the same. A sports series about a team that nearly always loses and hardly ever stops laughing.',
      },
    },
    parts: episodes(IGEL, [
      [
        ['Anpfiff', 'Der Ball ist rund. Eine Minute lang.'],
        ['Kick-Off', 'The ball is round. For one minute.'],
      ],
      [
        [
          'Auswärts bei den Maulwürfen',
          'Das Stadion liegt unter der Erde, das Tor auch, der Schiedsrichter ist blind.',
        ],
        ['Away to the Moles', 'The stadium is underground, so is the goal, and the referee cannot see.'],
      ],
      [
        ['Stups im Tor', 'Wer sich einrollt, hält alles. Nur sieht er dann nichts.'],
        ['Nudge in Goal', 'Roll up and you stop everything. The trouble is that you see nothing.'],
      ],
      [
        ['Der Transfer', 'Die Dachse bieten hundert Regenwürmer für Borste. Er überlegt kurz, dann lange.'],
        [
          'The Transfer',
          'The badgers offer a hundred earthworms for Bristle. He thinks briefly, then at length.',
        ],
      ],
      [
        ['Winterpause', 'Das Endspiel fällt in den Winterschlaf. Wer bleibt wach?'],
        ['Winter Break', 'The final falls in hibernation. Who will stay awake?'],
      ],
    ]),
    billing: {
      de: ['Eine Serie von Conall Dempsey', 'Erste Staffel'],
      en: ['A series by Conall Dempsey', 'Season one'],
    },
    art: pictureBook(
      hedgehogs(HEDGEHOG_TEAM),
      { de: ['Igel', 'United'], en: ['Hedgehog', 'United'] },
      {
        fill: '#ffffff',
        edge: '#c4242f',
        size: 20,
        finish: { grain: 3, bloom: 0.08 },
      },
    ),
  },
  {
    key: 'family/kapitaen-schaum',
    folder: `Shows/${SCHAUM}`,
    facts: {
      kind: 'series',
      ...PAPILLON,
      year: 2018,
      releasedOn: '2018-01-19',
      rating: 'TV-Y7',
      popularity: 611,
      categories: [
        'movies:series',
        'movies:kids',
        'movies:animation',
        'kids',
        'kids:series',
        'kids:adventure',
      ],
      people: cast('Odile Marchand', 'Théo Lacaze', {
        'Gustave Renoux': 'Kapitän Schaum (Stimme)',
        'Perrine Aubry': 'Die Ente (Stimme)',
      }),
    },
    texts: {
      de: {
        title: SCHAUM,
        shortDescription: 'Jeden Samstag um sechs sticht er in See. Um halb sieben wird das Wasser kalt.',
        description:
          'Kapitän Schaum ist zwölf Zentimeter groß und fürchtet nichts, außer den Stöpsel. In seinem U-Boot durchquert er die sieben Wannen der Welt, findet Seifeninseln, singende Schwämme und eine Ente, die behauptet, sie sei hier zuerst gewesen. Eine Abenteuerserie für die Badewanne, am besten ohne Gerät darin.',
      },
      en: {
        title: 'Captain Suds',
        shortDescription: 'Every Saturday at six he puts to sea. At half past, the water gets cold.',
        description:
          'Captain Suds is five inches tall and fears nothing but the plug. In his submarine he crosses the seven tubs of the world and finds islands of soap, singing sponges and a duck who insists that she was here first. An adventure series for bath time, preferably with the tablet outside.',
      },
    },
    parts: episodes(SCHAUM, [
      [
        ['Leinen los', 'Die Ente versperrt die Ausfahrt. Sie verlangt Zoll in Brotkrumen.'],
        ['Cast Off', 'The duck is blocking the harbour. She wants duty, paid in breadcrumbs.'],
      ],
      [
        ['Die Seifeninsel', 'Sie ist wunderschön, sie duftet, und sie wird jeden Tag kleiner.'],
        ['Soap Island', 'It is beautiful, it smells of roses, and every day it gets smaller.'],
      ],
      [
        ['Der Strudel', 'Jemand hat den Stöpsel gezogen. Schaum fährt dem Wasser hinterher.'],
        ['The Whirlpool', 'Somebody has pulled the plug. Suds follows the water.'],
      ],
      [
        ['Handtuch in Sicht', 'Auch große Kapitäne müssen irgendwann ins Trockene.'],
        ['Towel Ahoy', 'Even great captains have to come ashore some time.'],
      ],
    ]),
    billing: {
      de: ['Eine Serie von Odile Marchand', 'Bitte plantschen'],
      en: ['A series by Odile Marchand', 'Please splash'],
    },
    art: pictureBook(
      bathtub(BATH),
      { de: ['Kapitän', 'Schaum'], en: ['Captain', 'Suds'] },
      {
        fill: '#ffcb2f',
        edge: '#1f2f5f',
        size: 19,
        ink: '#1f2f5f',
        finish: { grain: 3, bloom: 0.06 },
      },
    ),
  },
]
