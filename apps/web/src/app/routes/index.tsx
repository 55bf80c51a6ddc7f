import { createFileRoute } from '@tanstack/react-router'
import { useSite } from '../../api/use-asker.ts'
import { loadHome, Home } from '../../features/home/home.tsx'
import { loadLanding, Landing } from '../../features/landing/landing.tsx'

// One address, two pages. @spec catalogue 2.1
export const Route = createFileRoute('/')({
  staticData: { hasHero: true },
  loader: ({ context }) => (context.site.isMember ? loadHome(context) : loadLanding(context)),
  component: () => (useSite().isMember ? <Home /> : <Landing />),
})
