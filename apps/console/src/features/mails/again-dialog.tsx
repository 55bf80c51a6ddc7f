import { type MailLine, sendMailAgain } from '@quintet/contracts/operator/mails'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { useTexts } from '../../texts/language.tsx'
import { ReasonDialog } from '../../ui/reason-dialog.tsx'
import { useToast } from '../../ui/toast.tsx'

type AgainProps = { mail: Pick<MailLine, 'id' | 'kind' | 'recipient'>; onClose: () => void }

/** Sends a mail once more, with a reason. @spec decisions 13.27 */
export function AgainDialog({ mail: { id, kind, recipient }, onClose }: AgainProps) {
  const { mails: words } = useTexts()
  const queryClient = useQueryClient()
  const toast = useToast()
  return (
    <ReasonDialog
      title={words.again}
      about={[kind && words.kinds[kind], recipient].filter(Boolean).join(', ')}
      lead={words.againLead}
      submit={words.again}
      act={(reason) => call(sendMailAgain, { params: { id }, body: { reason } })}
      onDone={() => {
        onClose()
        toast(words.sentAgain)
        for (const queryKey of [['mails'], ['member']]) void queryClient.invalidateQueries({ queryKey })
      }}
      onClose={onClose}
    />
  )
}
