/** The scenes of the queen stage. */

/** `from` is the time of the stage at which a scene begins. */
export type StageScene =
  | { type: 'start' | 'standing' | 'result' | 'points' }
  | { type: 'road'; pass: number; from: number; focus: number; isAttack: boolean }
