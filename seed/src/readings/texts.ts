/** The stories that are read aloud: written for this catalogue. */

export type Reading = {
  /** Voice and pace of espeak-ng. */
  voice: { name: string; wordsPerMinute: number; pitch: number }
  /** What is said before the first chapter. */
  opening: string
  chapters: readonly { title: string; paragraphs: readonly string[] }[]
}

/** By the key of the title. */
export const READINGS: Readonly<Record<string, Reading>> = {
  'books/regen': {
    voice: { name: 'de', wordsPerMinute: 138, pitch: 42 },
    opening: 'Die Frau, die den Regen zählte. Eine Erzählung von Klara Wienhold.',
    chapters: [
      {
        title: 'Sieben Uhr',
        paragraphs: [
          'Meine Großmutter hat den Regen gezählt. Nicht die Tropfen, das hätte sie für Angeberei gehalten, sondern die Millimeter. Jeden Morgen um sieben, einundvierzig Jahre lang, ging sie in Gummistiefeln den Hügel hinauf, hob den Messbecher aus dem Trichter und hielt ihn gegen das Licht.',
          'Sie las die Zahl laut vor, auch wenn niemand da war. Dann schrieb sie sie in ein kariertes Heft, mit Bleistift, weil Tinte bei Regen lügt. Und dann goss sie das Wasser aus, immer an dieselbe Stelle, wo nach ein paar Jahren ein Streifen Klee wuchs, grüner als alles andere auf dem Hügel.',
          'Als Kind fragte ich sie, wozu das gut sei. Sie überlegte lange. Damit jemand es weiß, sagte sie.',
        ],
      },
      {
        title: 'Die Ränder',
        paragraphs: [
          'Im Frühjahr kam der Brief. Die Station werde auf automatischen Betrieb umgestellt, man danke für die langjährige Mitarbeit und bitte um Übergabe der Aufzeichnungen. Ich fuhr hin und lud einundvierzig Jahrgänge in den Kofferraum. Das Auto lag tief wie nach einem Umzug.',
          'In Quedlinburg hielt ich an, um zu tanken, und schlug irgendein Heft auf. Vierter Juli: null Komma null. Und daneben, am Rand, winzig: Karl hat gelacht. Zwölfter Juli: acht Komma drei. Brief von Inge. Am neunten November: Spuren. So heißt es, wenn der Regen zu wenig ist, um ihn zu messen. Und daneben stand: Alle auf der Straße. Ich auch.',
          'Ich blätterte bis zu dem Tag, an dem mein Großvater gestorben war. Ich kannte das Datum. Einunddreißig Komma vier Millimeter, las ich. Und am Rand stand nichts. Nur der Bleistift hatte einen Punkt gemacht, als hätte er eine Weile gewartet.',
        ],
      },
      {
        title: 'Spuren',
        paragraphs: [
          'Im Archiv nahm ein junger Mann die Hefte entgegen. Er trug weiße Handschuhe und sagte, die Reihe sei außergewöhnlich. Kein einziger Tag fehle. Das gebe es im ganzen Land nur dreimal.',
          'Und die Ränder?, fragte ich. Er sah nach. Die würden mitgescannt, sagte er, aber nicht ausgewertet. Ich fand, das sei eine gute Lösung.',
          'Die neue Station steht nun auf demselben Hügel. Sie misst jede Minute und funkt es davon, genauer, als meine Großmutter es je konnte. Neben ihr wächst der Klee. Manchmal, wenn ich dort bin, halte ich die Hand auf und lese laut vor, was darin ist. Damit jemand es weiß.',
        ],
      },
    ],
  },
  'books/clockmaker': {
    voice: { name: 'en-gb', wordsPerMinute: 142, pitch: 40 },
    opening: 'The Clockmaker of Bellmouth. A story by Edmund Thorley.',
    chapters: [
      {
        title: 'Eleven Minutes',
        paragraphs: [
          'In the spring of eighteen fifty-two the railway came to Bellmouth, and with it a gentleman from London carrying a watch in a leather box. The watch was locked. It showed the time at Greenwich, the gentleman explained, and from Monday the town would kindly show the same.',
          'The harbour master looked at the church tower, and the church tower said eleven minutes to noon. The watch said noon. Between the two lay eleven minutes in which, so far as anyone could remember, people in Bellmouth had always been doing something.',
          'So they sent for Josiah Penn, who had built the clock in the tower and every other clock worth setting it by. He held the London watch to his ear, listened, and gave it back. It is a good watch, he said. It is only in the wrong place.',
        ],
      },
      {
        title: 'The Sun on the Step',
        paragraphs: [
          'There was a brass line let into the doorstep of his shop. When the shadow of the lintel touched it, it was noon in Bellmouth, and had been since his grandfather cut the groove. He showed it to the gentleman. The gentleman was polite. The sun, he said, does not run to a timetable.',
          'No, said Penn. It runs to Bellmouth.',
          'On Monday the trains left by London and the ferries by the sun, and everyone who wanted both was obliged to wait. They waited in the tea room, eleven minutes at a time. Two engagements came of it, and a chess club.',
        ],
      },
      {
        title: 'Two Minute Hands',
        paragraphs: [
          'By autumn the mayor had had enough, and ordered the tower clock to be put forward. Penn climbed the stairs with his tools on a Sunday night. He was up there until morning, and when the mist lifted the whole town came out to see.',
          'He had not moved the hand at all. He had added another. The black one pointed to London. The gilded one, eleven minutes behind, pointed to the people underneath it. You may choose, he said to the mayor, which of them you are late for.',
          'The clock still has two minute hands. Visitors take it for a fault. But if you stand on the quay at the right moment you will hear the bell strike for the trains, and then, after the length of one unhurried cup of tea, strike again for nobody in particular.',
        ],
      },
    ],
  },
  'books/mond': {
    voice: { name: 'de', wordsPerMinute: 124, pitch: 55 },
    opening: 'Der Mond kann nicht schlafen. Eine Gutenachtgeschichte von Pia Storck.',
    chapters: [
      {
        title: 'Hellwach',
        paragraphs: [
          'Es war einmal ein Mond, der konnte nicht schlafen. Das war ungünstig, denn er hatte den ganzen Tag dafür frei.',
          'Er versuchte es mit Sternezählen. Aber bei siebenhundertachtzig Milliarden und drei nieste eine Sternschnuppe, und er musste von vorn anfangen. Er versuchte es mit warmer Milchstraße. Die war ausgelaufen. Er versuchte, nur ein Auge zuzumachen. Da war er halb.',
        ],
      },
      {
        title: 'Die Umfrage',
        paragraphs: [
          'Also beugte sich der Mond ein Stück herunter und klopfte an ein Fenster. Entschuldigung, flüsterte er. Wie macht ihr das?',
          'Mit einem Hasen, sagte Frieda. Mit einem Glas Wasser, sagte Yusuf. Mit noch einem Glas Wasser, sagte sein Bruder. Mit Licht an im Flur, sagte Malin, aber nur einen Spalt.',
          'Der Mond dachte nach. Einen Hasen hatte er, wenn man genau hinsah. Wasser hatte er auch, das ganze Meer. Und Licht, ach, Licht hatte er mehr als genug. Vielleicht, sagte die kleine Malin, brauchst du einen Spalt.',
        ],
      },
      {
        title: 'Ein Spalt',
        paragraphs: [
          'Da zog der Mond ganz vorsichtig eine Wolke heran. Bis zum Kinn. Dann bis zur Nase. Dann bis zu den Augen, und ließ nur einen Spalt.',
          'Durch den Spalt sah er den Hasen und das Meer und die vier Fenster. In einem brannte ein kleines Licht. Das Licht blinzelte. Der Mond blinzelte zurück.',
          'Und dann. Ganz langsam. Wurde es. Überall. Still.',
        ],
      },
    ],
  },
  'books/himmel': {
    voice: { name: 'de', wordsPerMinute: 144, pitch: 45 },
    opening: 'Warum der Himmel Umwege macht. Von Jonas Abiodun.',
    chapters: [
      {
        title: 'Weißes Licht',
        paragraphs: [
          'Das Licht der Sonne braucht acht Minuten und zwanzig Sekunden bis zu uns, und fast die ganze Strecke lang passiert ihm nichts. Es fliegt geradeaus durch die Leere. Erst auf den letzten Kilometern wird es interessant: Da kommt die Luft.',
          'Sonnenlicht sieht weiß aus, aber in ihm reisen alle Farben gemeinsam. Man kann sie sich als Wellen vorstellen. Rot schwingt in langen, gemütlichen Wellen. Blau in kurzen, eiligen, die nur etwa zwei Drittel so lang sind.',
        ],
      },
      {
        title: 'Umwege',
        paragraphs: [
          'Die Teilchen der Luft sind winzig, viel kleiner als jede Lichtwelle. Trifft eine Welle auf so ein Teilchen, wird ein wenig von ihr in alle Richtungen abgelenkt. Das heißt Streuung. Und sie ist ungerecht: Je kürzer die Welle, desto stärker. Halb so lange Wellen werden sechzehnmal so stark gestreut.',
          'Das rote Licht kommt also meist geradewegs an. Das blaue aber prallt ab, wechselt die Richtung, prallt wieder ab und erreicht uns zum Schluss von überall her. Wenn wir in den Himmel schauen, irgendwohin, nur nicht zur Sonne, dann sehen wir Licht, das Umwege gemacht hat. Und das ist blau.',
          'Violett ist noch kurzwelliger. Warum ist der Himmel dann nicht violett? Weil die Sonne davon weniger schickt und weil unsere Augen für Violett nicht besonders empfindlich sind. Der Himmel ist also auch deshalb blau, weil wir ihn anschauen.',
        ],
      },
      {
        title: 'Abends und anderswo',
        paragraphs: [
          'Am Abend steht die Sonne tief, und ihr Licht muss schräg durch viel mehr Luft. Unterwegs geht so viel Blau auf Umwegen verloren, dass vorn fast nur noch Orange und Rot übrig bleiben. Der Abendhimmel ist der Rest, nachdem irgendwo anders jemand blauen Himmel hatte.',
          'Auf dem Mars ist es umgekehrt. Dort ist die Luft dünn und voller feinem Staub. Der Staub streut anders, und der Tag ist gelblich braun. Aber rund um die untergehende Sonne leuchtet es dort: blau.',
        ],
      },
    ],
  },
}
