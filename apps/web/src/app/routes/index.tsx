import { createFileRoute } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useSite } from '../../api/asker.ts'
import { HomeSkeleton } from '../../features/home/home-skeleton.tsx'
import { loadHome, Home } from '../../features/home/home.tsx'
import { landing, loadLandingPage } from '../../features/landing/landing-apart.ts'

// One address, two pages: the home of members and the landing page. @spec catalogue 2.1.1
export const Route = createFileRoute('/')({
  staticData: { hasHero: true },
  loader: async ({ context }) =>
    context.site.isMember ? loadHome(context) : (await loadLandingPage()).loadLanding(context),
  pendingComponent: HomeSkeleton,
  component: Start,
})

function Start() {
  if (useSite().isMember) return <Home />
  return (
    <Suspense>
      <landing.Apart />
    </Suspense>
  )
}
