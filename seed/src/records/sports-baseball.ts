/** Baseball. */
import { announced } from '../art/covers/sport-title.ts'
import { diamond, fastball } from '../art/covers/sports-baseball.ts'
import type { DemoRecord } from './record.ts'
import { live, recorded } from './sport.ts'

export const BASEBALL: readonly DemoRecord[] = [
  {
    key: 'sports/elbpark',
    folder: 'Sports/Baseball-Küstenrunde/Möwen gegen Kraniche',
    facts: live({
      genres: ['baseball'],
      competition: 'Baseball-Küstenrunde',
      popularity: 730,
      teams: ['Elbpark Möwen', 'Linum Kraniche'],
      tags: ['weekly-show', 'cliq-top10'],
    }),
    kicksOffAt: 6,
    texts: {
      de: {
        title: 'Nacht im Elbpark: Möwen – Kraniche',
        shortDescription: 'Abendspiel am Fluss: Wer den Ball ins Wasser schlägt, holt ihn selbst.',
        description:
          'Der Elbpark hat das kleinste Außenfeld der Küstenrunde und den größten Fluss dahinter. Die Möwen kennen den Wind, die Kraniche den besten Werfer. Dazwischen liegen neun Innings, eine Bratwurst und der Containerzug um 21 Uhr.',
      },
      en: {
        title: 'Night at Elbpark: Gulls – Cranes',
        shortDescription: 'Night game by the river: hit it into the water and you fetch it yourself.',
        description:
          'Elbpark has the smallest outfield on the coast circuit and the largest river behind it. The Gulls know the wind, the Cranes have the arm. Between them lie nine innings, one sausage and the freight train at nine o’clock.',
      },
    },
    art: {
      scene: diamond(
        {
          night: '#0b1230',
          stand: '#1b2350',
          crowd: ['#e8b04a', '#d8dcf0', '#c8504a'],
          grass: '#1f7a52',
          stripe: '#27905f',
          clay: '#c4743f',
          chalk: '#ffffff',
          home: '#f7f7ff',
          away: '#ffcc33',
          light: '#e6f0ff',
        },
        -6,
      ),
      title: announced(
        ['ELB', 'PARK'],
        { de: 'MÖWEN – KRANICHE', en: 'GULLS – CRANES' },
        '#ffffff',
        '#0b1230',
      ),
      ink: '#ffffff',
      finish: { bloom: 0.2, grain: 4 },
    },
  },
  {
    key: 'sports/neun-innings',
    folder: 'Sports/Neun Innings/Folge 30',
    facts: recorded({
      genres: ['baseball'],
      competition: 'Neun Innings',
      popularity: 520,
      releasedOn: '2026-10-05',
      tags: ['weekly-show', 'cliq-highlights', 'cliq-favorites'],
    }),
    texts: {
      de: {
        title: 'Neun Innings',
        shortDescription: 'Ein Spiel pro Woche, auf das Wesentliche gekürzt: die Pausen.',
        description:
          'Baseball besteht zu neun Zehnteln aus Warten, und genau davon handelt diese Sendung. Fritz Ohlsen zeigt jede Woche ein Spiel in den Gesichtern derer, die gerade nicht dran sind. Man versteht am Ende alles, ohne den Spielstand zu kennen.',
      },
      en: {
        title: 'Nine Innings',
        shortDescription: 'One game a week, cut down to what matters: the pauses.',
        description:
          'Nine tenths of baseball is waiting, and that is what this programme is about. Each week Fritz Ohlsen shows a game in the faces of those whose turn it is not. By the end you understand everything without knowing the score.',
      },
    },
    art: {
      scene: fastball(
        {
          back: '#c22f2a',
          ray: '#d8473a',
          second: '#f2a35a',
          ball: '#fff8ea',
          shade: '#d9bfa0',
          seam: '#b8231f',
          wood: '#d9a05a',
          ink: '#3a0d10',
        },
        28,
      ),
      title: announced(
        { de: ['NEUN', 'INNINGS'], en: ['NINE', 'INNINGS'] },
        { de: 'DAS BASEBALL-MAGAZIN', en: 'THE BASEBALL MAGAZINE' },
        '#fff8ea',
      ),
      ink: '#fff8ea',
      finish: { bloom: 0.1, grain: 5 },
    },
  },
  {
    key: 'sports/das-lange-spiel',
    folder: 'Sports/Baseball-Küstenrunde/Das lange Spiel',
    facts: recorded({
      genres: ['baseball'],
      competition: 'Baseball-Küstenrunde',
      popularity: 480,
      releasedOn: '2024-07-20',
      teams: ['Fehmarn Leuchtfeuer', 'Usedom Strandkörbe'],
    }),
    texts: {
      de: {
        title: 'Das lange Spiel',
        shortDescription: 'Es begann am Samstag um drei und endete, als die Bäcker aufmachten.',
        description:
          'Niemand wollte verlieren, aber irgendwann wollte auch niemand mehr gewinnen. Das längste Spiel der Küstenrunde, auf neunzig Minuten verdichtet, mit Sonnenuntergang, Sonnenaufgang und einem Platzwart, der dreimal die Rasensprenger abstellte.',
      },
      en: {
        title: 'The Long Game',
        shortDescription: 'It began at three on Saturday and ended when the bakers opened.',
        description:
          'Nobody wanted to lose, and after a while nobody wanted to win either. The longest game on the coast circuit, boiled down to ninety minutes, with a sunset, a sunrise and a groundsman who turned the sprinklers off three times.',
      },
    },
    art: {
      scene: diamond(
        {
          night: '#f4b183',
          stand: '#d97f6a',
          crowd: ['#fff0d8', '#8a4a5e', '#f7d08a'],
          grass: '#8fb35a',
          stripe: '#a3c267',
          clay: '#e0955c',
          chalk: '#fffaf0',
          home: '#2f4f8f',
          away: '#c2354a',
          light: '#fff0c4',
        },
        14,
      ),
      title: announced(
        { de: ['DAS LANGE', 'SPIEL'], en: ['THE LONG', 'GAME'] },
        'FEHMARN – USEDOM',
        '#5a1f38',
        '#f4b183',
      ),
      ink: '#5a1f38',
      finish: { bloom: 0.15, grain: 4 },
    },
  },
  {
    key: 'sports/wurfschule',
    folder: 'Sports/Wurfschule/Folge 4',
    facts: recorded({
      genres: ['baseball'],
      competition: 'Wurfschule',
      popularity: 390,
      releasedOn: '2026-08-11',
      tags: ['weekly-show'],
    }),
    texts: {
      de: {
        title: 'Wurfschule',
        shortDescription: 'Wie man einen Ball um eine Ecke wirft, die es nicht gibt.',
        description:
          'Ein Physiklehrer, eine Werferin im Ruhestand und eine Hochgeschwindigkeitskamera zerlegen jede Woche einen Wurf. Nach vier Folgen kann man keinen davon selbst, erkennt sie aber alle. Mit Übungen für Orangen.',
      },
      en: {
        title: 'Pitching School',
        shortDescription: 'How to throw a ball round a corner that is not there.',
        description:
          'A physics teacher, a retired pitcher and a high-speed camera take one pitch apart each week. After four episodes you still cannot throw any of them, but you know them all by sight. With exercises for oranges.',
      },
    },
    art: {
      scene: fastball(
        {
          back: '#0f6f78',
          ray: '#16838a',
          second: '#f2d25a',
          ball: '#f7fbf2',
          shade: '#a9c8c0',
          seam: '#e0493a',
          wood: '#8a5636',
          ink: '#04282e',
        },
        -62,
      ),
      title: announced(
        { de: ['WURF', 'SCHULE'], en: ['PITCHING', 'SCHOOL'] },
        { de: 'JEDE WOCHE EIN WURF', en: 'A PITCH A WEEK' },
        '#f7fbf2',
      ),
      ink: '#f7fbf2',
      finish: { bloom: 0.1, grain: 5 },
    },
  },
]
