import styles from './choices.module.css'

type Choice<V extends string> = { value: V; name: string; text?: string | undefined }

type ChoicesProps<V extends string> = {
  /** The field's name. */
  name: string
  /** The group's label, if there is no visible heading. */
  label?: string | undefined
  choices: readonly Choice<V>[]
  chosen: V
  onChoose: (value: V) => void
}

/** A few options as radio buttons, each with a name and a line of explanation. */
export function Choices<V extends string>({ name, label, choices, chosen, onChoose }: ChoicesProps<V>) {
  return (
    <div className={styles.choices} role="radiogroup" aria-label={label}>
      {choices.map(({ value, name: title, text }) => (
        <label key={value} className={styles.choice}>
          <input
            type="radio"
            name={name}
            value={value}
            checked={chosen === value}
            onChange={() => onChoose(value)}
            className={styles.radio}
          />
          <span className={styles.name}>{title}</span>
          {text !== undefined && <span className={styles.text}>{text}</span>}
        </label>
      ))}
    </div>
  )
}
