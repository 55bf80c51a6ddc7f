import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { build, defineConfig, type Plugin } from 'vite'
import { scopedName } from './class-names.ts'
import { firstLoad, namesOfAssets, withoutFirstLoad } from './first-load.ts'
import { lightContracts } from './light-contracts.ts'
import { lightPlayer } from './light-hls.ts'
import { APP_FOLDER, ROUTER_FILES } from './router-files.ts'

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url))

/**
 * Reduces a route to its method and path in the browser: the server validates bodies and responses, so the schemas stay there. Saves about
 * 20 kB of compressed script on every page. Decision 0021.
 */
function withoutSchemas(): Plugin {
  const standIn = here('./src/api/without-schemas.ts')
  return {
    name: 'quintet:without-schemas',
    enforce: 'pre',
    resolveId(id) {
      return id === 'zod' && this.environment.name === 'client' ? standIn : null
    },
    transform(code, id) {
      if (this.environment.name !== 'client' || !CONTRACTS.test(id)) return null
      return { code: lightContracts(id, code), map: null }
    },
  }
}

const CONTRACTS = /packages\/contracts\/src\/[\w-]+\.ts$/

/** The scripts that pages load besides the app, built separately since the app's build takes only one entry. */
function plainScripts(): Plugin {
  return {
    name: 'quintet:plain-scripts',
    applyToEnvironment: ({ name }) => name === 'client',
    apply: 'build',
    async buildStart() {
      this.emitFile({ type: 'asset', name: 'enhance.js', source: await buildPlain('enhance', 'es') })
      // Inlined into the pages by the server, not served as a file.
      this.emitFile({
        type: 'asset',
        fileName: 'take-over.js',
        source: await buildPlain('take-over', 'iife'),
      })
      // Served at the root of the origin, after a line that names this build.
      this.emitFile({
        type: 'asset',
        fileName: 'service-worker.js',
        source: await buildPlain('service-worker', 'iife', './src/service-worker'),
      })
    },
  }
}

async function buildPlain(name: string, format: 'es' | 'iife', folder = './src/enhance'): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'es2023',
      rolldownOptions: { input: here(`${folder}/${name}.ts`), output: { format } },
    },
  })
  const [first] = Array.isArray(output) ? output : [output]
  const chunk = first && 'output' in first ? first.output[0] : undefined
  if (!chunk) throw new Error(`The plain script ${name} was not built.`)
  return chunk.code.trim()
}

const COMPRESSIBLE = /\.(?:js|css|svg|json|html)$/

/** Compresses with Brotli and gzip once, at the highest level, so that the server only sends files. */
function compressedAssets(): Plugin {
  const toBrotli = promisify(brotliCompress)
  const toGzip = promisify(gzip)
  return {
    name: 'quintet:compressed-assets',
    applyToEnvironment: ({ name }) => name === 'client',
    apply: 'build',
    async writeBundle({ dir }) {
      if (!dir) return
      const folder = path.join(dir, 'assets')
      const names = (await readdir(folder)).filter((name) => COMPRESSIBLE.test(name))
      await Promise.all(
        names.map(async (name) => {
          const file = path.join(folder, name)
          const bytes = await readFile(file)
          await writeFile(
            `${file}.br`,
            await toBrotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
          )
          await writeFile(`${file}.gz`, await toGzip(bytes, { level: 9 }))
        }),
      )
    },
  }
}

export default defineConfig(({ command }) => ({
  root: here('.'),
  appType: 'custom',
  plugins: [
    withoutSchemas(),
    plainScripts(),
    tanstackStart({
      srcDirectory: APP_FOLDER,
      router: {
        entry: 'router.tsx',
        ...ROUTER_FILES,
        // A page's loader and components are loaded together, when it is opened.
        codeSplittingOptions: { defaultBehavior: [['loader', 'component', 'notFoundComponent']] },
      },
      client: { entry: 'client.tsx' },
      server: { entry: 'server.tsx' },
    }),
    react(),
    firstLoad(),
    lightPlayer(),
    namesOfAssets(),
    compressedAssets(),
  ],
  css: {
    modules: { generateScopedName: scopedName },
  },
  // React has it; the stand-in is for older versions.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }] },
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    emptyOutDir: true,
    modulePreload: { polyfill: false, resolveDependencies: withoutFirstLoad },
  },
  environments: {
    client: {
      build: { manifest: true, rolldownOptions: { optimization: { inlineConst: { mode: 'all', pass: 2 } } } },
      optimizeDeps: { exclude: ['zod'] },
    },
    // In production with all packages; in development they stay external, since some of them are CommonJS.
    // One file: a running server must not look for parts of a build that the next one has replaced. @spec product 1.2
    ssr: {
      build: { rolldownOptions: { output: { codeSplitting: false } } },
      resolve: { noExternal: command === 'build' ? true : [/^@quintet\//] },
    },
  },
}))
