import { once } from 'node:events'
import { type IncomingMessage, request as startRequest } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { apiErrorSchema } from '@latchkey/protocol/api'
import { safeParse } from 'valibot'
import { CloudError, type CloudErrorCode } from '../CloudError.ts'

/** A request to the process that holds the data folder. */
export interface LocalRequest {
  readonly method: string
  readonly path: string
  readonly body?: unknown
  /** Error code for a request that the other process rejects. Default: `project.invalid`. */
  readonly invalid?: CloudErrorCode | undefined
}

/** Pause between attempts to reach a node that is starting, in ms. */
const retryPause = 100

/**
 * Sends a request to the holder of a data folder over the folder's socket, and waits while it starts.
 *
 * @param parameters.socket the socket's path.
 * @param parameters.patience how long to wait, in ms.
 * @returns the JSON answer; `undefined` if the process is gone.
 * @throws CloudError with the other process's message.
 */
export async function requestLocal(
  parameters: LocalRequest & { readonly socket: string; readonly patience: number },
): Promise<{ readonly answer: unknown } | undefined> {
  const { patience } = parameters
  const deadline = Date.now() + patience
  for (;;) {
    const response = await send(parameters)
    if (response === undefined) return undefined
    const { status, body } = response
    if (status === 503 && Date.now() < deadline) {
      await wait(retryPause)
      continue
    }
    if (status === 503) {
      throw new CloudError(
        'storage.unavailable',
        'The process that holds the data folder is still starting or stopping. Nothing was changed. Try again later.',
      )
    }
    if (status >= 200 && status < 300) return { answer: body === '' ? undefined : JSON.parse(body) }
    throw toError({ status, body, invalid: parameters.invalid ?? 'project.invalid' })
  }
}

async function send(
  parameters: LocalRequest & { readonly socket: string },
): Promise<{ readonly status: number; readonly body: string } | undefined> {
  const { body, method, path, socket } = parameters
  const request = startRequest({
    socketPath: socket,
    method,
    path,
    headers: { connection: 'close', ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
  })
  request.end(body === undefined ? undefined : JSON.stringify(body))
  try {
    const [response]: IncomingMessage[] = await once(request, 'response')
    return response === undefined ? undefined : { status: response.statusCode ?? 0, body: await text(response) }
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'ENOENT' || code === 'ECONNREFUSED' || code === 'ECONNRESET') return undefined
    throw error
  }
}

function toError(parameters: {
  readonly status: number
  readonly body: string
  readonly invalid: CloudErrorCode
}): CloudError {
  const { body, invalid, status } = parameters
  const result = safeParse(apiErrorSchema, parseJson(body))
  if (!result.success) {
    return new CloudError('internal', `The process that holds the data folder answered with status ${status}.`)
  }
  const { code, message } = result.output
  if (code === 'not_found') return new CloudError('project.notFound', message)
  return new CloudError(code === 'invalid_request' ? invalid : 'internal', message)
}

function parseJson(content: string): unknown {
  try {
    return JSON.parse(content)
  } catch {
    return undefined
  }
}
