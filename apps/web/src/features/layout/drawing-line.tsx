import { readDemoDrawing } from '@quintet/contracts/system'
import { API_BASE } from '../../api/call.ts'
import { useSite } from '../../api/asker.ts'
import { serviceLinesTexts } from '../../texts/service-lines.ts'
import { useTextsOf } from '../../texts/use-texts.ts'
import { IconButton } from '../../ui/button/button.tsx'
import styles from './drawing-line.module.css'

/**
 * A slim line while the first start creates the demo catalogue; its custom element updates the count and removes the line.
 * @spec decisions 7.1
 */
export function DrawingLine() {
  const { demoDrawing } = useSite()
  const { drawing } = useTextsOf(serviceLinesTexts)
  if (demoDrawing === null) return null
  const { drawn, total } = demoDrawing
  const [before, after] = drawing.words(total)
  return (
    <quintet-drawing class={styles.line} data-address={API_BASE + readDemoDrawing.path}>
      <p>
        {before}
        {/* The element may have updated the count before hydration. */}
        <span data-drawn="" suppressHydrationWarning>
          {drawn}
        </span>
        {after}
      </p>
      <progress value={drawn / total} aria-label={drawing.label} suppressHydrationWarning />
      <IconButton icon="close" size={16} label={drawing.hide} data-dismiss="" />
    </quintet-drawing>
  )
}
