import { readProperty } from '../utils/readProperty.ts'
import { providerErrorCodes } from './providerErrorCodes.ts'

/** Where wallets and libraries put the error that they wrap. */
const wrappers = ['data', 'originalError', 'error', 'info', 'cause']

/**
 * The numeric code of whatever a wallet rejected with. Wallets wrap errors in errors: the first known code found on the
 * way inwards counts, then the outermost one. 5000 if there is none. Never throws.
 *
 * @example
 * ```ts
 * readProviderErrorCode({ code: -32603, data: { originalError: { code: 4902 } } }) // 4902
 * ```
 */
export function readProviderErrorCode(value: unknown): number {
  const known: readonly number[] = Object.values(providerErrorCodes)
  let layer: readonly unknown[] = [value]
  let outermost: number | undefined
  // Six layers are more than any wallet uses; a ring or a tree of errors must not be followed for ever.
  for (let depth = 0; depth < 6 && layer.length > 0; depth++) {
    for (const error of layer) {
      const code = toNumber(readProperty(error, 'code'))
      if (code !== undefined && known.includes(code)) return code
      outermost ??= code
    }
    layer = layer
      .flatMap((error) => wrappers.map((wrapper) => readProperty(error, wrapper)))
      .filter((error) => error !== undefined)
      .slice(0, 8)
  }
  return outermost ?? providerErrorCodes.default
}

function toNumber(code: unknown): number | undefined {
  const number = typeof code === 'string' && /^-?\d{1,6}$/.test(code) ? Number(code) : code
  return typeof number === 'number' && Number.isInteger(number) ? number : undefined
}
