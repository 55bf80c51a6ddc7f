/** The canvas in the window: the whole playing field is always seen, and what lies around it where there is room. */
const SHARPEST = 2

/**
 * `areas`: the least field that must be seen, `{ wide: [width, height], tall: [width, height] }`. The paper's units are the field's;
 * its corner is 0, 0. With `isPixelated` a unit is a pixel, drawn large.
 */
export function createScreen(canvas, { areas, isPixelated = false }) {
  const paper = canvas.getContext('2d', { alpha: false })
  if (isPixelated) canvas.style.imageRendering = 'pixelated'
  const view = { toGame: (x, y) => [x / view.scale + view.left, y / view.scale + view.top] }

  function fit() {
    const [outerWidth, outerHeight] = [Math.max(1, canvas.clientWidth), Math.max(1, canvas.clientHeight)]
    const isTall = outerHeight > outerWidth
    const [width, height] = (isTall && areas.tall) || areas.wide
    const scale = Math.min(outerWidth / width, outerHeight / height)
    const sharpness = isPixelated ? 1 / scale : Math.min(SHARPEST, devicePixelRatio || 1)
    canvas.width = Math.round(outerWidth * sharpness)
    canvas.height = Math.round(outerHeight * sharpness)
    const [left, top] = [(width - outerWidth / scale) / 2, (height - outerHeight / scale) / 2]
    Object.assign(view, { width, height, isTall, scale, sharpness, left, top })
    Object.assign(view, { right: width - left, bottom: height - top })
  }
  fit()
  addEventListener('resize', fit)
  new ResizeObserver(fit).observe(canvas)
  return {
    view,
    draw(paint) {
      const size = view.scale * view.sharpness
      paper.setTransform(size, 0, 0, size, -view.left * size, -view.top * size)
      paper.imageSmoothingEnabled = !isPixelated
      paint(paper)
    },
  }
}
