/** What a round is called, by `game.round`: its name, the next one, an earlier one, a later one. */
const NAMES = {
  de: {
    round: ['Runde', 'Nächste Runde', 'Frühere Runde', 'Spätere Runde'],
    chamber: ['Grab', 'Nächstes Grab', 'Früheres Grab', 'Späteres Grab'],
    day: ['Tag', 'Nächster Tag', 'Früherer Tag', 'Späterer Tag'],
    deck: ['Deck', 'Nächstes Deck', 'Früheres Deck', 'Späteres Deck'],
    figure: ['Figur', 'Nächste Figur', 'Frühere Figur', 'Spätere Figur'],
    floor: ['Etage', 'Nächste Etage', 'Frühere Etage', 'Spätere Etage'],
    island: ['Insel', 'Nächste Insel', 'Frühere Insel', 'Spätere Insel'],
    night: ['Nacht', 'Nächste Nacht', 'Frühere Nacht', 'Spätere Nacht'],
    route: ['Route', 'Nächste Route', 'Frühere Route', 'Spätere Route'],
    race: ['Rennen', 'Nächstes Rennen', 'Früheres Rennen', 'Späteres Rennen'],
    stage: ['Etappe', 'Nächste Etappe', 'Frühere Etappe', 'Spätere Etappe'],
    wall: ['Wand', 'Nächste Wand', 'Frühere Wand', 'Spätere Wand'],
  },
  en: {
    round: ['Round', 'Next round', 'Earlier round', 'Later round'],
    chamber: ['Tomb', 'Next tomb', 'Earlier tomb', 'Later tomb'],
    day: ['Day', 'Next day', 'Earlier day', 'Later day'],
    deck: ['Deck', 'Next deck', 'Earlier deck', 'Later deck'],
    figure: ['Figure', 'Next figure', 'Earlier figure', 'Later figure'],
    floor: ['Floor', 'Next floor', 'Earlier floor', 'Later floor'],
    island: ['Island', 'Next island', 'Earlier island', 'Later island'],
    night: ['Night', 'Next night', 'Earlier night', 'Later night'],
    route: ['Route', 'Next route', 'Earlier route', 'Later route'],
    race: ['Race', 'Next race', 'Earlier race', 'Later race'],
    stage: ['Stage', 'Next stage', 'Earlier stage', 'Later stage'],
    wall: ['Wall', 'Next wall', 'Earlier wall', 'Later wall'],
  },
}

export function roundTexts(kind, language) {
  const [level, nextLevel, earlier, later] = NAMES[language][kind]
  return { level, nextLevel, earlier, later }
}
