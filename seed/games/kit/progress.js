/** What a player has reached: the last round opened, the best points of each, and what the game itself keeps. */
export function createProgress(saves, levelCount) {
  let state = { reached: 1, best: {}, isMuted: false, kept: {} }
  const write = () => void saves.save(state)
  // Nothing that was reached anywhere is lost.
  function join(saved) {
    const reached = Math.min(levelCount, Math.max(state.reached, saved.reached || 1))
    const best = { ...saved.best }
    for (const [level, score] of Object.entries(state.best)) best[level] = Math.max(best[level] ?? 0, score)
    state = { ...state, ...saved, reached, best, kept: { ...saved.kept, ...state.kept } }
  }
  saves.onNewer((saved) => {
    join(saved)
    write()
  })
  return {
    async read() {
      const saved = await saves.load()
      if (saved) join(saved)
    },
    get reached() {
      return state.reached
    },
    get isMuted() {
      return state.isMuted
    },
    best: (level) => state.best[level] ?? 0,
    total: () => Object.values(state.best).reduce((sum, score) => sum + score, 0),
    get kept() {
      return state.kept
    },
    /** True where these are the best points of the round. */
    finish(level, score, isWon) {
      const isBest = score > (state.best[level] ?? 0)
      if (isBest) state.best[level] = score
      if (isWon) state.reached = Math.min(levelCount, Math.max(state.reached, level + 1))
      write()
      return isBest
    },
    keep(value) {
      state.kept = { ...state.kept, ...value }
      write()
    },
    setMuted(value) {
      state.isMuted = value
      write()
    },
  }
}
