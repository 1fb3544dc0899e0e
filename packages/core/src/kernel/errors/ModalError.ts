import { fillIn } from '../utils/fillIn.ts'
import type { ErrorCode, ErrorText } from './codes.ts'
import type { ErrorContext } from './contexts.ts'
import type { ErrorSurface } from './errorSurfaces.ts'
import { findErrorSurface, findErrorText } from './loadErrorTexts.ts'
import { toDocsUrl } from './toDocsUrl.ts'

/** The fields of a `ModalError` besides its code. */
export interface ModalErrorParameters<code extends ErrorCode = ErrorCode> {
  /** The values of this occurrence; the code determines their type. Never a secret. */
  readonly context?: ErrorContext<code> | undefined
  /** One sentence for the developer about this occurrence. Never a secret. */
  readonly details?: string | undefined
  /** The caught value. */
  readonly cause?: unknown
  /** The category in error reports. `INTERNAL_SDK_ERROR` by default. */
  readonly category?: string | undefined
  /** The code's text, for errors thrown before the texts can load: synchronously, or because nothing loads. */
  readonly text?: ErrorText<code> | undefined
}

/**
 * The only error class of Latchkey. Distinguish errors by `code` (`docs/errors.md` lists them) and recognise them with
 * `isModalError`, which also works with two copies of the package on a page.
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
  /** The kind of fault, for error reports. */
  readonly category: string
  /** The address of the error's section in the documentation. */
  readonly docsUrl: string

  constructor(code: code, parameters: ModalErrorParameters<code> = {}) {
    const { context, details, cause, category = 'INTERNAL_SDK_ERROR', text = findErrorText(code) } = parameters
    const docsUrl = toDocsUrl(code)
    const message = text === undefined ? `${code} (${docsUrl})` : fillIn(text, context)
    super(message, cause === undefined ? undefined : { cause })
    this.code = code
    this.context = context
    this.details = details
    this.category = category
    this.docsUrl = docsUrl
  }

  /** Where the error is shown. In production it is known once Latchkey has loaded its first file on demand. */
  get surface(): ErrorSurface {
    return findErrorSurface(this.code)
  }
}
