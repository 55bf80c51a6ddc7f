/** What the queen stage shows, scene by scene. */

/** `from` is the time of the stage with which a scene begins. */
export type StageScene =
  | { type: 'start' | 'standing' | 'result' | 'points' }
  | { type: 'road'; pass: number; from: number; focus: number; isAttack: boolean }
