/** The pages that lie about, deck by deck. */
export const NOTES = {
  de: [
    [
      'TAG 1. Wenn Sie das lesen, sind Sie die Ablösung. Kaffee ist im zweiten Schrank. Bitte antworten Sie nicht, wenn jemand Sie ruft, den Sie nicht sehen.\nHalm, Stationsleitung',
      'TAG 3. Wieder Funkspruch von Station Null. Wir SIND Station Null. Der Sprecher klang wie Yusra, aber Yusra saß neben mir und hat Zwiebeln geschnitten.',
      'Zettel am Spind: Licht hilft. Es bleibt stehen, wenn man es anleuchtet. Man sollte dann allerdings nicht blinzeln.',
    ],
    [
      'TAG 9. Yusra hat den Gang ausgemessen: vierzehn Schritte. Auf dem Rückweg waren es neunzehn. Sie hat lange Beine, daran liegt es nicht.',
      'TAG 11. Wir haben abgestimmt, nicht mehr über Funk zu sprechen. Drei dafür, vier dagegen. Wir sind zu sechst.',
      'Küchenliste: Zwiebeln, Batterien, Batterien, Batterien. Darunter in meiner Schrift: „Komm in den Gang.“ Das habe ich nicht geschrieben.',
    ],
    [
      'LABORBUCH. Das Eis gibt Schall zurück, den wir ihm vor Wochen gegeben haben. Verzögerung: 41 Tage. Das erklärt die Stimmen. Nicht erklärt: dass sie antworten.',
      'LABORBUCH. Versuch: Ich frage in die Bohrung, wie spät es ist. Antwort, in meiner Stimme: „Später, als du denkst.“ Humor hat es also.',
      'Halm an alle: Leuchtpatronen sind für den Notfall. Ein Notfall ist nicht, dass einem jemand „Gute Nacht“ sagt.',
    ],
    [
      'Du bist schon einmal hier gewesen. Zähl die Fenster.\n(Die Schrift ist deine.)',
      'TAG 30. Der Gang ist jetzt so lang, dass Yusra einen Schlitten nimmt. Sie singt dabei. Der Gang singt die zweite Stimme, und zwar gut.',
      'TAG 33. Wir gehen. Alle sechs. Oder sieben, wir haben aufgehört zu zählen. Der Sender bleibt an, damit es sich nicht allein fühlt.',
    ],
    [
      'FUNKRAUM. Es wollte nie jemanden holen. Es wollte, dass jemand bleibt. Das ist ein Unterschied, aber nachts ein kleiner.',
      'Anleitung, an den Sender geklebt: 1. Einschalten. 2. Sagen, dass du jetzt gehst. 3. Wirklich gehen. Punkt 3 hat bisher niemand geschafft.',
      'An die Ablösung: Wenn dich am Ende deine Stimme fragt, wie es war, sag ruhig die Wahrheit. Es merkt sich, wer freundlich war.',
    ],
  ],
  en: [
    [
      'DAY 1. If you are reading this you are the relief. Coffee is in the second locker. Please do not answer anybody who calls you and whom you cannot see.\nHalm, in charge',
      'DAY 3. Another call from Station Zero. We ARE Station Zero. The speaker sounded like Yusra, but Yusra sat beside me, chopping onions.',
      'Note on a locker: light helps. It stops when you shine at it. You should not blink then, though.',
    ],
    [
      'DAY 9. Yusra measured the corridor: fourteen paces. On the way back it was nineteen. She has long legs; that is not it.',
      'DAY 11. We voted on whether to stop using the radio. Three for, four against. There are six of us.',
      'Kitchen list: onions, batteries, batteries, batteries. Below, in my own hand: “Come into the corridor.” I did not write that.',
    ],
    [
      'LAB BOOK. The ice gives back sound that we gave it weeks ago. Delay: 41 days. That explains the voices. Not explained: that they answer.',
      'LAB BOOK. Test: I ask the borehole what time it is. Reply, in my voice: “Later than you think.” So it has a sense of humour.',
      'Halm to all: flares are for emergencies. Somebody wishing you good night is not an emergency.',
    ],
    [
      'You have been here before. Count the windows.\n(The handwriting is yours.)',
      'DAY 30. The corridor is so long now that Yusra takes a sledge. She sings on the way. The corridor sings the second part, and well.',
      'DAY 33. We are leaving. All six. Or seven; we stopped counting. The transmitter stays on so that it does not feel alone.',
    ],
    [
      'RADIO ROOM. It never wanted to take anybody. It wanted somebody to stay. That is a difference, though a small one at night.',
      'Instructions taped to the transmitter: 1. Switch on. 2. Say that you are leaving. 3. Really leave. Nobody has managed 3 so far.',
      'To the relief: if your own voice asks you at the end how it was, tell the truth. It remembers who was kind.',
    ],
  ],
}
