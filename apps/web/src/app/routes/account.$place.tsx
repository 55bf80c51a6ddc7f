import { createFileRoute } from '@tanstack/react-router'

/** Addresses such as `/account/settings`; the parent route redirects. */
export const Route = createFileRoute('/account/$place')({})
