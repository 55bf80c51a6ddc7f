/** Logs in by passkey, or by password and code in one form. */
import { logIn, type Operator } from '@quintet/contracts/operator/session'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { KeyRound } from 'lucide'
import { call } from '../../api/call.ts'
import { enterByPasskey, hasPasskeys } from '../../api/passkeys.ts'
import { meQuery } from '../../api/queries.ts'
import { followClock } from '../../api/service-clock.ts'
import { useTexts } from '../../texts/language.tsx'
import { Button } from '../../ui/button.tsx'
import { CodeField, codeOf } from '../../ui/code-field.tsx'
import { Failure } from '../../ui/failure.tsx'
import { Field } from '../../ui/field.tsx'
import { textOf } from '../../ui/form-text.ts'
import form from '../../ui/form.module.css'
import { Gate } from '../../ui/gate.tsx'
import { Icon } from '../../ui/icon.tsx'
import { hasEnded, takePlaceOf } from '../../ui/visits.ts'

export function LogInPage() {
  const texts = useTexts()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const enter = {
    async onSuccess(me: Operator) {
      followClock(me.now)
      queryClient.setQueryData(meQuery.queryKey, me)
      await navigate({ ...takePlaceOf(me.email), replace: true })
    },
  }
  const touching = useMutation({ mutationFn: enterByPasskey, ...enter })
  const entering = useMutation({
    mutationFn: (data: FormData) =>
      call(logIn, {
        body: {
          email: textOf(data, 'email'),
          password: textOf(data, 'password'),
          code: codeOf(data),
        },
      }),
    ...enter,
  })
  const isPossible = hasPasskeys()
  return (
    <Gate title={texts.logIn.title} lead={hasEnded() ? texts.logIn.ended : texts.logIn.lead}>
      {isPossible && (
        <div className={form.form}>
          <Failure error={touching.error} />
          <Button look="primary" isBusy={touching.isPending} onClick={() => touching.mutate()}>
            <Icon drawing={KeyRound} />
            {texts.logIn.byPasskey}
          </Button>
          <p className={form.or}>{texts.logIn.or}</p>
        </div>
      )}
      <form
        className={form.form}
        onSubmit={(event) => {
          event.preventDefault()
          entering.mutate(new FormData(event.currentTarget))
        }}
      >
        <Field label={texts.common.email} name="email" type="email" autoComplete="username" required />
        <Field
          label={texts.common.password}
          name="password"
          type="password"
          autoComplete="current-password"
          required
        />
        <CodeField />
        <Failure error={entering.error} />
        <Button type="submit" look={isPossible ? 'quiet' : 'primary'} isBusy={entering.isPending}>
          {texts.logIn.submit}
        </Button>
      </form>
    </Gate>
  )
}
