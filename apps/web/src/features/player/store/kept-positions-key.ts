/** Where positions wait that did not arrive; apart, so that a page looks there without loading what sends them. */
export const KEPT_POSITIONS = 'player:kept-positions'
