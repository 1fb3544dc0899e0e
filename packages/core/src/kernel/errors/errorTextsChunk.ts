import { getErrorSurface } from './errorSurfaces.ts'
import { errorTexts } from './errorTexts.ts'
import type { ErrorCatalogue } from './loadErrorTexts.ts'

/** The error texts and surfaces for `import()` alone: bundlers warn about a file that is imported both ways. */
export const errorCatalogue: ErrorCatalogue = { texts: errorTexts, getSurface: getErrorSurface }
