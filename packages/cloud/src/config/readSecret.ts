import { readFileSync } from 'node:fs'

/**
 * Returns the text of a variable, or that of the file that `<variable>_FILE` names, whose lines count as separated by commas. Problems are
 * added to `faults`.
 */
export function readSecret(parameters: {
  readonly variable: string
  readonly environment: Readonly<Record<string, string | undefined>>
  readonly faults: string[]
}): string | undefined {
  const { environment, faults, variable } = parameters
  const [text, file] = [variable, `${variable}_FILE`].map((name) => environment[name]?.trim() || undefined)
  if (file === undefined) return text
  if (text !== undefined) {
    faults.push(`${variable}_FILE: names a file with the secret, so ${variable} must not be set as well`)
    return undefined
  }
  try {
    return readFileSync(file, 'utf8')
      .trim()
      .replaceAll(/\s*\n\s*/g, ',')
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : 'unknown error'
    faults.push(`${variable}_FILE: the file ${file} cannot be read (${reason})`)
    return undefined
  }
}
