import { fillIn } from '../utils/fillIn.ts'
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
}
