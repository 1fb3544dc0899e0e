import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../shared/workspace.ts'
import { findWorkflowProblems } from './findWorkflowProblems.ts'
import { parseWorkflow, readWorkflows } from './readWorkflows.ts'

const workflows = readWorkflows()
const release = readFileSync(path.join(root, '.github', 'workflows', 'release.yml'), 'utf8')
const find = (text: string): readonly string[] => findWorkflowProblems(parseWorkflow('release.yml', text))

describe('the workflows', () => {
  it.each(workflows.map((workflow) => [workflow.name, workflow] as const))('%s is safe', (_name, workflow) => {
    expect(findWorkflowProblems(workflow)).toEqual([])
  })

  it('have scripts that a shell can parse', () => {
    const scripts = workflows.flatMap(({ jobs }) =>
      Object.values(jobs).flatMap(({ steps }) => steps.flatMap(({ run }) => run ?? [])),
    )
    expect(scripts.length).toBeGreaterThan(3)
    for (const script of scripts) expect(spawnSync('bash', ['-n'], { input: script, encoding: 'utf8' }).stderr).toBe('')
  })

  it('look for vulnerabilities on every change and every night', () => {
    const audit = workflows.find(({ name }) => name === 'audit.yml')
    expect(Object.keys(audit?.on ?? {})).toEqual(['pull_request', 'push', 'schedule'])
  })
})

it('a night checks what takes too long for every change', () => {
  const nightly = workflows.find(({ name }) => name === 'nightly.yml')
  const scripts = Object.values(nightly?.jobs ?? {}).flatMap(({ steps }) => steps.flatMap(({ run }) => run ?? []))
  for (const command of ['pnpm tarballs --all', 'pnpm apps --all', 'pnpm fuzz'])
    expect(
      scripts.some((script) => script.includes(command)),
      command,
    ).toBe(true)
})

describe('findWorkflowProblems', () => {
  it.each([
    ['a tag instead of a hash', /@[\da-f]{40} # v4\.2\.2/, '@v4', /an action without a hash/],
    ['a hash without its version', /(@[\da-f]{40}) # v4\.2\.2/, '$1', /an action without a hash/],
    ['a secret', '${{ github.token }}', '${{ secrets.TOKEN }}', /a secret/],
    ['a token of the registry', 'HASH:', 'NPM_TOKEN:', /a token of the registry/],
    [
      'rights for the build',
      'contents: read',
      'contents: write',
      /build: it runs the code of dependencies with contents/,
    ],
    ['an identity for the build', 'contents: read', 'id-token: write', /build: .* with id-token/],
    [
      'an installation beside the identity',
      'cd "$RUNNER_TEMP/release"\n          echo',
      'npm ci\n          echo',
      /publish: it runs the code/,
    ],
    ['install scripts', ' --ignore-scripts', '', /publish: it publishes with scripts/],
    ['no provenance', ' --provenance', '', /publish: it publishes without provenance/],
    ['no environment', '    environment: release\n', '', /publish: it publishes without the reviewers/],
    ['no check of the hashes', /sha256sum --check/g, 'true', /publish: it publishes what it has not checked/],
    [
      'kept credentials',
      'persist-credentials: false',
      'persist-credentials: true',
      /the checkout keeps its credentials/,
    ],
    ['the default permissions', 'permissions: {}\n', '', /no permissions at the top/],
    [
      'an expression in a script',
      '"$HASH  SHA256SUMS"',
      '"${{ needs.build.outputs.hash }}"',
      /an expression inside a script/,
    ],
    ['no timeout', '    timeout-minutes: 45\n', '', /build: no timeout/],
    ['the code of strangers', '  push:\n', '  pull_request_target:\n  push:\n', /pull_request_target/],
  ])('finds %s', (_what, before, after, problem) => {
    expect(find(release)).toEqual([])
    const changed = release.replace(before, after)
    expect(changed).not.toBe(release)
    expect(find(changed).join('\n')).toMatch(problem)
  })
})
