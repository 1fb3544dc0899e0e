/** The visitor's languages, preferred first; none on a server. */
export function listLanguages(
  browser: Pick<Navigator, 'languages'> | undefined = typeof navigator === 'undefined' ? undefined : navigator,
): readonly string[] {
  return browser?.languages ?? []
}
