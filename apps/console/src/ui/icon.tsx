import type { IconNode } from 'lucide'
import { createElement } from 'react'

/** A decorative icon; the name is beside it or on its button. */
export function Icon({ drawing, size = 18 }: { drawing: IconNode; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {drawing.map(([shape, attributes], index) => createElement(shape, { key: index, ...attributes }))}
    </svg>
  )
}
