import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url))

/** One entry, which the server's page at /operator loads; nothing of it is in the members' build, and nothing of theirs here. */
export default defineConfig({
  root: here('.'),
  base: '/operator/',
  appType: 'custom',
  plugins: [react()],
  // The service checks bodies and answers. zod would also try to make code of texts, which the page's policy refuses.
  resolve: { alias: { zod: here('../web/src/api/without-schemas.ts') } },
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    emptyOutDir: true,
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: here('./src/main.tsx') },
  },
})
