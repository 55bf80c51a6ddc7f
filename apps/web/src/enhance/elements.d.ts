import type { DetailedHTMLProps, HTMLAttributes } from 'react'

type PlainElement = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> & {
  class?: string | undefined
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'quintet-header': PlainElement
      'quintet-row': PlainElement
      'quintet-accordion': PlainElement
      'quintet-drawing': PlainElement
      'quintet-offline': PlainElement
    }
  }
}
