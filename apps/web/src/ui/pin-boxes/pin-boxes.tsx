import { PIN_LENGTH } from '@quintet/domain/youth/pin'
import { useEffect, useRef } from 'react'
import { kidsTexts } from '../../texts/kids.ts'
import { useTextsOf } from '../../texts/use-texts.ts'
import styles from './pin-boxes.module.css'
import { eraseDigit, typeDigits, type PinDigits } from './pin-digits.ts'

type PinBoxesProps = {
  pin: PinDigits
  onChange: (pin: PinDigits) => void
  /** The id of its error message. */
  describedBy?: string | undefined
}

/** The four boxes of a PIN, one digit each. */
export function PinBoxes({ pin, onChange, describedBy }: PinBoxesProps) {
  const { pin: texts } = useTextsOf(kidsTexts)
  const boxes = useRef<HTMLFieldSetElement>(null)
  useEffect(() => {
    boxes.current?.querySelectorAll('input')[pin.focus]?.focus()
  }, [pin])
  return (
    <fieldset ref={boxes} className={styles.boxes} aria-describedby={describedBy}>
      <legend className="visually-hidden">{texts.label}</legend>
      {Array.from({ length: PIN_LENGTH }, (_, at) => (
        <input
          key={at}
          className={styles.box}
          type="password"
          inputMode="numeric"
          autoComplete="off"
          aria-label={texts.digit(at + 1)}
          aria-invalid={describedBy ? true : undefined}
          value={pin.digits[at]}
          onFocus={(event) => event.target.select()}
          onChange={({ target: { value } }) =>
            // If a digit is typed next to the existing one, the new one counts.
            onChange(typeDigits(pin, at, value.length > 1 ? value.replace(pin.digits[at] ?? '', '') : value))
          }
          onPaste={(event) => {
            event.preventDefault()
            onChange(typeDigits(pin, at, event.clipboardData.getData('text')))
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Backspace') return
            event.preventDefault()
            onChange(eraseDigit(pin, at))
          }}
        />
      ))}
    </fieldset>
  )
}
