/** The kit's words. A game brings its own in the same two languages. */
import { roundTexts } from './rounds.js'

const TEXTS = {
  de: {
    play: 'Spielen',
    goOn: 'Weiter',
    again: 'Noch einmal',
    menu: 'Zum Anfang',
    pause: 'Pause',
    sound: 'Ton',
    done: 'Geschafft!',
    over: 'Das war nichts.',
    won: 'Alles geschafft!',
    score: 'Punkte',
    best: 'Bestes',
    control: 'Taste',
    pad: (buttons) => `Gamepad: ${buttons.join(', ')}`,
    padButtons: {
      arrows: 'Steuerkreuz statt Pfeile',
      a: 'A statt Leertaste',
      b: 'X wie X',
      c: 'B statt C',
      start: 'Start hält an',
    },
  },
  en: {
    play: 'Play',
    goOn: 'Resume',
    again: 'Once more',
    menu: 'Back to the start',
    pause: 'Pause',
    sound: 'Sound',
    done: 'Done!',
    over: 'Not this time.',
    won: 'You did it all!',
    score: 'Points',
    best: 'Best',
    control: 'Button',
    pad: (buttons) => `Gamepad: ${buttons.join(', ')}`,
    padButtons: {
      arrows: 'D-pad for arrows',
      a: 'A for space',
      b: 'X for X',
      c: 'B for C',
      start: 'Start pauses',
    },
  },
}

/** German or English: by `?lang=`, else as the browser says. */
export function languageOf({ search }, { language } = {}) {
  return (new URLSearchParams(search).get('lang') ?? language ?? 'de').startsWith('de') ? 'de' : 'en'
}

/** The kit's texts and the game's own over them. */
export const textsOf = (game, language) => ({
  ...TEXTS[language],
  ...roundTexts(game.round ?? 'round', language),
  ...game.texts?.[language],
})
