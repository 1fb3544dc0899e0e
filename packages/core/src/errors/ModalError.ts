import { fillIn } from '../utils/fillIn.ts'
import { readProperty } from '../utils/readProperty.ts'
import { alertMessages, internalMessages, toastMessages } from './catalogue.ts'
import type { BaseErrorCode, ErrorCode, ErrorSurface } from './codes.ts'
import type { ErrorContext } from './contexts.ts'
import { findErrorText } from './findErrorText.ts'
import type { ErrorText } from './findErrorText.ts'

const tables = { toast: toastMessages, alert: alertMessages, internal: internalMessages }

/** What `ModalError` is made from, besides its code. */
export interface ModalErrorParameters<code extends ErrorCode = ErrorCode> {
  /** Values of this occurrence, typed by the code. Never a secret. */
  readonly context?: ErrorContext<code> | undefined
  /** One sentence for the developer about this occurrence. Never a secret. */
  readonly details?: string | undefined
  /** What was caught. */
  readonly cause?: unknown
  /** The category in error reports. `INTERNAL_SDK_ERROR` if none is given. */
  readonly category?: string | undefined
  /** The words of a feature's code, which `createFeatureError` gives. */
  readonly text?: ErrorText | undefined
}

/**
 * The one error class of Latchkey. Tell errors apart by `code` (they are listed in `docs/errors.md`), and recognise
 * them with `isModalError`, which survives two copies of the package on a page.
 *
 * @example
 * ```ts
 * const error = new ModalError('connection.rejected', { details: 'The wallet answered 4001' })
 * error.message // 'Connection rejected'
 * error.surface // 'toast'
 * ```
 */
export class ModalError<code extends ErrorCode = ErrorCode> extends Error {
  override readonly name = 'ModalError'
  readonly code: code
  readonly context: ErrorContext<code> | undefined
  readonly details: string | undefined
  /** What kind of fault it is, for error reports. */
  readonly category: string
  /** The error's section of the documentation. */
  readonly docsUrl: string
  readonly surface: ErrorSurface

  constructor(code: code & BaseErrorCode, parameters?: ModalErrorParameters<code>)
  constructor(code: code, parameters: ModalErrorParameters<code> & { readonly text: ErrorText })
  constructor(code: code, parameters: ModalErrorParameters<code> = {}) {
    const { context, details, cause, category = 'INTERNAL_SDK_ERROR', text = findErrorText(tables, code) } = parameters
    const { message, surface } = text
    super(fillIn(message, context), cause === undefined ? undefined : { cause })
    this.code = code
    this.context = context
    this.details = details
    this.category = category
    this.docsUrl = `docs/errors.md#${code}`
    this.surface = surface
  }

  /**
   * Goes down the chain of causes, this error first: gives the first one that satisfies the predicate (`undefined` if
   * none does), or the last one if no predicate is given.
   */
  walk(predicate?: (error: unknown) => boolean): unknown {
    return walkCauses(this, predicate)
  }
}

function walkCauses(start: unknown, predicate: ((error: unknown) => boolean) | undefined): unknown {
  let error = start
  // A foreign chain of causes may be endless.
  for (let depth = 0; depth < 16; depth++) {
    if (predicate?.(error)) return error
    const cause = readProperty(error, 'cause')
    if (cause === undefined) break
    error = cause
  }
  return predicate ? undefined : error
}
