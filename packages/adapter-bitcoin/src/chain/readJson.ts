import { ModalError } from '@latchkey/core/adapter'
import type { AskEsplora, EsploraCall } from './createEsplora.ts'

/** Reads JSON from an esplora server. @throws `request.failed` if it refuses or answers anything else */
export async function readJson(ask: AskEsplora, call: EsploraCall): Promise<unknown> {
  const { status, text } = await ask(call)
  try {
    if (status >= 200 && status < 300) return JSON.parse(text)
  } catch {
    // The error is thrown below.
  }
  throw new ModalError('request.failed', {
    context: { providerCode: status },
    details: `${call.path.slice(0, 100)}: ${text.slice(0, 300)}`,
  })
}
