/**
 * Marks a template string as CSS for editors and for the build, which minifies it and removes this call (see
 * `build/minifyStyles.ts`).
 */
export function css(strings: TemplateStringsArray, ...values: readonly (string | number)[]): string {
  return String.raw({ raw: strings }, ...values)
}
