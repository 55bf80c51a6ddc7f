/** The kit's words. A game brings its own in the same two languages. */
const TEXTS = {
  de: {
    play: 'Spielen',
    goOn: 'Weiter',
    nextLevel: 'Nächste Runde',
    again: 'Noch einmal',
    menu: 'Zum Anfang',
    pause: 'Pause',
    sound: 'Ton',
    level: 'Runde',
    done: 'Geschafft!',
    over: 'Das war nichts.',
    won: 'Alles geschafft!',
    score: 'Punkte',
    best: 'Bestes',
    earlier: 'Frühere Runde',
    later: 'Spätere Runde',
    control: 'Taste',
  },
  en: {
    play: 'Play',
    goOn: 'Go on',
    nextLevel: 'Next round',
    again: 'Once more',
    menu: 'Back to the start',
    pause: 'Pause',
    sound: 'Sound',
    level: 'Round',
    done: 'Done!',
    over: 'Not this time.',
    won: 'You did it all!',
    score: 'Points',
    best: 'Best',
    earlier: 'Earlier round',
    later: 'Later round',
    control: 'Button',
  },
}

/** German or English: by `?lang=`, else as the browser says. */
export function languageOf({ search }, { language } = {}) {
  return (new URLSearchParams(search).get('lang') ?? language ?? 'de').startsWith('de') ? 'de' : 'en'
}

/** The kit's texts and the game's own over them. */
export const textsOf = (game, language) => ({ ...TEXTS[language], ...game.texts?.[language] })
