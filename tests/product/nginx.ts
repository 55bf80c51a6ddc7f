/** nginx for tests and benches, if it is installed: one worker that writes only into its own folder. */
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { spawnSync } from 'node:child_process'

const SHIPPED = path.join(import.meta.dirname, '../../docs/operate')
const WRITES = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']

export const hasNginx = spawnSync('nginx', ['-v']).status === 0

/** Writes a configuration with the given `http` block; returns the arguments to start nginx with it. */
export async function nginxArguments(folder: string, http: string): Promise<string[]> {
  const file = path.join(folder, 'nginx.conf')
  const errorLog = path.join(folder, 'nginx-error.log')
  await writeFile(
    file,
    `daemon off; worker_processes 1; pid ${folder}/nginx.pid; error_log ${errorLog};
${process.geteuid?.() === 0 ? 'user root;' : ''}
events { worker_connections 1024; }
http {
  access_log off;
  ${WRITES.map((name) => `${name}_temp_path ${folder}/nginx-${name};`).join(' ')}
  ${http}
}
`,
  )
  return ['-c', file, '-p', folder, '-e', errorLog]
}

/** The part that is deleted where the service sends segments itself. */
const OF_SEGMENTS = / +# Only with SEGMENTS_BY_PROXY=1, from here\n[^]* +# to here\.\n/

/** Returns the shipped configuration with other names, ports, folders and certificates: pages at `port`, embeds at the next one. */
export async function shippedNginx(to: {
  port: number
  product: number
  dataDir: string
  folder: string
  /** False with `SEGMENTS_BY_PROXY=0`. */
  sendsSegments?: boolean
}): Promise<string> {
  return (await readFile(path.join(SHIPPED, 'nginx.conf'), 'utf8'))
    .replace(to.sendsSegments === false ? OF_SEGMENTS : '', '')
    .replace('127.0.0.1:4221', `127.0.0.1:${to.product}`)
    .replace('127.0.0.1:4222', `127.0.0.1:${to.product + 1}`)
    .replace('listen 80;', `listen unix:${to.folder}/plain.sock;`)
    .replace('listen 443 ssl;', `listen 127.0.0.1:${to.port};`)
    .replace('listen 443 ssl;', `listen 127.0.0.1:${to.port + 1};`)
    .replaceAll(/^ *(http2|ssl_certificate).*$/gm, '')
    .replaceAll('/srv/quintet/data', to.dataDir)
    .replaceAll('/var/cache', to.folder)
    .replaceAll('/var/log/nginx', to.folder)
}

/** Returns the shipped edge configuration, adapted likewise: it fetches what is not cached from the product without TLS. */
export async function shippedEdge(to: {
  port: number
  product: number
  dataDir: string
  folder: string
}): Promise<string> {
  return (await readFile(path.join(SHIPPED, 'edge.conf'), 'utf8'))
    .replace('quintet.example:443', `127.0.0.1:${to.product}`)
    .replace('listen 443 ssl;', `listen 127.0.0.1:${to.port};`)
    .replace('https://quintet_origin', 'http://quintet_origin')
    .replaceAll(/^ *(http2|ssl_certificate|proxy_ssl_).*$/gm, '')
    .replaceAll('/etc/quintet', to.dataDir)
    .replaceAll('/var/cache', to.folder)
    .replaceAll('/var/log/nginx', to.folder)
}
