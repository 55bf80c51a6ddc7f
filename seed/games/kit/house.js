/** Messages to and from the page that frames the game; their shapes stand in ../README.md. */
const PROTOCOL = 1

export function openHouse(frame = window) {
  const hearers = new Map()
  const isFramed = frame.parent !== frame
  frame.addEventListener('message', ({ source, data }) => {
    if (!isFramed || source !== frame.parent || data?.quintet !== PROTOCOL) return
    hearers.get(data.type)?.(data)
  })
  return {
    // The frame has an opaque origin and does not know the page's; what it tells is no secret.
    tell: (message) => isFramed && frame.parent.postMessage({ quintet: PROTOCOL, ...message }, '*'),
    hear: (type, act) => hearers.set(type, act),
  }
}
