import { type ReactNode, useRef } from 'react'
import { Button } from './button.tsx'

type FileButtonProps = {
  /** The `accept` of a file input: `.srt,video/*`. */
  accept: string
  isBusy: boolean
  onPick: (file: File) => void
  children: ReactNode
}

/** Lets the user choose a file, even the same one again. */
export function FileButton({ accept, isBusy, onPick, children }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={accept}
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) onPick(file)
          target.value = ''
        }}
      />
      <Button isBusy={isBusy} onClick={() => input.current?.click()}>
        {children}
      </Button>
    </>
  )
}
