import { useEffect, useRef, useState } from 'react'

/** Keeps the current line in the middle of the list until the user scrolls; `toLine` resumes following. */
export function useFollowing(lineAt: number, isOn: boolean) {
  const list = useRef<HTMLDivElement>(null)
  const [isLoose, setLoose] = useState(false)
  const follows = isOn && !isLoose
  useEffect(() => {
    const box = list.current
    if (!box || !follows) return
    const line = box.querySelectorAll<HTMLElement>('li')[Math.max(0, lineAt)]
    if (!line) return
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
    box.scrollTo({
      top: line.offsetTop - (box.clientHeight - line.offsetHeight) / 2,
      behavior: isCalm ? 'auto' : 'smooth',
    })
  }, [lineAt, follows])
  const loosen = () => isOn && setLoose(true)
  return {
    isLoose: isOn && isLoose,
    toLine: () => setLoose(false),
    box: { ref: list, onWheel: loosen, onTouchMove: loosen },
  }
}
