/** Accepts files dropped anywhere on the page: outside a drop zone, the browser would open them. */
import { useEffect, useState } from 'react'
import { filesIn, type Found } from '../../api/sender.ts'

/** True while files are dragged over the page. */
export function useDropped(onFiles: (files: readonly Found[]) => void): boolean {
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    const listening = new AbortController()
    const on = (type: 'dragover' | 'dragleave' | 'drop', act: (event: DragEvent) => void) =>
      addEventListener(type, act, { signal: listening.signal })
    on('dragover', (event) => {
      if (!event.dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      setOver(true)
    })
    // Null means that the pointer left the window.
    on('dragleave', ({ relatedTarget }) => relatedTarget === null && setOver(false))
    on('drop', (event) => {
      if (!event.dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      setOver(false)
      void filesIn(event.dataTransfer.items).then(onFiles)
    })
    return () => listening.abort()
  }, [onFiles])
  return isOver
}
