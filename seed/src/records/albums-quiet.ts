/** Quieter albums: classical music, jazz, folk, and songs for children. */
import { drummer, puddle } from '../art/covers/albums-kids.ts'
import { stamp } from '../art/covers/albums-paper.ts'
import { ribbon, stars } from '../art/covers/albums-pattern.ts'
import { chairs } from '../art/covers/albums-things.ts'
import { albumFacts, movements, tracks } from './album.ts'
import type { DemoRecord } from './record.ts'

export const QUIET_ALBUMS: readonly DemoRecord[] = [
  {
    key: 'albums/sitzordnung',
    folder: 'Music/Kammerorchester Wendland/Sitzordnung',
    facts: albumFacts({
      artists: ['Kammerorchester Wendland'],
      year: 2024,
      label: 'Edition Lampe',
      popularity: 430,
      genres: ['classical'],
      rating: 'FSK 0',
      tags: ['cliq-top10'],
    }),
    texts: {
      de: {
        title: 'Sitzordnung',
        shortDescription: 'Eine Sinfonie in fünf Sätzen, in der das Orchester die Plätze tauscht.',
        description:
          'Nach jedem Satz stehen alle auf und setzen sich anders hin: die Pauke nach vorn, die erste Geige neben die Tür. Man hört das Stühlerücken, und dann hört man dieselbe Musik von woanders. Ein Platz bleibt den ganzen Abend frei. Im letzten Satz erfährt man, warum.',
      },
      en: {
        title: 'Seating Plan',
        shortDescription: 'A symphony in five movements during which the orchestra changes places.',
        description:
          'After each movement everybody gets up and sits down somewhere else: timpani to the front, first violin by the door. You hear the chairs, and then you hear the same music from another place. One seat stays empty all evening. In the last movement you learn why.',
      },
    },
    parts: movements(
      {
        name: ['Sinfonie Nr. 2 „Sitzordnung“', 'Symphony No. 2 “Seating Plan”'],
        composer: 'Hedda Sieveking',
        artist: 'Kammerorchester Wendland',
      },
      tracks(
        ['I. Wie immer', 'I. As Always'],
        ['II. Die Pauke nach vorn', 'II. Timpani to the Front'],
        ['III. Stühlerücken', 'III. Moving Chairs'],
        ['IV. Neben der Tür', 'IV. By the Door'],
        ['V. Der freie Platz', 'V. The Empty Seat'],
      ),
    ),
    art: {
      cover: chairs(
        { title: { de: 'Sitzordnung', en: 'Seating Plan' }, artist: 'Kammerorchester Wendland' },
        {
          ground: '#f5efe2',
          low: '#e6d9c0',
          sections: ['#9c3322', '#c65a32', '#d99a3d', '#7c6a2c', '#2c6b63', '#24476b', '#3a2a4d'],
          free: '#e2362a',
          ink: '#231c18',
        },
      ),
      finish: { bloom: 0, grain: 5 },
    },
  },
  {
    key: 'albums/linke-hand',
    folder: 'Music/Marta Keller/Etüden für die linke Hand',
    facts: albumFacts({
      artists: ['Marta Keller'],
      year: 2025,
      label: 'Edition Lampe',
      popularity: 505,
      genres: ['classical'],
      tags: ['weekly-show', 'cliq-favorites'],
    }),
    texts: {
      de: {
        title: 'Etüden für die linke Hand',
        shortDescription: 'Zwölf Stücke aus dem Winter, in dem die rechte im Gips lag.',
        description:
          'Ein vereister Bordstein, sechs Wochen Gips, ein Klavier, das wartet. Marta Keller schrieb jede Woche zwei Etüden und wurde nicht wehleidig, sondern flink. In der zwölften ist die rechte Hand wieder da. Sie spielt einen einzigen Ton, und es ist der richtige.',
      },
      en: {
        title: 'Études for the Left Hand',
        shortDescription: 'Twelve pieces from the winter when the right one was in plaster.',
        description:
          'An icy kerb, six weeks in plaster, a piano waiting. Marta Keller wrote two études a week, and instead of getting sorry for herself she got quick. In the twelfth the right hand is back. It plays one single note, and it is the right one.',
      },
    },
    parts: movements(
      {
        name: ['Etüden für die linke Hand', 'Études for the Left Hand'],
        composer: 'Marta Keller',
        artist: 'Marta Keller',
      },
      tracks(
        ['Bordstein', 'Kerb'],
        ['Gips', 'Plaster'],
        ['Knöpfe schließen', 'Doing Up Buttons'],
        ['Schreiben wie ein Kind', 'Writing Like a Child'],
        ['Suppe', 'Soup'],
        ['Schlüsselbund', 'Bunch of Keys'],
        ['Schnürsenkel', 'Shoelaces'],
        ['Juckreiz', 'Itch'],
        ['Fünf Finger genügen', 'Five Will Do'],
        ['Tauwetter', 'Thaw'],
        ['Die Säge', 'The Saw'],
        ['Ein Ton rechts', 'One Note on the Right'],
      ),
    ),
    art: {
      cover: ribbon(
        {
          title: { de: 'Etüden für die linke Hand', en: 'Études for the Left Hand' },
          artist: { de: 'Marta Keller, Klavier', en: 'Marta Keller, piano' },
        },
        { ground: '#f7f5ef', low: '#e9e5da', first: '#12141a', last: '#12141a', ink: '#b3261e' },
        { strands: 5, weight: 0.55, twist: 1.7 },
      ),
      finish: { bloom: 0, grain: 4 },
    },
  },
  {
    key: 'albums/maqha',
    folder: 'Music/رامي حداد/مقهى الساعة الثالثة',
    facts: albumFacts({
      artists: ['رامي حداد'],
      year: 2023,
      label: 'Disques du Quai',
      popularity: 600,
      genres: ['jazz', 'world'],
      country: 'LB',
      owner: 'quai',
      tags: ['cliq-favorites', 'cliq-highlights'],
    }),
    texts: {
      de: {
        title: 'مقهى الساعة الثالثة',
        shortDescription: 'Das Café um drei Uhr: Oud, Kontrabass und das Klirren der Löffel.',
        description:
          'Rami Haddad spielt Oud in einem Kaffeehaus in Tripoli im Libanon, jeden Nachmittag von drei bis zum ersten Streit über das Backgammon. Sieben Stücke, mitgeschnitten am Stammtisch. Wer genau hinhört, kann eine Bestellung aufnehmen.',
      },
      en: {
        title: 'مقهى الساعة الثالثة',
        shortDescription: 'The three o’clock café: oud, double bass and the clinking of spoons.',
        description:
          'Rami Haddad plays the oud in a coffee house in Tripoli, Lebanon, every afternoon from three until the first quarrel over backgammon. Seven pieces recorded at the regulars’ table. If you listen closely you could take an order.',
      },
    },
    parts: tracks(
      'الباب الأزرق',
      'قهوة بلا سكر',
      'طاولة النرد',
      'مطر على الميناء',
      'الساعة الثالثة',
      'ملعقة',
      'كرسي أخير',
    ),
    art: {
      cover: stars({
        ground: '#0f2a3f',
        star: ['#17798a', '#1f5f8f', '#2a9d8f', '#12496b'],
        cross: '#f2e6cc',
        line: '#f2e6cc',
        gold: '#f0a832',
        ink: '#3a1d10',
      }),
      finish: { bloom: 0.1, grain: 5 },
    },
  },
  {
    key: 'albums/moorlieder',
    folder: 'Music/Geschwister Tarp/Moorlieder',
    facts: albumFacts({
      artists: ['Geschwister Tarp'],
      year: 2021,
      label: 'Tonträger Wendehals',
      popularity: 370,
      genres: ['folk'],
      rating: 'FSK 0',
      owner: 'wendehals',
      tags: ['cliq-favorites'],
    }),
    texts: {
      de: {
        title: 'Moorlieder',
        shortDescription: 'Acht Lieder, die jemand im Teufelsmoor auf Postkarten geschrieben hat.',
        description:
          'In einer Keksdose fanden die Geschwister Tarp die Karten ihrer Urgroßmutter: jede mit einer Strophe, keine mit einer Melodie. Die haben sie jetzt, für Fiedel, Flöte und Harmonium. Gesungen wird nicht: Seit dem Kinderzimmer ist nicht geklärt, wer die zweite Stimme hat.',
      },
      en: {
        title: 'Songs from the Moor',
        shortDescription: 'Eight songs that somebody wrote on postcards in the Devil’s Moor.',
        description:
          'In a biscuit tin the Tarp siblings found their great-grandmother’s cards: a verse on every one, a tune on none. Now they have tunes, for fiddle, flute and harmonium. Nobody sings: it has not been settled since the nursery who takes the second part.',
      },
    },
    parts: tracks(
      ['Torfkahn', 'Peat Barge'],
      ['Liebe Alma', 'Dear Alma'],
      ['Der Kranich zählt bis zwei', 'The Crane Counts to Two'],
      ['Nebel, drei Tage', 'Fog, Three Days'],
      ['Wollgras', 'Cotton Grass'],
      ['Irrlicht', 'Will-o’-the-Wisp'],
      ['Antworte bald', 'Answer Soon'],
      ['Ungestempelt', 'No Postmark'],
    ),
    art: {
      cover: stamp(
        { title: { de: 'Moorlieder', en: 'Songs from the Moor' }, artist: 'Geschwister Tarp' },
        {
          table: '#c9b48a',
          paper: '#f6efdc',
          sky: '#d9805f',
          moor: '#3b4a36',
          moon: '#f6e3b0',
          ink: '#1f2a22',
          type: '#2f2417',
        },
      ),
      finish: { bloom: 0, grain: 7 },
    },
  },
  {
    key: 'albums/schluckauf',
    folder: 'Music/Trommelkiste/Der Bär hat Schluckauf',
    facts: albumFacts({
      artists: ['Trommelkiste'],
      year: 2024,
      label: 'Kissenschlacht',
      popularity: 820,
      genres: ['pop'],
      rating: 'FSK 0',
      owner: 'kissenschlacht',
      tags: ['cliq-top10'],
      isForKids: true,
    }),
    texts: {
      de: {
        title: 'Der Bär hat Schluckauf',
        shortDescription: 'Zwölf Lieder zum Mitsummen, Mitklatschen und Mithicksen.',
        description:
          'Der Bär will Schlagzeuger werden, aber er hat Schluckauf. Also spielen alle einfach im Takt vom Hicks. Zwölf kurze Lieder über Zähneputzen, Regenwürmer und die Frage, wohin das Licht geht, wenn man es ausmacht. Den Text denkt sich jeder selbst aus. Für Kinder ab zwei und Erwachsene mit Kaffee.',
      },
      en: {
        title: 'The Bear Has Hiccups',
        shortDescription: 'Twelve songs to hum, clap and hiccup along to.',
        description:
          'The bear wants to be a drummer, but he has hiccups. So everybody just plays along with the hic. Twelve short songs about brushing teeth, earthworms, and the question where the light goes when you switch it off. Everybody makes up their own words. For children from two and adults with coffee.',
      },
    },
    parts: tracks(
      ['Der Bär hat Schluckauf', 'The Bear Has Hiccups'],
      ['Zähneputzgalopp', 'Toothbrush Gallop'],
      ['Wohin geht das Licht', 'Where Does the Light Go'],
      ['Regenwurm Rudi', 'Rudi the Earthworm'],
      ['Ich kann schon bis elf', 'I Can Count to Eleven'],
      ['Socke sucht Socke', 'Sock Seeks Sock'],
      ['Nudeltanz', 'Noodle Dance'],
      ['Leise, leise, LAUT', 'Soft, Soft, LOUD'],
      ['Oma fährt Roller', 'Granny Rides a Scooter'],
      ['Das traurige Pflaster', 'The Sad Plaster'],
      ['Hicks-Walzer', 'Hiccup Waltz'],
      ['Gute Nacht, Bär', 'Good Night, Bear'],
    ),
    art: {
      cover: drummer(
        { title: { de: 'Der Bär hat Schluckauf', en: 'The Bear Has Hiccups' }, artist: 'Trommelkiste' },
        { de: ['Der Bär hat', 'Schluckauf'], en: ['The Bear', 'Has Hiccups'] },
        {
          sky: '#ffd23c',
          ray: '#ffdf6e',
          ground: '#3fae6a',
          coat: { fur: '#a55a2b', belly: '#f0c48c', ink: '#33190f', cheek: '#ff8f6b' },
          toys: ['#e2404a', '#fff3dc', '#2456b8'],
          ink: '#33190f',
        },
      ),
      finish: { bloom: 0, grain: 3 },
    },
  },
  {
    key: 'albums/pfuetzentanz',
    folder: 'Music/Trommelkiste/Pfützentanz',
    facts: albumFacts({
      artists: ['Trommelkiste'],
      year: 2026,
      label: 'Kissenschlacht',
      popularity: 680,
      genres: ['pop', 'folk'],
      rating: 'FSK 0',
      owner: 'kissenschlacht',
      isForKids: true,
    }),
    texts: {
      de: {
        title: 'Pfützentanz',
        shortDescription: 'Acht Regenlieder. Gummistiefel werden empfohlen, sind aber nicht Pflicht.',
        description:
          'Wenn es regnet, hat die Trommelkiste frei, und darum hat sie an Regentagen dieses Album gemacht. Die Tropfen spielen selbst: auf Blech, auf Blättern, auf einem Helm. Drei Frösche spielen den Kanon. Der mittlere kommt immer zu spät.',
      },
      en: {
        title: 'Puddle Dance',
        shortDescription: 'Eight songs about rain. Wellingtons are welcome but not required.',
        description:
          'When it rains Trommelkiste have the day off, and that is why they made this album on rainy days. The drops play themselves: on tin, on leaves, on a helmet. Three frogs play the round. The one in the middle is always late.',
      },
    },
    parts: tracks(
      ['Erster Tropfen', 'First Drop'],
      ['Pfützentanz', 'Puddle Dance'],
      ['Froschkanon', 'Frog Round'],
      ['Der Schirm will fliegen', 'The Umbrella Wants to Fly'],
      ['Nasse Socken', 'Wet Socks'],
      ['Schnecke hat Vorfahrt', 'Snail Goes First'],
      ['Donner ist nur laut', 'Thunder Is Only Loud'],
      ['Regenbogen zum Frühstück', 'Rainbow for Breakfast'],
    ),
    art: {
      cover: puddle(
        { title: { de: 'Pfützentanz', en: 'Puddle Dance' }, artist: 'Trommelkiste' },
        { de: ['Pfützen-', 'tanz'], en: ['Puddle', 'Dance'] },
        {
          sky: '#7cc6ee',
          ray: '#e6f6ff',
          ground: '#5b7f4a',
          coat: { fur: '#6cc24a', belly: '#d9f0a3', ink: '#173a1c', cheek: '#ff8fa3' },
          toys: ['#ffffff', '#cfeeff', '#2f6fb0'],
          ink: '#123a63',
        },
      ),
      finish: { bloom: 0, grain: 3 },
    },
  },
]
