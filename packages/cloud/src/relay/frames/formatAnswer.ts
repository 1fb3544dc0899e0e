import { RelayRefusal } from '../RelayRefusal.ts'

/** Formats a result with the raw text of the request's id. */
export function formatResult(id: string, result: unknown): string {
  return `{"id":${id},"jsonrpc":"2.0","result":${JSON.stringify(result)}}`
}

/** Formats an error answer. Errors other than refusals are internal and not described to the client. */
export function formatError(id: string, error: unknown): string {
  const refusal =
    error instanceof RelayRefusal
      ? error
      : new RelayRefusal('Internal', 'The relay failed. No confirmed message was lost. Try again.')
  const { code, message, reason } = refusal
  return `{"id":${id},"jsonrpc":"2.0","error":${JSON.stringify({ code, message, data: reason })}}`
}
