import type { Workflow, WorkflowJob } from './readWorkflows.ts'

/** What runs the code of dependencies: our own commands, and the tools of packages. */
const foreignCode = /\.ci\/run|boot\.mjs|\b(?:pnpm|npx|yarn) [a-z]|\bnpm (?:ci|i|install|exec|run|start|test|x)\b/

/** Returns what makes a workflow unsafe, one line for each fault. */
export function findWorkflowProblems(workflow: Workflow): readonly string[] {
  const problems: string[] = []
  const fail = (problem: string): void => void problems.push(`${workflow.name}: ${problem}`)
  for (const [line] of workflow.text.matchAll(/^.*\buses:.*$/gm))
    if (!/uses: [\w./-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/.test(line))
      fail(`an action without a hash and its version: ${line.trim()}`)
  if ('pull_request_target' in workflow.on)
    fail('pull_request_target gives the code of strangers the rights of the repository')
  if (workflow.permissions === undefined) fail('no permissions at the top, so every job has those of the repository')
  if (/\$\{\{\s*secrets\./.test(workflow.text)) fail('a secret')
  if (/NPM_TOKEN|NODE_AUTH_TOKEN/.test(workflow.text)) fail('a token of the registry')
  for (const [name, job] of Object.entries(workflow.jobs))
    for (const problem of findJobProblems(workflow, job)) fail(`${name}: ${problem}`)
  return problems
}

function findJobProblems(workflow: Workflow, job: WorkflowJob): readonly string[] {
  const problems: string[] = []
  const permissions = job.permissions ?? workflow.permissions ?? {}
  const writes = Object.keys(permissions).filter((name) => permissions[name] === 'write')
  const scripts = job.steps.flatMap(({ run }) => run ?? [])
  if (job['timeout-minutes'] === undefined) problems.push('no timeout')
  if (writes.length > 0 && scripts.some((script) => foreignCode.test(script)))
    problems.push(`it runs the code of dependencies with ${writes.join(', ')}`)
  if (scripts.some((script) => foreignCode.test(script)) && JSON.stringify(job.steps).includes('github.token'))
    problems.push('it runs the code of dependencies beside a token')
  for (const script of scripts) {
    if (script.includes('${{')) problems.push('an expression inside a script, which may inject commands')
    if (/npm publish/.test(script)) {
      if (!/npm publish [^\n]*--ignore-scripts/.test(script)) problems.push('it publishes with scripts')
      if (!/npm publish [^\n]*--provenance/.test(script)) problems.push('it publishes without provenance')
      if (!permissions['id-token']) problems.push('it publishes without trusted publishing')
      if (job.environment !== 'release') problems.push('it publishes without the reviewers of an environment')
      if (job.steps.some(({ uses }) => uses?.startsWith('actions/checkout@')))
        problems.push('it publishes from a checkout')
      if (!/sha256sum --check/.test(script)) problems.push('it publishes what it has not checked')
    } else if (permissions['id-token'] !== undefined) problems.push('it may identify itself, and does not publish')
  }
  for (const { uses, with: inputs } of job.steps)
    if (uses?.startsWith('actions/checkout@') && inputs?.['persist-credentials'] !== false)
      problems.push('the checkout keeps its credentials')
  return problems
}
