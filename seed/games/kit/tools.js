import { findPad } from './input.js'

/** What a game may use besides the input: chance, sounds, words, and what it keeps. `chance` is set anew for each round. */
export function createTools({ language, texts, view, page, sound, progress }) {
  return {
    language,
    texts,
    view,
    chance: null,
    isStill: matchMedia('(prefers-reduced-motion: reduce)').matches,
    play: sound.play,
    setPace: sound.setPace,
    hasPad: () => findPad() !== null,
    say: page.say,
    announce: page.announce,
    get kept() {
      return progress.kept
    },
    keep: progress.keep,
  }
}
