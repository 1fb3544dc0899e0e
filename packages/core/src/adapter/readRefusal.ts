import { isModalError } from '../kernel/errors/isModalError.ts'
import type { ModalError } from '../kernel/errors/ModalError.ts'
import { toModalError } from '../kernel/errors/toModalError.ts'
import { readProperty } from '../kernel/utils/readProperty.ts'

/** What can be told of an error that a wallet or a node rejected with, and of those that it wraps. */
export interface Refusal {
  /** The error of the catalogue that is among them, if there is one. */
  readonly known: ModalError | undefined
  /** The `code` of each, as a number also where it is one in writing. */
  readonly codes: readonly unknown[]
  /** The `name` of each. */
  readonly names: readonly unknown[]
  /** The messages, a line each. */
  readonly text: string
  /** The outermost message, short, for the `details` of an error. */
  readonly details: string | undefined
}

/** How many errors are read. A foreign chain of causes may be endless. */
const MAX_LAYERS = 12

/**
 * Reads an error that a wallet or a node rejected with. It may be anything, and wrap the original: wallets put that into
 * `data` or `originalError`, libraries into `cause`, classic adapters into `error`. Never throws.
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

/** Some wallets send their numbers as text. */
function toCode(value: unknown): unknown {
  return typeof value === 'string' && /^-?\d{1,6}$/.test(value) ? Number(value) : value
}

function toText(layer: unknown): string {
  const text = typeof layer === 'string' ? layer : readProperty(layer, 'message')
  return typeof text === 'string' ? text.slice(0, 1_000) : ''
}
