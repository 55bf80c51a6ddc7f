import { createFileRoute } from '@tanstack/react-router'

/** Such as `/account/settings`; its parent leads to it. */
export const Route = createFileRoute('/account/$place')({})
