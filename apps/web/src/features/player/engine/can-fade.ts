let answer: boolean | undefined

/** True if script can set an element's volume: on iOS only the device can. */
export function canFade(): boolean {
  if (answer === undefined) {
    const probe = document.createElement('audio')
    probe.volume = 0.5
    answer = probe.volume === 0.5
  }
  return answer
}
