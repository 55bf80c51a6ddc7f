let answer: boolean | undefined

/** Whether an element's volume can be set here: on iOS it is the device's alone. */
export function canFade(): boolean {
  if (answer === undefined) {
    const probe = document.createElement('audio')
    probe.volume = 0.5
    answer = probe.volume === 0.5
  }
  return answer
}
