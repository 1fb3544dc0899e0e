/** The checks that run tests or open pages; the others need no program of the system. */
const browserChecks = ['test', 'journeys', 'tarballs', 'apps', 'docs']

/**
 * Returns the programs that a command line of `npm test` needs.
 *
 * @param {readonly string[]} testArguments
 * @returns {readonly string[]}
 */
export function selectTools(testArguments) {
  const at = testArguments.findIndex((argument) => /^--package(?:=|$)/.test(argument))
  const isSeparate = testArguments[at] === '--package'
  const value =
    at === -1 ? undefined : isSeparate ? testArguments[at + 1] : testArguments[at]?.slice('--package='.length)
  const names = testArguments.filter(
    (argument, index) => !argument.startsWith('-') && !(isSeparate && index === at + 1),
  )
  const isWanted = (/** @type {string} */ check) => names.length === 0 || names.includes(check)
  if (!browserChecks.some(isWanted)) return []
  const isCloudTested = isWanted('test') && (value === undefined || value.split(',').includes('cloud'))
  return isCloudTested ? ['chromium', 'postgres', 'redis'] : ['chromium']
}
