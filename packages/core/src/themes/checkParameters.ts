import { isPlainObject } from '../kernel/utils/isPlainObject.ts'
import { is, isText, oneOf, shape } from '../options/checks.ts'
import { parseHex } from './colours.ts'

function isHex(value: unknown): boolean {
  return typeof value === 'string' && parseHex(value) !== undefined
}

/** Throws `options.invalid` for a choice that `createTheme` does not know. Its table is made here: an import must run no code. */
export function checkParameters(parameters: unknown): void {
  const isColour = is('a colour such as #7a2fe0', isHex)
  const isPair = shape({ light: isColour, dark: isColour }, ['light', 'dark'])
  shape({
    accent: (value, option) => (isPlainObject(value) ? isPair : isColour)(value, option),
    primary: oneOf(['accent', 'ink']),
    corners: oneOf(['none', 'small', 'medium', 'large']),
    density: oneOf(['comfortable', 'compact']),
    font: isText('a font family', (value) => value.trim() !== ''),
    preset: is('an object', isPlainObject),
  })(parameters, 'createTheme')
}
