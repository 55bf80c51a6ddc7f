/** The page an invitation link opens: sets up a passkey, or a password and an authenticator app, then logs in. */
import {
  acceptInvitation,
  type Invitation,
  type Operator,
  readInvitation,
} from '@quintet/contracts/operator/session'
import { OPERATOR_PASSWORD_MIN_LENGTH } from '@quintet/domain/operation/operator'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { KeyRound } from 'lucide'
import { call } from '../../api/call.ts'
import { hasPasskeys, joinWithPasskey } from '../../api/passkeys.ts'
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
import { Icon } from '../../ui/icon.tsx'
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

type InvitedProps = { invitation: Invitation; token: string }

function Invited({ invitation, token }: InvitedProps) {
  const texts = useTexts()
  const isPossible = hasPasskeys()
  return (
    <Gate
      title={texts.welcome.title}
      lead={texts.welcome.lead(invitation.email, texts.roles[invitation.role])}
    >
      {isPossible && <JoinByPasskey token={token} />}
      <JoinByPassword invitation={invitation} token={token} isOther={isPossible} />
    </Gate>
  )
}

function useJoined() {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  return async (me: Operator) => {
    followClock(me.now)
    queryClient.setQueryData(meQuery.queryKey, me)
    await navigate({ to: '/', hash: '' })
  }
}

function JoinByPasskey({ token }: { token: string }) {
  const { welcome, logIn } = useTexts()
  const joining = useMutation({
    mutationFn: () => joinWithPasskey(token, welcome.firstPasskey),
    onSuccess: useJoined(),
  })
  return (
    <div className={form.form}>
      <p>{welcome.withPasskey}</p>
      <Failure error={joining.error} />
      <Button look="primary" isBusy={joining.isPending} onClick={() => joining.mutate()}>
        <Icon drawing={KeyRound} />
        {welcome.byPasskey}
      </Button>
      <p className={form.or}>{logIn.or}</p>
    </div>
  )
}

function JoinByPassword({ invitation, token, isOther }: InvitedProps & { isOther: boolean }) {
  const texts = useTexts()
  const joining = useMutation({
    mutationFn: (data: FormData) =>
      call(acceptInvitation, {
        body: {
          token,
          password: textOf(data, 'password'),
          code: codeOf(data),
        },
      }),
    onSuccess: useJoined(),
  })
  return (
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
      <Button type="submit" look={isOther ? 'quiet' : 'primary'} isBusy={joining.isPending}>
        {texts.welcome.submit}
      </Button>
    </form>
  )
}
