/** The problems of a check, in order of discovery. */
const problems: string[] = []

/** Records a problem. The check continues, so one run shows all problems. */
export function fail(problem: string): void {
  problems.push(problem)
}

/** Prints the problems, or `success` if there are none, and sets the exit code. */
export function finish(success: string): void {
  for (const problem of problems) console.error(`✗ ${problem}`)
  if (problems.length > 0) console.error(`\n${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}`)
  else console.log(`✓ ${success}`)
  process.exitCode = problems.length > 0 ? 1 : 0
}
