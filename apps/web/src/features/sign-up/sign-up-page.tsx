export function SignUpPage({ to }: { to: string }) {
  return <p>{to}</p>
}
