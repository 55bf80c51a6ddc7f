/** The page an invitation link opens: sets up the authenticator app and the password, then logs in. */
import { acceptInvitation, readInvitation, type Invitation } from '@quintet/contracts/operator/session'
import { OPERATOR_PASSWORD_MIN_LENGTH } from '@quintet/domain/operation/operator'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { call } from '../../api/call.ts'
import { meQuery } from '../../api/queries.ts'
import { followClock } from '../../api/service-clock.ts'
import { useTexts } from '../../texts/language.tsx'
import { Button } from '../../ui/button.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Failure, wordsOf } from '../../ui/failure.tsx'
import { CodeField, codeOf } from '../../ui/code-field.tsx'
import { Field } from '../../ui/field.tsx'
import { textOf } from '../../ui/form-text.ts'
import form from '../../ui/form.module.css'
import { Gate } from '../../ui/gate.tsx'
import { QrCode } from './qr-code.tsx'
import styles from './welcome-page.module.css'

export function WelcomePage() {
  const texts = useTexts()
  // In the fragment, so that it reaches no server and no log.
  const token = location.hash.slice(1)
  const invitation = useQuery({
    queryKey: ['invitation', token],
    queryFn: () => call(readInvitation, { body: { token } }),
    enabled: token !== '',
    staleTime: Infinity,
  })
  if (token === '') return <Gate title={texts.welcome.title} lead={texts.welcome.noLink} />
  if (invitation.error) return <Gate title={texts.welcome.title} lead={wordsOf(invitation.error, texts)} />
  if (!invitation.data) return <Gate title={texts.welcome.title} lead={texts.common.loading} />
  return <Invited invitation={invitation.data} token={token} />
}

function Invited({ invitation, token }: { invitation: Invitation; token: string }) {
  const texts = useTexts()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const joining = useMutation({
    mutationFn: (data: FormData) =>
      call(acceptInvitation, {
        body: {
          token,
          password: textOf(data, 'password'),
          code: codeOf(data),
        },
      }),
    async onSuccess(me) {
      followClock(me.now)
      queryClient.setQueryData(meQuery.queryKey, me)
      await navigate({ to: '/', hash: '' })
    },
  })
  return (
    <Gate
      title={texts.welcome.title}
      lead={texts.welcome.lead(invitation.email, texts.roles[invitation.role])}
    >
      <form
        className={form.form}
        onSubmit={(event) => {
          event.preventDefault()
          joining.mutate(new FormData(event.currentTarget))
        }}
      >
        <p>{texts.welcome.scan}</p>
        <QrCode text={invitation.uri} />
        <div className={styles.secret}>
          <p>
            {texts.welcome.onPhone} <a href={invitation.uri}>{texts.welcome.openApp}</a>
          </p>
          <p>{texts.welcome.type}</p>
          <code>{invitation.secret.match(/.{1,4}/g)?.join(' ')}</code>
          <CopyButton text={invitation.secret} label={texts.welcome.copyKey} />
        </div>
        <input type="hidden" name="email" autoComplete="username" value={invitation.email} readOnly />
        <Field
          label={texts.welcome.password}
          hint={texts.welcome.passwordHint(OPERATOR_PASSWORD_MIN_LENGTH)}
          name="password"
          type="password"
          autoComplete="new-password"
          minLength={OPERATOR_PASSWORD_MIN_LENGTH}
          required
        />
        <CodeField />
        <Failure error={joining.error} />
        <Button type="submit" look="primary" isBusy={joining.isPending}>
          {texts.welcome.submit}
        </Button>
      </form>
    </Gate>
  )
}
