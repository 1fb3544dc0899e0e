import type { errorTexts } from './errorTexts.ts'

/** A stable error code, such as `connection.rejected`. */
export type ErrorCode = keyof typeof errorTexts

/** The text of a code, with its placeholders. */
export type ErrorText<code extends ErrorCode = ErrorCode> = (typeof errorTexts)[code]
