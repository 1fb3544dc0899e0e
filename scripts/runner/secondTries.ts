/** Where a package's test run notes, in a line each, which tests passed at the second try only; relative to the package. */
export const secondTriesFile = '.reports/second-tries.txt'

/** How many tests of a whole run may need a second try; more are a failure. */
export const secondTriesAtMost = 5
