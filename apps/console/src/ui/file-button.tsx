import { type ReactNode, useRef } from 'react'
import { Button } from './button.tsx'

type FileButtonProps = {
  /** The `accept` of a file input: `.srt,video/*`. */
  accept: string
  isBusy: boolean
  children: ReactNode
} & ({ onPick: (file: File) => void } | { onPickAll: (files: readonly File[]) => void })

/** Lets the user choose a file, or several, even the same ones again. */
export function FileButton({ accept, isBusy, children, ...on }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={accept}
        multiple={'onPickAll' in on}
        hidden
        onChange={({ target }) => {
          const files = [...(target.files ?? [])]
          const [first] = files
          if ('onPickAll' in on) on.onPickAll(files)
          else if (first) on.onPick(first)
          target.value = ''
        }}
      />
      <Button isBusy={isBusy} onClick={() => input.current?.click()}>
        {children}
      </Button>
    </>
  )
}
