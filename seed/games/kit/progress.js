/** What a player has reached: the last round opened, the best points of each, and what the game itself keeps. */
export function createProgress(saves, levelCount) {
  let state = { reached: 1, best: {}, isMuted: false, kept: {} }
  const write = () => void saves.save(state)
  return {
    async read() {
      const saved = await saves.load()
      if (saved) state = { ...state, ...saved, reached: Math.min(levelCount, saved.reached || 1) }
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
