import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url))

/** One entry, loaded by the server's page at /operator; it shares no bundle with the members' app. */
export default defineConfig({
  root: here('.'),
  base: '/operator/',
  appType: 'custom',
  plugins: [react()],
  // The service validates requests and responses. zod would also try to compile code from strings, which the page's policy refuses.
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
