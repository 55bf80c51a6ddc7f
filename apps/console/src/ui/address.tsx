import { Fragment } from 'react'

/** An e-mail address that takes a second line after its @ or a dot, if at all. */
export function Address({ of }: { of: string }) {
  return of.split(/(?<=[@.])/).map((part, place) => (
    <Fragment key={place}>
      {place > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}
