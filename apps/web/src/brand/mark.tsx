/** The mark: five voices in one form - a ring of five strokes, the last of them steps out and makes it a Q. */
type MarkProps = { className?: string | undefined; hasColours?: boolean }

// Five arcs of 58 degrees on one circle, 14 degrees apart; the fifth starts where the tail leaves.
const STROKES = [
  { path: arc(-82, -24), colour: 'var(--movies-vivid)' },
  { path: arc(-10, 36), colour: 'var(--audiobooks-vivid)' },
  { path: arc(62, 120), colour: 'var(--music-vivid)' },
  { path: arc(134, 192), colour: 'var(--sports-vivid)' },
  { path: arc(206, 264), colour: 'var(--games-vivid)' },
]

const TAIL = 'M36.2 36.2 L44 44'

function arc(from: number, to: number): string {
  const point = (degrees: number) => {
    const radians = (degrees * Math.PI) / 180
    return `${(24 + 17 * Math.cos(radians)).toFixed(2)} ${(24 + 17 * Math.sin(radians)).toFixed(2)}`
  }
  return `M${point(from)} A17 17 0 0 1 ${point(to)}`
}

export function Mark({ className, hasColours = false }: MarkProps) {
  return (
    <svg
      className={className}
      viewBox="0 0 48 48"
      fill="none"
      strokeWidth="7.4"
      strokeLinecap="round"
      aria-hidden="true"
    >
      {STROKES.map(({ path, colour }) => (
        <path key={path} d={path} stroke={hasColours ? colour : 'currentColor'} strokeLinecap="butt" />
      ))}
      <path d={TAIL} stroke={hasColours ? 'var(--audiobooks-vivid)' : 'currentColor'} strokeLinecap="butt" />
    </svg>
  )
}
