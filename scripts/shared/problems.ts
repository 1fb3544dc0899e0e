/** What a check found, in the order it found it. */
const problems: string[] = []

/** Notes a problem; the check goes on, so that one run shows all of them. */
export function fail(problem: string): void {
  problems.push(problem)
}

/** Prints the problems and ends the check: exit code 1 if there are any, else the good news. */
export function finish(goodNews: string): void {
  for (const problem of problems) console.error(`✗ ${problem}`)
  if (problems.length > 0) console.error(`\n${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}`)
  else console.log(`✓ ${goodNews}`)
  process.exitCode = problems.length > 0 ? 1 : 0
}
