import { DemonstrationLine } from './demonstration-line.tsx'
import { DrawingLine } from './drawing-line.tsx'

/** What every page says about the service itself, below everything else. */
export function ServiceLines() {
  return (
    <>
      <DrawingLine />
      <DemonstrationLine />
    </>
  )
}
