import { errorTexts } from './errorTexts.ts'

/** The error texts for `import()` alone: bundlers warn about a file that is imported both ways. */
export const loadedTexts: Readonly<Record<string, string>> = errorTexts
