import { Bell, BellRing } from 'lucide'
import { reminderTexts } from '../../texts/reminder.ts'
import { useTextsOf } from '../../texts/use-texts.ts'
import { Button, IconButton } from '../../ui/button/button.tsx'
import { useReminder } from './use-reminder.ts'

/** Sets a reminder for an event before it starts, on its page. @spec decisions 12.4 */
export function ReminderButton({ contentId }: { contentId: number }) {
  const words = useTextsOf(reminderTexts)
  const { isSet, toggle } = useReminder(contentId)
  return (
    <Button
      look="light"
      isLarge
      icon={isSet ? BellRing : Bell}
      aria-pressed={isSet}
      title={words.hint}
      onClick={toggle}
    >
      {isSet ? words.added : words.add}
    </Button>
  )
}

type BellProps = { contentId: number; title: string; className?: string | undefined }

/** The same as an icon, where there is no room for text. */
export function ReminderBell({ contentId, title, className }: BellProps) {
  const words = useTextsOf(reminderTexts)
  const { isSet, toggle } = useReminder(contentId)
  return (
    <IconButton
      className={className}
      icon={isSet ? BellRing : Bell}
      label={words.addOf(title)}
      aria-pressed={isSet}
      onClick={toggle}
    />
  )
}
