/** The storage key of unsent positions; separate, so that a page can check it without loading the code that sends them. */
export const KEPT_POSITIONS = 'player:kept-positions'
