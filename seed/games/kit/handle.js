/** For scripts: what is seen, and a hand on the controls. */
export function createHandle({ levels }, { session, input, menu, sound, view, language }) {
  const { now, isPlaying } = session
  return {
    get state() {
      const { screen, world } = now()
      return { screen, world, language, sound: sound.state() }
    },
    get score() {
      return now().world.score
    },
    get level() {
      return now().level
    },
    levels,
    get isOver() {
      return ['over', 'done', 'won'].includes(now().screen)
    },
    get isWon() {
      return ['done', 'won'].includes(now().screen)
    },
    view,
    /** Opens a round, also one that is not reached yet. */
    open: session.play,
    step: session.step,
    /** Plays on with a robot's hands: `count` steps, or to the end of the round. */
    play(robot, count) {
      for (let n = 0; n < count; n++) {
        if (!isPlaying()) return
        session.stepWith(robot)
      }
    },
    press: (control) => (isPlaying() ? input.press(control) : menu.choose()),
    release: (control) => input.release(control),
    point: input.point,
  }
}
