/** Chooses the crop of a picture: a frame of the given shape, dragged over it or moved by sliders. */
import { cropOf, type Cut, type PictureShape, ZOOM_MAX } from '@quintet/domain/catalogue/artwork'
import type { PointerEvent } from 'react'
import { useTexts } from '../../../texts/language.tsx'
import styles from './artwork.module.css'

export type Size = { width: number; height: number }

type CutFieldProps = {
  address: string
  shape: PictureShape
  cut: Cut
  /** Null until the picture has loaded. */
  size: Size | null
  onSize: (size: Size) => void
  onFault: () => void
  onCut: (cut: Cut) => void
}

export function CutField({ address, shape, cut, size, onSize, onFault, onCut }: CutFieldProps) {
  const { artwork: words } = useTexts()
  const crop = size && cropOf(size, shape, cut)
  const percent = (share: number) => `${share * 100}%`
  return (
    <fieldset className={styles.cut}>
      <legend className="visually-hidden">{words.cut}</legend>
      <div className={styles.whole} onPointerDown={grab} onPointerMove={(event) => onCut(moved(event, cut))}>
        <img
          src={address}
          alt=""
          draggable={false}
          onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
            onSize({ width, height })
          }
          onError={onFault}
        />
        {crop && (
          <div
            className={styles.frame}
            style={{
              left: percent(crop.left),
              top: percent(crop.top),
              width: percent(crop.width),
              height: percent(crop.height),
            }}
          />
        )}
      </div>
      <p className={styles.drag}>{words.drag}</p>
      <Slider label={words.across} value={cut.x} least={0} most={1} onMove={(x) => onCut({ ...cut, x })} />
      <Slider label={words.down} value={cut.y} least={0} most={1} onMove={(y) => onCut({ ...cut, y })} />
      <Slider
        label={words.zoom}
        value={cut.zoom}
        least={1}
        most={ZOOM_MAX}
        onMove={(zoom) => onCut({ ...cut, zoom })}
      />
    </fieldset>
  )
}

function grab(event: PointerEvent<HTMLElement>): void {
  event.preventDefault()
  event.currentTarget.setPointerCapture(event.pointerId)
}

/** Returns the crop centred on the pointer while its button is held. */
function moved({ currentTarget, buttons, clientX, clientY }: PointerEvent<HTMLElement>, cut: Cut): Cut {
  if (buttons !== 1) return cut
  const { left, top, width, height } = currentTarget.getBoundingClientRect()
  const share = (at: number, of: number) => Math.min(Math.max(at / of, 0), 1)
  return { ...cut, x: share(clientX - left, width), y: share(clientY - top, height) }
}

type SliderProps = {
  label: string
  value: number
  least: number
  most: number
  onMove: (value: number) => void
}

function Slider({ label, value, least, most, onMove }: SliderProps) {
  return (
    <label className={styles.slider}>
      <span>{label}</span>
      <input
        type="range"
        min={least}
        max={most}
        step={0.01}
        value={value}
        onChange={({ target }) => onMove(target.valueAsNumber)}
      />
    </label>
  )
}
