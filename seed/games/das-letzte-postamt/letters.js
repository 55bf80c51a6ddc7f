/**
 * The letters, night by night. `to` is what the envelope says, `stamp` what other offices have stamped on it, `says` what is inside;
 * `right` is where it belongs, and `knows` the letter whose reader already knows where.
 */
export const HOLES = ['harbour', 'mill', 'hill', 'sender']

export const NIGHTS = [
  [
    {
      id: 'marta-1',
      right: 'mill',
      de: {
        to: 'Marta Vogt\nKaistraße 3\nAbs.: J. Lindqvist, auf See',
        stamp: 'Verzogen',
        says: 'Liebe Marta, im März laufen wir ein. Falls du nicht mehr über der Bäckerei wohnst, frage ich an der Mühle nach dir. Dort hinterlässt jeder seine neue Adresse, sagst du immer. Jon',
      },
      en: {
        to: 'Marta Vogt\n3 Quay Street\nFrom: J. Lindqvist, at sea',
        stamp: 'Moved',
        says: 'Dear Marta, we make port in March. If you no longer live above the bakery I shall ask for you at the mill. Everybody leaves a new address there, as you always say. Jon',
      },
    },
    {
      id: 'horn',
      right: 'harbour',
      de: {
        to: 'Hafenmeisterei\nKaistraße 1',
        stamp: '',
        says: 'Betrifft: Nebelhorn. Es klingt jetzt wie eine Kuh. Wir bitten um Nachsicht, die Kuh war günstiger. Hochachtungsvoll, Gebr. Tuth, Signalbau',
      },
      en: {
        to: 'The Harbour Master\n1 Quay Street',
        stamp: '',
        says: 'Re: fog horn. It sounds like a cow now. We ask for your patience; the cow was cheaper. Yours faithfully, Tuth Bros., signals',
      },
    },
    {
      id: 'ida-1',
      right: 'hill',
      de: {
        to: 'Ida Odermatt\nSchulgasse 5',
        stamp: 'Verstorben',
        says: 'Ida, heute hat es geschneit, und ich habe deine Handschuhe auf die Heizung gelegt. Aus Gewohnheit. Morgen lege ich sie wieder hin. Papa',
      },
      en: {
        to: 'Ida Odermatt\n5 School Lane',
        stamp: 'Deceased',
        says: 'Ida, it snowed today and I put your gloves on the radiator. Out of habit. Tomorrow I shall put them there again. Papa',
      },
    },
    {
      id: 'bread',
      right: 'mill',
      de: {
        to: 'Olga Brandt\nMahlgang 8',
        stamp: '',
        says: 'Olga, dein Brot ist bei uns angekommen, allerdings als Stein. Das Kind benutzt es als Türstopper und ist sehr zufrieden. Schick bitte das Rezept. Deine Schwester',
      },
      en: {
        to: 'Olga Brandt\n8 Millrace',
        stamp: '',
        says: 'Olga, your bread has arrived, though as a stone. The child uses it as a doorstop and is delighted. Please send the recipe. Your sister',
      },
    },
    {
      id: 'soap',
      right: 'sender',
      de: {
        to: 'An alle\nAbs.: Seifenfabrik Klar',
        stamp: 'Unzustellbar',
        says: 'Sehr geehrte Kundschaft! Unsere Seife ist jetzt noch sauberer. Schreiben Sie uns, und wir schreiben zurück, versprochen.',
      },
      en: {
        to: 'To everybody\nFrom: Clear Soap Works',
        stamp: 'Undeliverable',
        says: 'Dear customers! Our soap is cleaner than ever. Write to us and we shall write back, we promise.',
      },
    },
  ],
  [
    {
      id: 'jon-1',
      right: 'harbour',
      de: {
        to: 'Jon Lindqvist\nDampfer Hoffnung',
        stamp: 'Schiff abgemeldet',
        says: 'Jon, ich wohne jetzt an der Mühle, zweiter Stock. Wenn dein Schiff nicht mehr fährt, legt der Hafenmeister alles in die blaue Kiste. Schau hinein. Marta',
      },
      en: {
        to: 'Jon Lindqvist\nSS Hope',
        stamp: 'Ship struck off',
        says: 'Jon, I live by the mill now, second floor. If your ship no longer sails, the harbour master puts everything into the blue box. Look inside. Marta',
      },
    },
    {
      id: 'refused',
      right: 'sender',
      de: {
        to: 'Olga Brandt\nMahlgang 8\nAbs.: Deine Schwester',
        stamp: 'Annahme verweigert',
        says: 'Olga, war das mit dem Türstopper zu viel? Es ist ein sehr guter Türstopper. Verzeih mir. Deine Schwester',
      },
      en: {
        to: 'Olga Brandt\n8 Millrace\nFrom: your sister',
        stamp: 'Refused',
        says: 'Olga, was the doorstop too much? It is a very good doorstop. Forgive me. Your sister',
      },
    },
    {
      id: 'clock-1',
      right: 'hill',
      de: {
        to: 'Uhrmacher Seidel\nKaistraße 9',
        stamp: 'Unbekannt',
        says: 'Werter Meister, seit Ihrem Begräbnis geht die Turmuhr vor. Wir glauben, sie will nachkommen. Auf dem Hügel hört man Sie angeblich ticken. Der Küster',
      },
      en: {
        to: 'Seidel, watchmaker\n9 Quay Street',
        stamp: 'Unknown',
        says: 'Dear master, since your funeral the tower clock has been fast. We think it wants to catch up. On the hill, they say, one can hear you tick. The sexton',
      },
    },
    {
      id: 'ida-2',
      right: 'hill',
      knows: 'ida-1',
      de: {
        to: 'Ida O.\nSchalter 2, postlagernd',
        stamp: '',
        says: 'Ida, ich habe mich versetzen lassen, in die Nachtschicht. Nachts ist es stiller, und niemand fragt, wem ich schreibe. Die Katze fragt, aber leise. Papa',
      },
      en: {
        to: 'Ida O.\nCounter 2, to be called for',
        stamp: '',
        says: 'Ida, I have asked for the night shift. It is quieter at night and nobody asks whom I am writing to. The cat asks, but softly. Papa',
      },
    },
    {
      id: 'herring',
      right: 'sender',
      de: {
        to: 'Porto\nhinter dem Ofen\nAbs.: Fischhalle',
        stamp: 'Empfänger kann nicht lesen',
        says: 'Rechnung: drei Heringe, am Fenster abgeholt, ohne zu grüßen. Wir bitten um Zahlung oder um einen Gruß.',
      },
      en: {
        to: 'Porto\nbehind the stove\nFrom: the fish hall',
        stamp: 'Addressee cannot read',
        says: 'Invoice: three herrings, collected at the window without a greeting. Kindly pay, or greet.',
      },
    },
  ],
  [
    {
      id: 'marta-2',
      right: 'mill',
      knows: 'jon-1',
      de: {
        to: 'Marta\ndort, wo es klappert',
        stamp: 'Anschrift ungenügend',
        says: 'Marta, ich habe in der blauen Kiste nachgesehen. Leer. Vielleicht bin ich zu spät. Vielleicht ist die Post zu spät. Ich schreibe weiter, das ist billiger als eine Überfahrt. Jon',
      },
      en: {
        to: 'Marta\nwhere it clatters',
        stamp: 'Insufficient address',
        says: 'Marta, I looked in the blue box. Empty. Perhaps I am late. Perhaps the post is late. I shall go on writing; it is cheaper than a passage. Jon',
      },
    },
    {
      id: 'tide',
      right: 'harbour',
      de: {
        to: 'An den Pegel\nLandungsbrücke',
        stamp: '',
        says: 'Sehr geehrter Pegel, Sie haben sich gestern um vier Zentimeter geirrt. Mein Boot liegt jetzt im Blumenbeet des Pastors. Mit Gruß, ein Fischer',
      },
      en: {
        to: 'To the tide gauge\nLanding stage',
        stamp: '',
        says: 'Dear tide gauge, you were out by four centimetres yesterday. My boat now lies in the vicar’s flower bed. Regards, a fisherman',
      },
    },
    {
      id: 'piano',
      right: 'sender',
      de: {
        to: 'Klavierschule Hell\nSchulgasse 2\nAbs.: Frau Amsel',
        stamp: 'Geschlossen',
        says: 'Ich möchte mein Kind abmelden. Es hat geübt. Das ganze Haus hat geübt. Wir können nicht mehr.',
      },
      en: {
        to: 'Hell Piano School\n2 School Lane\nFrom: Mrs Amsel',
        stamp: 'Closed',
        says: 'I wish to withdraw my child. She has practised. The whole house has practised. We cannot go on.',
      },
    },
    {
      id: 'clock-2',
      right: 'hill',
      knows: 'clock-1',
      de: {
        to: 'Meister Seidel\ndort, wo es tickt',
        stamp: '',
        says: 'Werter Meister, die Turmuhr steht. Sie hat Sie wohl eingeholt. Wir lassen sie so. Der Küster',
      },
      en: {
        to: 'Master Seidel\nwhere it ticks',
        stamp: '',
        says: 'Dear master, the tower clock has stopped. It must have caught up with you. We shall leave it so. The sexton',
      },
    },
    {
      id: 'flour',
      right: 'mill',
      de: {
        to: 'Müllerei Brandt\nMahlgang 7',
        stamp: 'Hausnummer fehlt jetzt',
        says: 'Liebe Nachbarn, Ihr Haus ist in meinen Hof gerutscht. Es steht gut dort. Wenn Sie die Miete teilen wollen, klopfen Sie. Mahlgang 8',
      },
      en: {
        to: 'Brandt’s Mill\n7 Millrace',
        stamp: 'House number now missing',
        says: 'Dear neighbours, your house has slid into my yard. It looks well there. If you would like to share the rent, knock. 8 Millrace',
      },
    },
  ],
  [
    {
      id: 'ida-3',
      right: 'hill',
      knows: 'ida-2',
      de: {
        to: 'I. O.\nohne Straße',
        stamp: 'Kein Ort',
        says: 'Ida, heute kam ein Brief für dich, von mir. Der Kollege hat ihn auf den Hügel geschickt, ohne zu fragen. Ich habe ihm die Hand gegeben. Er hat nicht gewusst, warum. Papa',
      },
      en: {
        to: 'I. O.\nno street',
        stamp: 'No such place',
        says: 'Ida, a letter came for you today, from me. My colleague sent it up the hill without asking. I shook his hand. He did not know why. Papa',
      },
    },
    {
      id: 'bottle',
      right: 'harbour',
      de: {
        to: 'Wer es findet\n(in einer Flasche)',
        stamp: 'Nass',
        says: 'Wir sind sieben Mann und ein Akkordeon. Das Akkordeon hält am längsten durch. Wenn jemand das liest: Es geht uns gut, nur die Auswahl ist klein. J. L., Maat',
      },
      en: {
        to: 'Whoever finds it\n(in a bottle)',
        stamp: 'Wet',
        says: 'We are seven men and an accordion. The accordion will last longest. Should anybody read this: we are well, only the choice is small. J. L., mate',
      },
    },
    {
      id: 'tax',
      right: 'sender',
      de: {
        to: 'Leuchtturm, Wärter\nAbs.: Finanzamt',
        stamp: 'Empfänger lacht',
        says: 'Sie haben im Vorjahr Licht ausgegeben, ohne es zu versteuern. Wir bitten um eine Schätzung in Kerzen.',
      },
      en: {
        to: 'The Lighthouse Keeper\nFrom: the tax office',
        stamp: 'Addressee laughing',
        says: 'Last year you issued light without declaring it. Kindly send us an estimate in candles.',
      },
    },
    {
      id: 'marta-3',
      right: 'mill',
      knows: 'marta-1',
      de: {
        to: 'M. Vogt\nüber der Bäckerei',
        stamp: 'Bäckerei abgebrannt',
        says: 'Marta, ich habe geträumt, du stehst im zweiten Stock und winkst mit Mehl an den Händen. Ich glaube meinen Träumen mehr als den Fahrplänen. Jon',
      },
      en: {
        to: 'M. Vogt\nabove the bakery',
        stamp: 'Bakery burnt down',
        says: 'Marta, I dreamt that you stood on the second floor, waving with flour on your hands. I trust my dreams more than timetables. Jon',
      },
    },
    {
      id: 'goat',
      right: 'harbour',
      de: {
        to: 'Die Ziege\nFähre, Vorschiff',
        stamp: '',
        says: 'Liebe Ziege, du hast meinen Fahrschein gegessen, danach meinen Hut. Ich bin dir nicht böse. Komm Sonntag wieder, ich bringe einen alten Hut mit. Ein Fahrgast',
      },
      en: {
        to: 'The goat\nFerry, foredeck',
        stamp: '',
        says: 'Dear goat, you ate my ticket and then my hat. I am not angry. Come again on Sunday; I shall bring an old hat. A passenger',
      },
    },
  ],
  [
    {
      id: 'sister-3',
      right: 'mill',
      knows: 'refused',
      de: {
        to: 'Die beste Bäckerin\nohne weitere Angaben',
        stamp: 'Wer ist gemeint?',
        says: 'Olga, ich habe den Stein aufgeschnitten. Innen war er weich und noch warm. Nach drei Jahren! Ich nehme alles zurück. Deine Schwester',
      },
      en: {
        to: 'The best baker\nno further details',
        stamp: 'Who is meant?',
        says: 'Olga, I cut the stone open. Inside it was soft and still warm. After three years! I take everything back. Your sister',
      },
    },
    {
      id: 'jon-2',
      right: 'harbour',
      knows: 'bottle',
      de: {
        to: 'Der Maat mit dem Akkordeon',
        stamp: 'Mannschaft gerettet',
        says: 'Jon, sie haben im Radio ein Akkordeon gespielt und gesagt, es sei von See. Ich habe nicht geweint, es war das Mehl. Die Kiste ist blau, immer noch. Marta',
      },
      en: {
        to: 'The mate with the accordion',
        stamp: 'Crew rescued',
        says: 'Jon, they played an accordion on the wireless and said it came from the sea. I did not weep; it was the flour. The box is blue, still. Marta',
      },
    },
    {
      id: 'sexton',
      right: 'hill',
      de: {
        to: 'Alle dort oben\nam Hügel',
        stamp: '',
        says: 'Die Bank unter der Linde ist neu gestrichen. Bitte warten, bis sie trocken ist. Ich weiß, ihr habt Zeit. Der Küster',
      },
      en: {
        to: 'Everyone up there\non the hill',
        stamp: '',
        says: 'The bench beneath the lime tree has been painted. Please wait until it is dry. I know you have time. The sexton',
      },
    },
    {
      id: 'lottery',
      right: 'sender',
      de: {
        to: 'Glücklicher Gewinner!\nAbs.: Lotterie Fortuna',
        stamp: 'Nicht zu fassen',
        says: 'Sie haben gewonnen! Um zu erfahren, was, senden Sie uns bitte die Hälfte davon.',
      },
      en: {
        to: 'Lucky winner!\nFrom: Fortuna Lottery',
        stamp: 'Unbelievable',
        says: 'You have won! To learn what, kindly send us half of it.',
      },
    },
    {
      id: 'odermatt-1',
      right: 'sender',
      knows: 'ida-3',
      de: {
        to: 'Die Direktion\nAbs.: Odermatt, Schalter 2',
        stamp: 'Direktion aufgelöst',
        says: 'Ich kündige nicht. Ich bitte nur, dass jemand die Nachtschicht übernimmt, der nachdenkt, bevor er stempelt. Die Katze bleibt. Odermatt',
      },
      en: {
        to: 'The Directorate\nFrom: Odermatt, counter 2',
        stamp: 'Directorate dissolved',
        says: 'I am not resigning. I only ask for somebody on the night shift who thinks before stamping. The cat stays. Odermatt',
      },
    },
  ],
  [
    {
      id: 'ida-4',
      right: 'hill',
      knows: 'ida-1',
      de: {
        to: 'An mein Kind',
        stamp: 'Name fehlt',
        says: 'Ida, das ist der letzte. Nicht, weil ich aufhöre, sondern weil ich zu Fuß komme, mit den Handschuhen. Es sind nur ein paar Stufen. Papa',
      },
      en: {
        to: 'To my child',
        stamp: 'No name',
        says: 'Ida, this is the last one. Not because I am stopping, but because I am coming on foot, with the gloves. It is only a few steps. Papa',
      },
    },
    {
      id: 'marta-4',
      right: 'mill',
      knows: 'jon-1',
      de: {
        to: 'Zweiter Stock\nlinks',
        stamp: 'Welches Haus?',
        says: 'Marta, ich stehe unten. Die Post ist zu langsam für den Rest. Mach das Fenster auf. Jon',
      },
      en: {
        to: 'Second floor\non the left',
        stamp: 'Which house?',
        says: 'Marta, I am standing below. The post is too slow for the rest. Open the window. Jon',
      },
    },
    {
      id: 'horn-2',
      right: 'harbour',
      knows: 'horn',
      de: {
        to: 'An die Kuh\nam Kai',
        stamp: 'Keine Kuh gemeldet',
        says: 'Liebes Nebelhorn, wir haben dich repariert. Die Kapitäne bitten, es rückgängig zu machen. Man hatte sich an dich gewöhnt. Gebr. Tuth',
      },
      en: {
        to: 'To the cow\non the quay',
        stamp: 'No cow on record',
        says: 'Dear fog horn, we have repaired you. The captains ask us to undo it. They had grown used to you. Tuth Bros.',
      },
    },
    {
      id: 'porto',
      right: 'sender',
      knows: 'herring',
      de: {
        to: 'Die Kassenstelle\nAbs.: ein Pfotenabdruck',
        stamp: 'Unleserlich',
        says: '(Drei Gräten, sauber abgenagt, und ein Abdruck. Vermutlich ein Gruß.)',
      },
      en: {
        to: 'The cashier\nFrom: a paw print',
        stamp: 'Illegible',
        says: '(Three fish bones, picked clean, and a print. Presumably a greeting.)',
      },
    },
    {
      id: 'you',
      right: 'sender',
      knows: 'odermatt-1',
      de: {
        to: 'Wer heute Nachtschicht hat\nAbs.: Schalter 2',
        stamp: 'Persönlich',
        says: 'Sie haben also gelesen. Das hatte ich gehofft. Briefe kommen hier nicht zu spät, sie warten nur, bis jemand da ist. Lassen Sie das Licht an. Odermatt',
      },
      en: {
        to: 'Whoever has the night shift\nFrom: counter 2',
        stamp: 'Personal',
        says: 'So you have been reading. I had hoped so. Letters do not come too late here; they only wait until somebody is in. Leave the light on. Odermatt',
      },
    },
  ],
]
