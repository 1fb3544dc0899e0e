import { isModalError } from '../kernel/errors/isModalError.ts'
import type { ModalError } from '../kernel/errors/ModalError.ts'
import { toModalError } from '../kernel/errors/toModalError.ts'
import { readProperty } from '../kernel/utils/readProperty.ts'

/** The contents of an error that a wallet or a node rejected with, and of the errors that it wraps. */
export interface Refusal {
  /** The error of the catalogue among them, if any. */
  readonly known: ModalError | undefined
  /** Each error's `code`; numeric strings are converted to numbers. */
  readonly codes: readonly unknown[]
  /** Each error's `name`. */
  readonly names: readonly unknown[]
  /** The messages, one per line. */
  readonly text: string
  /** The outermost message, short, for the `details` of an error. */
  readonly details: string | undefined
}

/** How many errors are read. An untrusted chain of causes may be endless. */
const MAX_LAYERS = 12

/**
 * Reads an error that a wallet or a node rejected with. It may be any value, and may wrap the original: wallets use `data` or
 * `originalError`, libraries `cause`, classic adapters `error`. Never throws.
 */
export function readRefusal(error: unknown): Refusal {
  const layers = listLayers(error)
  const known = layers.find((layer) => isModalError(layer))
  return {
    known: known === undefined ? undefined : toModalError(known, 'request.failed'),
    codes: layers.map((layer) => toCode(readProperty(layer, 'code'))),
    names: layers.map((layer) => readProperty(layer, 'name')),
    text: layers.map(toText).join('\n'),
    details: toModalError(error, 'request.failed').details,
  }
}

function listLayers(error: unknown): readonly unknown[] {
  const layers: unknown[] = []
  const queue = [error]
  while (queue.length > 0 && layers.length < MAX_LAYERS) {
    const layer = queue.shift()
    if (layer === undefined || layer === null) continue
    layers.push(layer)
    for (const key of ['cause', 'data', 'originalError', 'error']) queue.push(readProperty(layer, key))
  }
  return layers
}

/** Some wallets return codes as text. */
function toCode(value: unknown): unknown {
  return typeof value === 'string' && /^-?\d{1,6}$/.test(value) ? Number(value) : value
}

function toText(layer: unknown): string {
  const text = typeof layer === 'string' ? layer : readProperty(layer, 'message')
  return typeof text === 'string' ? text.slice(0, 1_000) : ''
}
