/** Saves, kept by the page that frames the game. Without an answer within a second the game goes on without them. */
export const SAVE_VERSION = 1
const ANSWER_MS = 1000

/** `house` posts to the page around and hears it; see house.js. */
export function openSaves(house, { later = (act, ms) => void setTimeout(() => act(), ms) } = {}) {
  let waiting = null
  let isSaving = false
  let latest = null
  let hearNewer = () => {}

  function ask(message) {
    return new Promise((resolve) => {
      const end = (answer) => {
        if (waiting?.end === end) waiting = null
        resolve(answer)
      }
      waiting = { type: message.type, end }
      later(() => end(null), ANSWER_MS)
      house.tell(message)
    })
  }
  const isWaitingFor = (type) => waiting?.type === type

  house.hear('loaded', ({ text }) => {
    const state = typeof text === 'string' ? parse(text) : null
    if (isWaitingFor('load')) waiting.end({ state })
    // Late, or another device has played on meanwhile.
    else if (state) hearNewer(state)
  })
  house.hear('saved', () => isWaitingFor('save') && waiting.end({ isKept: true }))
  house.hear('not-saved', () => isWaitingFor('save') && waiting.end({ isKept: false }))

  return {
    /** What was saved last, or null. */
    async load() {
      const answer = await ask({ type: 'load' })
      return answer?.state ?? null
    },
    /** `act` is given what the page knows and this game does not. */
    onNewer(act) {
      hearNewer = act
    },
    /** True once the page has kept it. While one save is under way only the newest of the next ones is sent. */
    async save(state) {
      latest = JSON.stringify({ version: SAVE_VERSION, state })
      if (isSaving) return false
      isSaving = true
      let answer = null
      while (latest !== null) {
        const text = latest
        latest = null
        answer = await ask({ type: 'save', text })
      }
      isSaving = false
      return answer?.isKept ?? false
    },
  }
}

// Saves travel through an account: an older game's, or a broken one, is no reason to stop.
function parse(text) {
  try {
    const { version, state } = JSON.parse(text)
    return version === SAVE_VERSION && typeof state === 'object' ? state : null
  } catch {
    return null
  }
}
