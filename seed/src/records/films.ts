/** Films and series. */
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
import {
  BALLOON,
  CONTOURS,
  FIRS,
  FLOOD,
  FOX,
  HOTEL,
  LIGHTHOUSE,
  NIGHT_ROAD,
  PLANET,
  SALT,
  TRAM,
} from '../art/palettes.ts'
import { block, headline, spaced } from '../art/titles.ts'
import { cast, type DemoRecord, episodes } from './record.ts'

export const FILMS: readonly DemoRecord[] = [
  {
    key: 'films/aphel',
    folder: 'Movies/Aphel (2026)',
    facts: {
      kind: 'movie',
      year: 2026,
      releasedOn: '2026-03-05',
      rating: 'FSK 12',
      language: 'fi',
      country: 'FI',
      owner: 'kaamos',
      publisher: 'Kaamos Pictures',
      popularity: 980,
      categories: ['movies:scifi', 'movies:drama'],
      tags: ['cliq-highlights'],
      people: cast('Mirja Halonen', 'Samuel Kangas', {
        'Noor van Rijn': 'Commander Ilse Thal',
        'Tobias Eklund': 'Stimme der Station',
        'Grace Adeyemi': 'Dr. Obi',
      }),
    },
    texts: {
      de: {
        title: 'Aphel',
        shortDescription: 'Am fernsten Punkt der Bahn beginnt der Rückweg.',
        description:
          'Kommandantin Ilse Thal ist die Letzte auf einem Eismond, der sich Tag für Tag weiter von der Sonne entfernt. Der Funk zur Erde braucht vier Stunden, der zur eigenen Vergangenheit länger. Als unter dem Eis etwas im Takt ihres Herzschlags zu klopfen beginnt, muss sie entscheiden, wem sie antwortet. Science-Fiction über die größte Entfernung, die es gibt: die zwischen zwei Menschen, die einander verpasst haben.',
      },
      en: {
        title: 'Aphelion',
        shortDescription: 'At the farthest point of the orbit the way home begins.',
        description:
          'Commander Ilse Thal is the last one left on an ice moon that drifts farther from the sun every day. A signal to Earth takes four hours; one to her own past takes longer. When something under the ice begins to knock in time with her heart, she has to decide whom to answer. Science fiction about the greatest distance there is: the one between two people who missed each other.',
      },
    },
    billing: {
      de: ['Regie Mirja Halonen', 'Je weiter, desto näher'],
      en: ['Directed by Mirja Halonen', 'The farther, the closer'],
    },
    art: {
      scene: planet(PLANET),
      title: block({ de: ['APHEL'], en: ['APHELION'] }, { at: 'top', fill: '#fdf3e6', behind: 0.1 }),
      ink: '#fdf3e6',
    },
  },
  {
    key: 'films/nachtlinie',
    folder: 'Shows/Nachtlinie',
    facts: {
      kind: 'series',
      year: 2023,
      releasedOn: '2023-11-09',
      rating: 'FSK 12',
      language: 'de',
      country: 'DE',
      owner: 'spreewerk',
      publisher: 'Spreewerk',
      popularity: 990,
      categories: ['movies:series', 'movies:mystery', 'movies:drama'],
      tags: ['cliq-highlights', 'cliq-top10'],
      people: cast('Jördis Malmgren', 'Jördis Malmgren', {
        'Selma Aydın': 'Roya, Fahrerin der Linie 9',
        'Friedrich Tamm': 'Der Mann mit dem Schirm',
        'Kofi Mensah': 'Leitstelle',
      }),
    },
    texts: {
      de: {
        title: 'Nachtlinie',
        shortDescription:
          'Zwischen Mitternacht und vier nimmt die Linie 9 Fahrgäste mit, die tagsüber niemand sieht.',
        description:
          'Roya fährt die letzte Straßenbahn der Stadt. Wer nachts einsteigt, hat etwas verloren: einen Schlüssel, einen Namen, den richtigen Moment. Manche steigen an Haltestellen ein, die auf keinem Plan mehr stehen. Und jede Nacht wartet am Ostplatz derselbe Mann mit dem Schirm, der nie mitfährt. Eine Serie in kurzen Fahrten, jede so lang wie der Weg von einer Haltestelle zur nächsten.',
      },
      en: {
        title: 'Night Line',
        shortDescription: 'Between midnight and four, Line 9 carries passengers nobody sees by day.',
        description:
          'Roya drives the last tram in the city. Whoever boards at night has lost something: a key, a name, the right moment. Some get on at stops that are no longer on any map. And every night the same man with an umbrella waits at Ostplatz and never comes aboard. A series in short rides, each as long as the way from one stop to the next.',
      },
    },
    parts: episodes(
      'Nachtlinie',
      [
        [
          [
            'Der letzte Fahrgast',
            'Um 0.47 Uhr steigt ein Junge ein, der behauptet, er sei schon einmal ausgestiegen.',
          ],
          ['The Last Passenger', 'At 0:47 a boy boards who claims that he has got off before.'],
        ],
        [
          ['Fundbüro', 'Ein Koffer bleibt im Wagen liegen. Darin: Royas eigener Fahrplan von morgen.'],
          ['Lost Property', 'A suitcase is left on the tram. Inside: Roya’s own timetable for tomorrow.'],
        ],
      ],
      [
        [
          ['Signalstörung', 'Alle Ampeln stehen auf Rot, nur am Ostplatz nicht.'],
          ['Signal Failure', 'Every light in the city is red, except at Ostplatz.'],
        ],
        [
          ['Betriebshof', 'Der Mann mit dem Schirm fährt mit. Zum ersten und zum letzten Mal.'],
          ['The Depot', 'The man with the umbrella comes along. For the first and the last time.'],
        ],
      ],
    ),
    billing: {
      de: ['Eine Serie von Jördis Malmgren', 'Zwei Staffeln'],
      en: ['A series by Jördis Malmgren', 'Two seasons'],
    },
    art: {
      scene: tram(TRAM),
      title: block(
        { de: ['NACHT', 'LINIE'], en: ['NIGHT', 'LINE'] },
        { at: 'top', fill: '#fff0cf', behind: 1 },
      ),
      ink: '#fff0cf',
    },
  },
  {
    key: 'films/lotsenlicht',
    folder: 'Movies/Lotsenlicht (2024)',
    facts: {
      kind: 'movie',
      year: 2024,
      releasedOn: '2024-10-17',
      rating: 'FSK 6',
      language: 'de',
      country: 'DE',
      owner: 'nordlicht',
      publisher: 'Nordlicht Filmproduktion',
      popularity: 940,
      categories: ['movies:drama'],
      tags: ['cliq-top10'],
      people: cast('Henrike Aldag', 'Henrike Aldag', {
        'Leonie Brandes': 'Wiebke',
        'Jens-Ole Friis': 'Der Wärter',
        'Amira Haddad': 'Die Kapitänin',
      }),
    },
    texts: {
      de: {
        title: 'Lotsenlicht',
        shortDescription:
          'Eine Frau, ein Hund, ein Leuchtturm – und ein Schiff, das seit elf Jahren ausbleibt.',
        description:
          'Jeden Abend um zehn vor sechs steigt Wiebke auf die Klippe. Seit elf Jahren wartet sie auf die Positionslichter der „Marianne“, und seit elf Jahren zündet der alte Wärter für sie das Feuer, obwohl der Turm längst aus der Ferne gesteuert werden soll. Dann wird der Abschalttermin bekannt. Henrike Aldags stiller Film erzählt von Treue, vom Loslassen und davon, dass Licht auch dann ankommt, wenn niemand antwortet.',
      },
      en: {
        title: 'Pilot Light',
        shortDescription: 'A woman, a dog, a lighthouse, and a ship eleven years overdue.',
        description:
          'Every evening at ten to six Wiebke climbs the cliff. For eleven years she has watched for the running lights of the Marianne, and for eleven years the old keeper has lit the lamp for her, although the tower should long since be run from a desk ashore. Then the date of the switch-off is posted. Henrike Aldag’s quiet film is about loyalty, about letting go, and about light that arrives even when nobody answers.',
      },
    },
    billing: { de: ['Ein Film von Henrike Aldag', '2024'], en: ['A film by Henrike Aldag', '2024'] },
    art: {
      scene: lighthouse(LIGHTHOUSE),
      title: block(
        { de: ['LOTSEN', 'LICHT'], en: ['PILOT', 'LIGHT'] },
        { at: 'top', fill: '#fbefdc', share: 0.9 },
      ),
      ink: '#fbefdc',
    },
  },
  {
    key: 'films/salz',
    folder: 'Movies/Salz (2025)',
    facts: {
      kind: 'movie',
      year: 2025,
      releasedOn: '2025-09-25',
      rating: 'FSK 12',
      language: 'es',
      country: 'AR',
      owner: 'cuatro-vientos',
      publisher: 'Cuatro Vientos Cine',
      popularity: 870,
      categories: ['movies:drama'],
      tags: ['cliq-highlights'],
      people: cast('Inés Quiroga', 'Martín Sosa', { 'Catalina Reyes': 'Alma', 'Rubén Ortega': 'Der Lehrer' }),
    },
    texts: {
      de: {
        title: 'Salz',
        shortDescription: 'Zwei Fremde, ein Koffer, zweihundert Kilometer ohne Schatten.',
        description:
          'Auf der weißen Ebene im Norden sieht man jeden kommen, lange bevor man weiß, wer es ist. Alma geht zu Fuß zur Küste, um den Koffer ihres Bruders abzugeben. Unterwegs schließt sich ihr ein Lehrer an, dessen Schule vom Salz verschluckt wurde. Sie reden wenig. Der Horizont hört zu. Ein Film wie ein langer Atemzug, gedreht ausschließlich in der Stunde vor Sonnenuntergang.',
      },
      en: {
        title: 'Salt',
        shortDescription: 'Two strangers, one suitcase, two hundred kilometres without shade.',
        description:
          'On the white plain in the north you see everyone coming long before you know who they are. Alma is walking to the coast to hand over her brother’s suitcase. On the way she is joined by a teacher whose school the salt has swallowed. They say little. The horizon listens. A film like one long breath, shot entirely in the hour before sunset.',
      },
    },
    billing: {
      de: ['Ein Film von Inés Quiroga', 'Ab Herbst'],
      en: ['A film by Inés Quiroga', 'This autumn'],
    },
    art: {
      scene: salt(SALT),
      title: spaced({ de: 'SALZ', en: 'SALT' }, { at: 0.06, fill: '#2a1416', size: 21, face: 'heavy' }),
      ink: '#2a1416',
      finish: { bloom: 0.1 },
    },
  },
  {
    key: 'films/kilometer-null',
    folder: 'Movies/Kilometer Null (2023)',
    facts: {
      kind: 'movie',
      year: 2023,
      releasedOn: '2023-02-16',
      rating: 'FSK 16',
      language: 'de',
      country: 'AT',
      owner: 'ostbahn',
      publisher: 'Ostbahn Film',
      popularity: 905,
      categories: ['movies:thriller', 'movies:action'],
      tags: ['cliq-top10'],
      people: cast('Tarek Osmani', 'Vera Lindt', {
        'Juri Anton': 'Falk',
        'Mina Sadeghi': 'Die Stimme',
        'Hannes Pichler': 'Grenzer',
      }),
    },
    texts: {
      de: {
        title: 'Kilometer Null',
        shortDescription: 'Wer umkehrt, verliert. Wer weiterfährt, auch.',
        description:
          'Falk überführt Autos, keine Fragen. Diesmal soll er vor Sonnenaufgang an einem Ort sein, den es auf keiner Karte gibt. Bei jedem Kilometerstein klingelt das Telefon im Handschuhfach, und die Zahlen auf den Steinen werden kleiner. Tarek Osmanis Thriller braucht eine Straße, ein Auto und neunzig Minuten – und lässt bis zum letzten Meter offen, wer hier wen verfolgt.',
      },
      en: {
        title: 'Kilometre Zero',
        shortDescription: 'Turn back and you lose. Drive on and you lose as well.',
        description:
          'Falk delivers cars and asks no questions. This time he has to reach a place before sunrise that is on no map. At every milestone the phone in the glove box rings, and the numbers on the stones are getting smaller. Tarek Osmani’s thriller needs one road, one car and ninety minutes, and leaves open until the last metre who is chasing whom.',
      },
    },
    billing: {
      de: ['Regie Tarek Osmani', 'Am Anfang ist das Ende'],
      en: ['Directed by Tarek Osmani', 'The end is where it starts'],
    },
    art: {
      scene: nightRoad(NIGHT_ROAD),
      title: headline(
        { de: ['Kilometer', 'Null'], en: ['Kilometre', 'Zero'] },
        { at: 'top', fill: '#ffe9d2', size: 14.5 },
      ),
      ink: '#ffe9d2',
    },
  },
  {
    key: 'films/fuchs-und-funke',
    folder: 'Movies/Fuchs und Funke (2024)',
    facts: {
      kind: 'movie',
      year: 2024,
      releasedOn: '2024-12-05',
      rating: 'FSK 0',
      language: 'de',
      country: 'DE',
      owner: 'studio-pfote',
      publisher: 'Studio Pfote',
      popularity: 930,
      categories: ['movies:kids', 'movies:animation', 'kids', 'kids:movies'],
      tags: ['cliq-top10', 'cliq-favorites'],
      people: cast('Greta Sommer', 'Pia Storck', {
        'Mats Oellerich': 'Fuchs (Stimme)',
        'Lilo Weng': 'Funke (Stimme)',
      }),
    },
    texts: {
      de: {
        title: 'Fuchs und Funke',
        shortDescription: 'Ein kleiner Fuchs folgt einem Licht durch die längste Nacht des Jahres.',
        description:
          'Fuchs hat Angst im Dunkeln. Aber in der längsten Nacht des Jahres landet ein Funke auf seiner Nase: klein, frech und leider verirrt. Gemeinsam suchen sie den Weg zurück zum großen Feuer, vorbei am singenden Eis, an der schnarchenden Tanne und am Mond, der auch nicht alles weiß. Ein warmer Winterfilm über Mut – für alle ab vier und für alle, die früher einmal vier waren.',
      },
      en: {
        title: 'Fox and Spark',
        shortDescription: 'A little fox follows a light through the longest night of the year.',
        description:
          'Fox is afraid of the dark. But in the longest night of the year a spark lands on his nose: small, cheeky and, unfortunately, lost. Together they look for the way back to the great fire, past the singing ice, the snoring fir and the moon, who does not know everything either. A warm winter film about courage, for everyone from four up and everyone who was four once.',
      },
    },
    billing: {
      de: ['Ein Film für alle ab 4', 'Studio Pfote'],
      en: ['A film for everyone over 4', 'Studio Pfote'],
    },
    art: {
      scene: fox(FOX),
      title: headline(
        { de: ['Fuchs', '& Funke'], en: ['Fox', '& Spark'] },
        { at: 'top', fill: '#fff3d6', size: 18.5, leading: 0.92 },
      ),
      ink: '#20408a',
      finish: { grain: 3 },
    },
  },
  {
    key: 'films/hochwasser',
    folder: 'Movies/Hochwasser (2025)',
    facts: {
      kind: 'movie',
      year: 2025,
      releasedOn: '2025-01-30',
      rating: 'TV-MA',
      language: 'en',
      country: 'US',
      owner: 'levee',
      publisher: 'Levee & Sons Pictures',
      popularity: 820,
      categories: ['movies:action', 'movies:drama'],
      tags: ['cliq-highlights'],
      people: cast('Milan Radtke', 'Dolores Finch', {
        'Ezra Coldwell': 'Sheriff Boone',
        'Anneke Roos': 'Judith',
        'Lamar Price': 'Der Pfarrer',
      }),
    },
    texts: {
      de: {
        title: 'Hochwasser',
        shortDescription: 'Der Fluss steigt. Mit ihm alles, was im Tal versenkt wurde.',
        description:
          'In der dritten Nacht der Flut sitzen elf Menschen auf den Dächern von Harlan’s Bend. Die Hilfe kommt mit einem Boot und nur einem Platz. Während das Wasser steigt, treiben Dinge an die Oberfläche, die der Ort seit vierzig Jahren für immer verschwunden glaubte. Milan Radtke inszeniert ein Kammerspiel unter freiem Himmel: hart, genau und bis zum letzten Ziegel gespannt.',
      },
      en: {
        title: 'High Water',
        shortDescription: 'The river is rising, and with it everything the valley sank.',
        description:
          'On the third night of the flood eleven people sit on the roofs of Harlan’s Bend. Help arrives with one boat and one seat. As the water climbs, things float up that the town has believed gone for forty years. Milan Radtke directs a chamber piece under the open sky: hard, exact and tense down to the last shingle.',
      },
    },
    billing: {
      de: ['Regie Milan Radtke', 'Der Fluss fragt nicht'],
      en: ['Directed by Milan Radtke', 'The river does not ask'],
    },
    art: {
      scene: flood(FLOOD),
      title: block(
        { de: ['HOCH', 'WASSER'], en: ['HIGH', 'WATER'] },
        { at: 'top', fill: '#f7ecd2', share: 0.92 },
      ),
      ink: '#f7ecd2',
    },
  },
  {
    key: 'films/zimmer-frei',
    folder: 'Movies/Zimmer frei (2023)',
    facts: {
      kind: 'movie',
      year: 2023,
      releasedOn: '2023-06-22',
      rating: 'FSK 6',
      language: 'de',
      country: 'CH',
      owner: 'seilbahn',
      publisher: 'Seilbahn Film',
      popularity: 880,
      categories: ['movies:comedy'],
      tags: ['cliq-highlights', 'cliq-favorites'],
      people: cast('Lotte Behrami', 'Urs Zellweger', {
        'Beat Ammann': 'Monsieur Perrin',
        'Solveig Kraft': 'Die Posaunistin',
        'Emre Toprak': 'Der neue Page',
      }),
    },
    texts: {
      de: {
        title: 'Zimmer frei',
        shortDescription: 'Neunzehn Zimmer, ein Kater, kein einziger normaler Gast.',
        description:
          'Das Grand Hôtel Perrin hat seine besten Tage hinter sich und seine seltsamsten vor sich. Als der neue Page am ersten Arbeitstag alle Schlüssel vertauscht, landet die Posaunistin beim Schachgroßmeister, das Hochzeitspaar in getrennten Flügeln und der Hoteltester in der Wäschekammer. Lotte Behrami faltet aus neunzehn Fenstern eine Komödie, in der jede Tür zur falschen Zeit aufgeht.',
      },
      en: {
        title: 'No Vacancy',
        shortDescription: 'Nineteen rooms, one tomcat, not a single normal guest.',
        description:
          'The Grand Hôtel Perrin has its best days behind it and its strangest ahead. When the new page mixes up all the keys on his first day, the trombonist ends up with the chess grandmaster, the newly-weds in separate wings and the hotel inspector in the linen room. Out of nineteen windows Lotte Behrami folds a comedy in which every door opens at the wrong time.',
      },
    },
    billing: {
      de: ['Eine Komödie von Lotte Behrami', 'Frühstück bis zehn'],
      en: ['A comedy by Lotte Behrami', 'Breakfast until ten'],
    },
    art: {
      scene: hotel(HOTEL),
      title: headline(
        { de: ['Zimmer', 'frei'], en: ['No', 'Vacancy'] },
        {
          at: 'top',
          fill: '#7d2e46',
          size: 19,
          wideSize: 14.5,
          anchor: 'middle',
          leading: 0.86,
        },
      ),
      ink: '#fff3e2',
      finish: { bloom: 0.08, grain: 4 },
    },
  },
  {
    key: 'films/wanda',
    folder: 'Movies/Wanda und die Wolken (2025)',
    facts: {
      kind: 'movie',
      year: 2025,
      releasedOn: '2025-04-10',
      rating: 'FSK 0',
      language: 'de',
      country: 'DE',
      owner: 'studio-pfote',
      publisher: 'Studio Pfote',
      popularity: 760,
      categories: ['movies:kids', 'movies:animation', 'movies:comedy', 'kids', 'kids:movies'],
      tags: ['cliq-top10'],
      people: cast('Greta Sommer', 'Pia Storck', {
        'Hilla Bergmann': 'Wanda (Stimme)',
        'Otto Freytag': 'Opa Wetter (Stimme)',
      }),
    },
    texts: {
      de: {
        title: 'Wanda und die Wolken',
        shortDescription: 'Wanda hat einen Ballon, einen Plan und genau ein Butterbrot.',
        description:
          'Opa Wetter hat sein Gedächtnis verlegt – vermutlich in einer Wolke. Also näht Wanda aus alten Regenschirmen einen Ballon und fliegt los, um eine nach der anderen zu befragen: die Schäfchenwolke, die nicht bis drei zählen kann, die Gewitterwolke, die lieber Geige spielen würde, und die kleine Wolke, die noch nie geregnet hat. Ein Bilderbuch in Bewegung.',
      },
      en: {
        title: 'Wanda and the Clouds',
        shortDescription: 'Wanda has a balloon, a plan and exactly one sandwich.',
        description:
          'Grandpa Weather has mislaid his memory, probably in a cloud. So Wanda sews a balloon from old umbrellas and sets off to ask them one by one: the fleecy cloud who cannot count to three, the thundercloud who would rather play the violin, and the little cloud who has never rained. A picture book in motion.',
      },
    },
    billing: {
      de: ['Nach einer Idee von Pia Storck', 'Ab 3 Jahren'],
      en: ['From an idea by Pia Storck', 'Ages 3 and up'],
    },
    art: {
      scene: balloon(BALLOON),
      title: headline(
        { de: ['Wanda und', 'die Wolken'], en: ['Wanda and', 'the Clouds'] },
        { at: 'top', fill: '#134a63', size: 17.5 },
      ),
      ink: '#ffffff',
      finish: { grain: 3, bloom: 0.08 },
    },
  },
  {
    key: 'films/unter-tannen',
    folder: 'Movies/Unter Tannen (2022)',
    facts: {
      kind: 'movie',
      year: 2022,
      releasedOn: '2022-10-27',
      rating: 'FSK 18',
      language: 'de',
      country: 'DE',
      owner: 'ostbahn',
      publisher: 'Ostbahn Film',
      popularity: 640,
      categories: ['movies:horror', 'movies:mystery'],
      tags: ['cliq-top10'],
      people: cast('Kaspar Wendt', 'Kaspar Wendt', { 'Marlene Voss': 'Ruth', 'Piet Hansen': 'Der Förster' }),
    },
    texts: {
      de: {
        title: 'Unter Tannen',
        shortDescription: 'Zähl die Bäume. Dann zähl sie noch einmal.',
        description:
          'Ruth mietet eine Hütte, um in Ruhe ein Buch zu beenden. Vom Fenster aus sieht sie vierundvierzig Stämme. Am nächsten Morgen sind es fünfundvierzig. Kaspar Wendts Horrorfilm kommt ohne einen einzigen lauten Ton aus und ist gerade deshalb schwer auszuhalten.',
      },
      en: {
        title: 'Under the Firs',
        shortDescription: 'Count the trees. Then count them again.',
        description:
          'Ruth rents a hut to finish a book in peace. From the window she can see forty-four trunks. The next morning there are forty-five. Kaspar Wendt’s horror film gets by without one loud sound, which is exactly what makes it hard to bear.',
      },
    },
    billing: {
      de: ['Ein Film von Kaspar Wendt', 'Geh nicht allein'],
      en: ['A film by Kaspar Wendt', 'Do not go alone'],
    },
    art: {
      scene: firs(FIRS),
      title: headline(
        { de: ['Unter', 'Tannen'], en: ['Under', 'the Firs'] },
        { at: 'top', fill: '#fbf8f0', size: 20 },
      ),
      ink: '#e02a20',
      finish: { grain: 8 },
    },
  },
  {
    key: 'films/kartograf',
    folder: 'Movies/Der Kartograf (2021)',
    facts: {
      kind: 'movie',
      year: 2021,
      releasedOn: '2021-05-13',
      language: 'nl',
      country: 'BE',
      owner: 'kaamos',
      publisher: 'Verhaege & Zonen',
      popularity: 610,
      categories: ['movies:mystery'],
      tags: ['cliq-top10'],
      people: cast('Anouk Verhaege', 'Anouk Verhaege', {
        'Bram Desmet': 'Der Kartograf',
        'Lio Maertens': 'Die Auftraggeberin',
      }),
    },
    texts: {
      de: {
        title: 'Der Kartograf',
        shortDescription: 'Blatt 47 zeigt einen Berg, den es nicht gibt. Noch nicht.',
        description:
          'Ein Kartograf im Ruhestand erhält den Auftrag, eine Karte zu prüfen, die er nie gezeichnet hat, obwohl sie seine Handschrift trägt. Er reist den Höhenlinien nach und findet jeden Fehler bestätigt: Wo das Blatt irrt, hat sich die Landschaft gefügt. Ein Rätselfilm, der Papier raschelnd spannend macht.',
      },
      en: {
        title: 'The Cartographer',
        shortDescription: 'Sheet 47 shows a mountain that does not exist. Not yet.',
        description:
          'A retired cartographer is asked to check a map that he never drew, although it is in his hand. He follows the contour lines and finds every error confirmed: where the sheet is wrong, the land has complied. A puzzle of a film that makes the rustle of paper exciting.',
      },
    },
    billing: {
      de: ['Ein Film von Anouk Verhaege', 'Blatt 47'],
      en: ['A film by Anouk Verhaege', 'Sheet 47'],
    },
    art: {
      scene: contours(CONTOURS),
      title: block(
        { de: ['DER', 'KARTO', 'GRAF'], en: ['THE', 'CARTO', 'GRAPHER'] },
        { at: 'top', fill: '#14303f', share: 0.62, wideShare: 0.26 },
      ),
      ink: '#14303f',
      finish: { bloom: 0, grain: 6 },
    },
  },
]
