/** The console's entry point. */
import '@quintet/web/styles/fonts.css'
import '@quintet/web/styles/fallback-fonts.css'
import '@quintet/web/styles/tokens.css'
import '@quintet/web/styles/reset.css'
import './styles/console.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { queryClient } from './api/query-client.ts'
import { router } from './app/router.tsx'
import { currentTheme, showTheme } from './app/theme.ts'
import { LanguageProvider } from './texts/language.tsx'
import { ToastProvider } from './ui/toast.tsx'

showTheme(currentTheme())
const root = document.getElementById('console')
if (!root) throw new Error('The page has no place for the console.')
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <LanguageProvider>
        <ToastProvider>
          <RouterProvider router={router} />
        </ToastProvider>
      </LanguageProvider>
    </QueryClientProvider>
  </StrictMode>,
)
