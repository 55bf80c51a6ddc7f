/** Steps of one length, whatever the screen's rate: a game plays the same at 30 and at 144 pictures a second. */
export const STEP_SECONDS = 1 / 60
// After a pause of the browser a game goes on; it does not catch up.
const LONGEST_FRAME_SECONDS = 0.1

/** `update` is called once a step, `draw` once a frame. Nothing moves until `run`. */
export function createLoop({ update, draw }) {
  let owed = 0
  let last = null
  let isRunning = false
  return {
    run() {
      isRunning = true
      last = null
    },
    rest() {
      isRunning = false
      owed = 0
    },
    /** A frame of the browser; `now` in milliseconds. */
    frame(now) {
      if (isRunning && last !== null) {
        owed += Math.min(LONGEST_FRAME_SECONDS, (now - last) / 1000)
        // A tenth of a step is forgiven, so that a 60 Hz screen gets one step a frame.
        while (owed > STEP_SECONDS * 0.9) {
          owed -= STEP_SECONDS
          update()
        }
      }
      last = now
      draw()
    },
    /** Plays `count` steps at once, running or not: for scripts. */
    step(count = 1) {
      for (let n = 0; n < count; n++) update()
    },
  }
}
