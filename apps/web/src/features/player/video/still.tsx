import { useEffect, useRef } from 'react'
import styles from './video-stage.module.css'

const WIDTH = 160
const HEIGHT = 90
/** Each doubling of its size smooths the picture once more, so that its few pixels do not show. */
const SIZES = [1 / 8, 1 / 4, 1 / 2, 1]

/**
 * A title's placeholder picture behind the film until its first frame. It is smoothed on a small canvas: a CSS blur over the whole window
 * delays the first frame by 70 ms where there is no graphics card.
 */
export function Still({ tiny }: { tiny: string }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const picture = new Image()
    picture.addEventListener('load', () => canvas.current && drawSmoothly(canvas.current, picture))
    picture.src = tiny
  }, [tiny])
  return (
    <canvas
      ref={canvas}
      className={styles.still}
      width={WIDTH}
      height={HEIGHT}
      data-still=""
      aria-hidden="true"
    />
  )
}

type Drawn = { image: CanvasImageSource; width: number; height: number }

function drawSmoothly(canvas: HTMLCanvasElement, picture: HTMLImageElement): void {
  const context = canvas.getContext('2d')
  let from: Drawn = { image: picture, width: picture.naturalWidth, height: picture.naturalHeight }
  for (const size of SIZES) {
    const to: Drawn = { image: canvas, width: WIDTH * size, height: HEIGHT * size }
    context?.drawImage(from.image, 0, 0, from.width, from.height, 0, 0, to.width, to.height)
    from = to
  }
}
