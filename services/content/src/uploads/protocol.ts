/** The tus protocol for uploads, which resume at the byte where they were interrupted. https://tus.io/protocols/resumable-upload */
import { AsyncLocalStorage } from 'node:async_hooks'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { Server } from '@tus/server'
import { UPLOAD_BYTES_MAX } from '@quintet/domain/operation/uploads'
import { newId } from '@quintet/platform/identity/secrets'
import { beginUpload, continueUpload, noteArrival, type UploadParts, UploadRefused } from './service.ts'

/** Responds to a protocol request from this operator. */
export type UploadProtocol = (
  request: IncomingMessage,
  response: ServerResponse,
  operator: string,
) => Promise<void>

export function openUploadProtocol(parts: UploadParts, path: string): UploadProtocol {
  const asking = new AsyncLocalStorage<string>()
  const operator = () => asking.getStore() ?? ''
  const server = new Server({
    path,
    datastore: parts.store.data,
    maxSize: UPLOAD_BYTES_MAX,
    relativeLocation: true,
    // Other origins are not allowed here.
    allowedOrigins: [],
    namingFunction: () => newId('upload'),
    async onUploadCreate(_request, { id, size, metadata }) {
      await answering(
        beginUpload(parts, { id, operator: operator(), name: metadata?.['path'] ?? '', bytes: size ?? 0 }),
      )
      return {}
    },
    async onIncomingRequest(request, id) {
      if (request.method !== 'POST') await answering(continueUpload(parts, id, operator()))
    },
    // Before the response, so that the client finds the upload complete.
    async onUploadFinish(_request, { id, offset }) {
      await noteArrival(parts, { id, operator: operator(), received: offset })
      return {}
    },
  })
  return (request, response, who) =>
    asking.run(who, async () => {
      await server.handle(request, response)
      const id = /\/(upload_[\w-]+)$/.exec((request.url ?? '').split('?')[0] ?? '')?.[1]
      if (id === undefined || request.method !== 'PATCH') return
      // Records what arrived, even if interrupted; a complete upload was recorded before the response.
      const here = await parts.store.data.getUpload(id).catch(() => null)
      if (here && here.offset < (here.size ?? 0))
        await noteArrival(parts, { id, operator: who, received: here.offset })
    })
}

/** Converts errors to what the protocol's library responds with. */
async function answering(work: Promise<void>): Promise<void> {
  try {
    await work
  } catch (error) {
    if (error instanceof UploadRefused) throw { status_code: error.status, body: error.message }
    throw error
  }
}
