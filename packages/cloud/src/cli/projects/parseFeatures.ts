import { adminProjectChangeSchema, type ProjectFeatures, projectFeaturesSchema } from '@latchkey/protocol/project'
import { safeParse } from 'valibot'
import { findSimilarName } from '../../config/findSimilarName.ts'
import { formatIssue } from '../../projects/formatIssue.ts'
import { CliError } from '../CliError.ts'

const names = Object.keys(projectFeaturesSchema.entries)
/** Unlike the schema of what apps read, it refuses unknown names. */
const choices = adminProjectChangeSchema.entries.features.wrapped

/**
 * Applies words such as `email=on`, `socials=google,github`, `swaps=off` and `activity=default` to features.
 *
 * @throws CliError
 */
export function parseFeatures(words: readonly string[], current: ProjectFeatures): ProjectFeatures {
  const changed: Record<string, unknown> = { ...current }
  for (const word of words) {
    const [, name = '', value = ''] = /^([^=]+)=(.+)$/.exec(word) ?? []
    if (!names.includes(name)) {
      const similar = findSimilarName(name, names)
      const hint = similar === undefined ? `Available: ${names.join(', ')}.` : `Did you mean ${similar}?`
      throw new CliError(`"${word}" is not a feature. ${hint}`)
    }
    if (value === 'default') delete changed[name]
    else changed[name] = toValue(value)
    const result = safeParse(choices, { [name]: changed[name] })
    if (!result.success) throw new CliError(`"${word}" is invalid. ${formatIssue(result.issues[0])}`)
  }
  const result = safeParse(choices, changed)
  if (!result.success) throw new CliError(result.issues[0].message)
  return result.output
}

function toValue(text: string): boolean | readonly string[] {
  if (text === 'on') return true
  return text === 'off' ? false : text.split(',')
}
