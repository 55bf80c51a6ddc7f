/** Films for children: animals and adventures. */
import { knittingDragon } from '../art/family/dragon.ts'
import { garden } from '../art/family/garden.ts'
import { hedgehogs } from '../art/family/hedgehogs.ts'
import { paperBoat } from '../art/family/paper-boat.ts'
import { scooterRide } from '../art/family/scooter.ts'
import { deepSea } from '../art/family/submarine.ts'
import { whale } from '../art/family/whale.ts'
import {
  BEAR_RIDE,
  BOAT_AUTUMN,
  BOAT_RAIN,
  DEEP,
  DRAGON,
  GARDEN,
  HARE_RIDE,
  HEDGEHOG_ORCHARD,
  WHALE,
} from '../art/palettes-family.ts'
import { pictureBook } from '../art/picture-book.ts'
import { KOLIBRI, PAPILLON, PFOTE, SKERRY } from './family-studios.ts'
import { cast, type DemoRecord } from './record.ts'

export const FAMILY_FILMS: readonly DemoRecord[] = [
  {
    key: 'family/wal',
    folder: 'Movies/Der Wal über Wiesental (2025)',
    facts: {
      kind: 'movie',
      ...PFOTE,
      year: 2025,
      releasedOn: '2025-10-02',
      rating: 'FSK 0',
      popularity: 915,
      categories: [
        'movies:kids',
        'movies:animation',
        'movies:family',
        'kids',
        'kids:movies',
        'kids:animals',
        'kids:adventure',
      ],
      tags: ['cliq-highlights'],
      people: cast('Greta Sommer', 'Ayla Demirci', {
        'Lilo Weng': 'Jonte (Stimme)',
        'Bruno Hagedorn': 'Der Wal (Stimme)',
        'Traudl Kern': 'Die Bürgermeisterin (Stimme)',
      }),
    },
    texts: {
      de: {
        title: 'Der Wal über Wiesental',
        shortDescription: 'Jonte hat sich einen Hund gewünscht. Es ist ein Wal geworden.',
        description:
          'Eines Morgens hängt ein Wal über dem Dorf, und das Ende der Schnur liegt in Jontes Hand. Ein Wal frisst Wolken, das ist praktisch. Er niest Regen, das ist weniger praktisch, vor allem auf dem Schützenfest. Während die Großen noch über Leinenpflicht streiten, merkt Jonte: Wer so groß ist, kann sich schlecht verstecken, wenn er Heimweh hat. Ein Film über Freundschaft, zum Festhalten und zum Loslassen.',
      },
      en: {
        title: 'The Whale over Willowdale',
        shortDescription: 'Jonte wished for a dog. What came was a whale.',
        description:
          'One morning a whale is hanging over the village, and Jonte is holding the other end of the string. Whales eat clouds, which is handy. They sneeze rain, which is less handy, above all at the summer fair. While the grown-ups argue about leads and licences, Jonte notices something: when you are that big, there is nowhere to hide your homesickness. A film about friends, for holding on and for letting go.',
      },
    },
    billing: {
      de: ['Ein Film von Greta Sommer', 'Ab 4 Jahren'],
      en: ['A film by Greta Sommer', 'Ages 4 and up'],
    },
    art: pictureBook(
      whale(WHALE),
      { de: ['Der Wal über', 'Wiesental'], en: ['The Whale over', 'Willowdale'] },
      { fill: '#ffffff', edge: '#3b2f8f' },
    ),
  },
  {
    key: 'family/blech-und-bohne',
    folder: 'Movies/Blech und Bohne (2023)',
    facts: {
      kind: 'movie',
      ...KOLIBRI,
      year: 2023,
      releasedOn: '2023-03-30',
      rating: 'FSK 0',
      popularity: 842,
      categories: ['movies:kids', 'movies:animation', 'kids', 'kids:movies'],
      tags: ['cliq-favorites'],
      people: cast('Valentin Oberhauser', 'Mira Stojić', {
        'Ferdl Aigner': 'Blech (Stimme)',
        'Naima Okafor': 'Bohne (Stimme)',
      }),
    },
    texts: {
      de: {
        title: 'Blech und Bohne',
        shortDescription: 'Ein Roboter, der alles kann, soll etwas tun, das er nie gelernt hat: warten.',
        description:
          'Blech sortiert in einer Sekunde tausend Schrauben. Dann fällt ihm eine Bohne auf den Kopf und treibt aus. Eine Bohne lässt sich nicht beschleunigen, nicht neu starten und schon gar nicht sortieren. Also gießt er, guckt und lernt von einer Amsel, einem Regenwurm und sehr viel Gemüse, dass manches von allein wächst, wenn man dableibt.',
      },
      en: {
        title: 'Tin and Bean',
        shortDescription: 'A robot who can do everything has to learn the one thing he cannot: to wait.',
        description:
          'Tin can sort a thousand screws in a second. Then a bean drops on his head and sprouts. You cannot speed up a bean. You cannot restart it, and you certainly cannot sort it. So he waters, and watches, and finds out from a blackbird, an earthworm and a great many vegetables that some things grow by themselves, provided that somebody stays.',
      },
    },
    billing: {
      de: ['Von Valentin Oberhauser', 'Bitte gießen'],
      en: ['By Valentin Oberhauser', 'Please water'],
    },
    art: pictureBook(
      garden(GARDEN),
      { de: ['Blech', 'und Bohne'], en: ['Tin', 'and Bean'] },
      {
        fill: '#ffffff',
        edge: '#1f4f8f',
        size: 18,
        finish: { grain: 3, bloom: 0.1 },
      },
    ),
  },
  {
    key: 'family/brumm',
    folder: 'Movies/Brumm macht Urlaub (2024)',
    facts: {
      kind: 'movie',
      ...PAPILLON,
      year: 2024,
      releasedOn: '2024-07-04',
      rating: 'FSK 0',
      popularity: 801,
      categories: [
        'movies:kids',
        'movies:animation',
        'movies:comedy',
        'kids',
        'kids:movies',
        'kids:animals',
        'kids:adventure',
      ],
      tags: ['cliq-top10'],
      people: cast('Odile Marchand', 'Théo Lacaze', {
        'Gustave Renoux': 'Brumm (Stimme)',
        'Perrine Aubry': 'Die Ameise (Stimme)',
      }),
    },
    texts: {
      de: {
        title: 'Brumm macht Urlaub',
        shortDescription: 'Drei Koffer, ein Roller, kein Winterschlaf.',
        description:
          'Jedes Jahr verschläft Bär Brumm den Winter. Dieses Jahr stellt er sich einen Wecker, kauft einen Roller und fährt ans Meer, von dem die Gänse immer so angeben. Unterwegs nimmt er alle mit, die am Straßenrand stehen, und bald ist der Roller sehr langsam und die Reise sehr lustig. Ob Bären schwimmen können? Brumm sagt: Fragen wir, wenn wir da sind.',
      },
      en: {
        title: 'Bruno Bear Takes a Break',
        shortDescription: 'Three suitcases, one scooter, no hibernation.',
        description:
          'Every year Bruno Bear sleeps right through the winter. This year he sets an alarm clock, buys a scooter and heads for the sea that the geese keep boasting about. On the way he picks up everybody who is standing by the road, and before long the scooter is very slow and the journey very merry. Can bears swim? Let us ask, says Bruno, when we get there.',
      },
    },
    billing: {
      de: ['Eine Komödie mit Gepäck', 'Ab 3 Jahren'],
      en: ['A comedy with luggage', 'Ages 3 and up'],
    },
    art: pictureBook(
      scooterRide(BEAR_RIDE),
      { de: ['Brumm', 'macht Urlaub'], en: ['Bruno Bear', 'Takes a Break'] },
      {
        fill: '#fff8ea',
        edge: '#8a2f4f',
        size: 18,
        finish: { grain: 3, bloom: 0.12 },
      },
    ),
  },
  {
    key: 'family/papierboot',
    folder: 'Movies/Das Papierboot (2019)',
    facts: {
      kind: 'movie',
      ...PFOTE,
      year: 2019,
      releasedOn: '2019-09-12',
      rating: 'FSK 0',
      popularity: 655,
      categories: [
        'movies:kids',
        'movies:animation',
        'movies:adventure',
        'kids',
        'kids:movies',
        'kids:adventure',
      ],
      tags: ['cliq-highlights'],
      people: cast('Pia Storck', 'Pia Storck', {
        'Mats Oellerich': 'Kapitän Krümel (Stimme)',
        'Hilla Bergmann': 'Die Regenrinne (Stimme)',
      }),
    },
    texts: {
      de: {
        title: 'Das Papierboot',
        shortDescription:
          'Vom Rinnstein bis zum Fluss sind es vierzig Meter. Für eine Maus ist das ein Ozean.',
        description:
          'Kapitän Krümel fährt zur See, genauer: die Lindenstraße hinunter. Sein Schiff ist aus einer Rechenaufgabe gefaltet, die leider nicht aufgeht. Zwischen Strudeln, Kastanien und zwei roten Gummistiefeln sucht er die Stelle, an der das Wasser groß wird. Ein Abenteuer für Regentage, an denen man beim Zuschauen nicht nass wird. Oder nur ein bisschen.',
      },
      en: {
        title: 'The Paper Boat',
        shortDescription: 'From the gutter to the river is forty metres. To a mouse that is an ocean.',
        description:
          'Captain Crumb goes to sea, or more exactly down Linden Street. His ship is folded from a sum that, sadly, does not come out right. Between whirlpools, conkers and a pair of red wellingtons he looks for the place where the water grows up. An adventure for rainy days on which you can watch without getting wet. Or only a little.',
      },
    },
    billing: { de: ['Ein Film von Pia Storck', 'Bei Regen'], en: ['A film by Pia Storck', 'When it rains'] },
    art: pictureBook(
      paperBoat(BOAT_RAIN),
      { de: ['Das', 'Papierboot'], en: ['The', 'Paper Boat'] },
      {
        fill: '#ffffff',
        edge: '#1f4f9f',
        size: 18,
        finish: { grain: 3, bloom: 0.06 },
      },
    ),
  },
  {
    key: 'family/drache',
    folder: 'Movies/Der Drache, der strickte (2022)',
    facts: {
      kind: 'movie',
      ...SKERRY,
      year: 2022,
      releasedOn: '2022-11-17',
      rating: 'FSK 6',
      popularity: 777,
      categories: [
        'movies:kids',
        'movies:animation',
        'movies:comedy',
        'movies:fantasy',
        'kids',
        'kids:movies',
        'kids:adventure',
      ],
      tags: ['cliq-top10'],
      people: cast('Aoife Brannigan', 'Fergus Doyle', {
        'Niamh Calloway': 'Fafnir (Stimme)',
        'Rory Keane': 'Ritter Kurt (Stimme)',
      }),
    },
    texts: {
      de: {
        title: 'Der Drache, der strickte',
        shortDescription: 'Zwei rechts, zwei links, keine Prinzessin fallen lassen.',
        description:
          'Fafnir soll Dörfer anzünden, so steht es in der Stellenbeschreibung. Viel lieber strickt er. Als der König einen Ritter schickt, friert der arme Kerl in seiner Rüstung so sehr, dass Fafnir gleich noch eine Mütze anfängt. Nun will das ganze Land Wolle, die Schafe treten in Streik, und der Schal ist schon über drei Hügel. Sehr komisch und kein bisschen kratzig.',
      },
      en: {
        title: 'The Dragon Who Knitted',
        shortDescription: 'Knit one, purl one, never drop a princess.',
        description:
          'Fafnir is supposed to burn down villages; it says so in the job description. He would rather knit. When the king sends a knight, the poor fellow is so cold in his armour that Fafnir starts a hat for him on the spot. Now the whole country wants wool, the sheep have gone on strike, and the scarf has crossed three hills already. Very funny and not at all itchy.',
      },
    },
    billing: {
      de: ['Regie Aoife Brannigan', 'Reine Wolle'],
      en: ['Directed by Aoife Brannigan', 'Pure wool'],
    },
    art: pictureBook(
      knittingDragon(DRAGON),
      { de: ['Der Drache,', 'der strickte'], en: ['The Dragon', 'Who Knitted'] },
      {
        fill: '#ffffff',
        edge: '#c42f55',
        finish: { grain: 3, bloom: 0.06 },
      },
    ),
  },
  {
    key: 'family/pip',
    folder: 'Movies/Pip und die Tiefe (2026)',
    facts: {
      kind: 'movie',
      ...SKERRY,
      year: 2026,
      releasedOn: '2026-06-18',
      rating: 'FSK 6',
      popularity: 866,
      categories: [
        'movies:kids',
        'movies:animation',
        'movies:adventure',
        'kids',
        'kids:movies',
        'kids:adventure',
        'kids:animals',
      ],
      rental: { priceCents: 399, currency: 'EUR' },
      people: cast('Aoife Brannigan', 'Saoirse Quill', {
        'Cillian Marsh': 'Pip (Stimme)',
        'Bronagh Teague': 'Oktavia (Stimme)',
      }),
    },
    texts: {
      de: {
        title: 'Pip und die Tiefe',
        shortDescription: 'Eine Maus taucht tiefer als alle Mäuse vor ihr. Unten brennt Licht.',
        description:
          'Pip wollte nur nachsehen, wohin das Badewasser verschwindet. Elftausend Meter später stößt sein U-Boot gegen etwas Weiches. Es heißt Oktavia, hat acht Arme, drei Herzen und seit hundert Jahren keinen Besuch gehabt. Gemeinsam suchen sie den Stöpsel des Meeres, bevor ihn jemand aus Versehen zieht.',
      },
      en: {
        title: 'Pip and the Deep',
        shortDescription: 'A mouse dives deeper than any mouse before him. Down there, a light is on.',
        description:
          'All Pip wanted was to see where the bathwater goes. Eleven thousand metres later his submarine bumps into something soft. Her name is Octavia; she has eight arms, three hearts and has not had a visitor in a hundred years. Together they look for the plug of the sea, before somebody pulls it by mistake.',
      },
    },
    billing: {
      de: ['Regie Aoife Brannigan', 'Bitte anschnallen'],
      en: ['Directed by Aoife Brannigan', 'Fasten your seat belts'],
    },
    art: pictureBook(
      deepSea(DEEP),
      { de: ['Pip und', 'die Tiefe'], en: ['Pip and', 'the Deep'] },
      {
        fill: '#ffd23f',
        edge: '#141f5a',
        size: 18,
        finish: { grain: 3, bloom: 0.12 },
      },
    ),
  },
  {
    key: 'family/apfeldieb',
    folder: 'Movies/Der Apfeldieb (1991)',
    facts: {
      kind: 'movie',
      ...KOLIBRI,
      year: 1991,
      releasedOn: '1991-10-11',
      popularity: 402,
      categories: ['movies:kids', 'movies:animation', 'kids', 'kids:movies', 'kids:animals'],
      tags: ['cliq-favorites'],
      people: cast('Hedwig Zauner', 'Hedwig Zauner', {
        'Leopold Wanz': 'Stachel (Stimme)',
        'Resi Moosbrugger': 'Die Bäuerin (Stimme)',
      }),
    },
    texts: {
      de: {
        title: 'Der Apfeldieb',
        shortDescription: 'Wer stiehlt nachts die Äpfel? Drei Igel ermitteln. Gegen sich selbst.',
        description:
          'Im Obstgarten fehlen Äpfel. Stachel, Nadel und Bürste übernehmen den Fall und finden Spuren, die verblüffend zu ihren eigenen Füßen passen. Sie haben nämlich alle drei vergessen, was sie im Schlaf tun. Hedwig Zauner hat ihren Zeichentrickfilm noch von Hand auf Papier gemalt, und man sieht jedem Apfel an, dass er gemocht wurde.',
      },
      en: {
        title: 'The Apple Thief',
        shortDescription: 'Who steals the apples by night? Three hedgehogs investigate. Themselves.',
        description:
          'Apples are missing from the orchard. Prickle, Needle and Brush take the case and find tracks that fit their own feet astonishingly well. What all three have forgotten is what they do in their sleep. Hedwig Zauner painted her cartoon by hand, on paper, and you can tell from every apple that somebody was fond of it.',
      },
    },
    billing: { de: ['Von Hand gemalt', '1991'], en: ['Painted by hand', '1991'] },
    art: pictureBook(
      hedgehogs(HEDGEHOG_ORCHARD, 'apples'),
      { de: ['Der', 'Apfeldieb'], en: ['The', 'Apple Thief'] },
      {
        fill: '#fff3d8',
        edge: '#7a2f2a',
        size: 18,
        ink: '#fff3d8',
        finish: { grain: 7 },
      },
    ),
  },
  {
    key: 'family/schnecke',
    folder: 'Movies/Die Schnecke, die zu spät kam (1979)',
    facts: {
      kind: 'movie',
      ...KOLIBRI,
      language: 'cs',
      country: 'CZ',
      year: 1979,
      releasedOn: '1979-04-06',
      popularity: 318,
      categories: ['movies:animation', 'movies:family', 'kids', 'kids:movies', 'kids:animals'],
      people: cast('Bohumil Hrdlička', 'Jana Vltavská', { 'Zdeněk Pokorný': 'Erzähler' }),
    },
    texts: {
      de: {
        title: 'Die Schnecke, die zu spät kam',
        shortDescription: 'Zum Geburtstag des Frosches kommt sie ein Jahr zu spät. Also genau richtig.',
        description:
          'Die Einladung galt für Dienstag. Die Schnecke brach sofort auf, geriet in den Herbst, in ein Papierboot und auf die falsche Seite des Teichs. Bohumil Hrdličkas Klassiker erzählt in vierzig Minuten und fast ohne Worte, dass man für die schönen Dinge nie zu langsam ist, höchstens für die anderen.',
      },
      en: {
        title: 'The Snail Who Was Late',
        shortDescription: 'She comes to the frog’s birthday one year late. Which is right on time.',
        description:
          'The invitation was for Tuesday. The snail set out at once, ran into autumn, into a paper boat and on to the wrong side of the pond. In forty minutes and hardly any words, Bohumil Hrdlička’s classic tells us that nobody is ever too slow for the lovely things; only, perhaps, for the others.',
      },
    },
    billing: { de: ['Ein Film von Bohumil Hrdlička', '1979'], en: ['A film by Bohumil Hrdlička', '1979'] },
    art: pictureBook(
      paperBoat(BOAT_AUTUMN, 'snail'),
      { de: ['Die Schnecke,', 'die zu spät kam'], en: ['The Snail', 'Who Was Late'] },
      {
        fill: '#fff8e8',
        edge: '#7a3a2f',
        ink: '#fff8e8',
        finish: { grain: 8, bloom: 0.1 },
      },
    ),
  },
  {
    key: 'family/hase',
    folder: 'Movies/Der Hase fährt schwarz (1996)',
    facts: {
      kind: 'movie',
      ...PAPILLON,
      year: 1996,
      releasedOn: '1996-12-19',
      popularity: 355,
      // Neither rated nor filed under kids: adults can find it, a kids profile cannot.
      categories: ['movies:kids', 'movies:animation', 'movies:comedy'],
      people: cast('Odile Marchand', 'Odile Marchand', {
        'Lucien Ferrat': 'Der Hase (Stimme)',
        'Yasmine Belkacem': 'Die Schaffnerin (Stimme)',
      }),
    },
    texts: {
      de: {
        title: 'Der Hase fährt schwarz',
        shortDescription: 'Er hat kein Ticket. Er hat aber auch keinen Zug.',
        description:
          'Um Mitternacht verpasst ein Hase den letzten Zug und nimmt den nächstbesten Roller, der ihm nicht gehört. Die Schaffnerin hinterher, zu Fuß, pfeifend, mit Block und Stift. Bis zum Morgen haben sich die beiden durch ein halbes Land gejagt und eine ganze Menge voneinander erfahren.',
      },
      en: {
        title: 'The Hare Without a Ticket',
        shortDescription: 'He has no ticket. Then again, he has no train.',
        description:
          'At midnight a hare misses the last train and takes the nearest scooter, which is not his. After him comes the conductor: on foot, whistling, with notepad and pen. By morning the two have chased each other across half a country and found out a surprising amount about one another.',
      },
    },
    billing: { de: ['Ein Film von Odile Marchand', '1996'], en: ['A film by Odile Marchand', '1996'] },
    art: pictureBook(
      scooterRide(HARE_RIDE, 'hare'),
      { de: ['Der Hase', 'fährt schwarz'], en: ['The Hare', 'Without a Ticket'] },
      {
        fill: '#ffc83d',
        edge: '#101b3a',
        finish: { grain: 6 },
      },
    ),
  },
]
