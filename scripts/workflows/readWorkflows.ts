import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import { root } from '../shared/workspace.ts'

/** A step of a job. */
export interface WorkflowStep {
  readonly uses?: string | undefined
  readonly run?: string | undefined
  readonly env?: Readonly<Record<string, unknown>> | undefined
  readonly with?: Readonly<Record<string, unknown>> | undefined
}

/** A job of a workflow. */
export interface WorkflowJob {
  readonly permissions?: Readonly<Record<string, string>> | undefined
  readonly environment?: string | undefined
  readonly 'timeout-minutes'?: number | undefined
  readonly steps: readonly WorkflowStep[]
}

/** A workflow of the repository. */
export interface Workflow {
  readonly name: string
  /** The file's content, for what comments and expressions say. */
  readonly text: string
  readonly on: Readonly<Record<string, unknown>>
  readonly permissions: Readonly<Record<string, string>> | undefined
  readonly jobs: Readonly<Record<string, WorkflowJob>>
}

/** Reads the workflows of the repository. */
export function readWorkflows(): readonly Workflow[] {
  const folder = path.join(root, '.github', 'workflows')
  return readdirSync(folder).map((name) => parseWorkflow(name, readFileSync(path.join(folder, name), 'utf8')))
}

/** Parses a workflow, which is a file of this repository. */
export function parseWorkflow(name: string, text: string): Workflow {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- our own file; GitHub refuses one of another shape
  const { on, permissions, jobs } = parse(text) as Pick<Workflow, 'on' | 'permissions' | 'jobs'>
  return { name, text, on, permissions, jobs }
}
