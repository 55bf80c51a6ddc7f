/** Adds or removes a passkey; both require the password to be proved again. */
import { type Passkey, removePasskey } from '@quintet/contracts/operator/passkeys'
import { PASSKEY_NAME_MAX_LENGTH } from '@quintet/domain/operation/operator'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { makePasskey } from '../../api/passkeys.ts'
import { passkeysQuery } from '../../api/queries.ts'
import { useTexts } from '../../texts/language.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { textOf } from '../../ui/form-text.ts'
import { ProvenForm } from '../../ui/proven-form.tsx'
import { useToast } from '../../ui/toast.tsx'

export type Asked = 'add' | Passkey

export function PasskeyDialog({ asked, onClose }: { asked: Asked; onClose: () => void }) {
  const { account: words } = useTexts()
  const toast = useToast()
  const queryClient = useQueryClient()
  const form = {
    proofLead: words.proof,
    onClose,
    onDone() {
      onClose()
      toast(asked === 'add' ? words.added : words.removed)
      void queryClient.invalidateQueries({ queryKey: passkeysQuery.queryKey })
    },
  }
  if (asked === 'add')
    return (
      <Dialog title={words.add} lead={words.addLead} onClose={onClose}>
        <ProvenForm {...form} submit={words.add} act={(data) => makePasskey(textOf(data, 'name'))}>
          <Field
            label={words.name}
            hint={words.nameHint}
            name="name"
            maxLength={PASSKEY_NAME_MAX_LENGTH}
            autoComplete="off"
            required
          />
        </ProvenForm>
      </Dialog>
    )
  const remove = () => call(removePasskey, { params: { id: asked.id } })
  return (
    <Dialog title={words.removeNamed(asked.name)} lead={words.removeLead} onClose={onClose}>
      <ProvenForm {...form} submit={words.remove} isDangerous act={remove} />
    </Dialog>
  )
}
