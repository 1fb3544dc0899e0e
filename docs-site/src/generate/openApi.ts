import { readFileSync } from 'node:fs'
import path from 'node:path'
import { repositoryFolder } from '../paths.ts'
import { readJson } from '../../../scripts/shared/workspace.ts'

/** The parts of JSON Schema that the cloud's description uses. */
export interface Schema {
  readonly type?: string | readonly string[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly additionalProperties?: Schema | boolean
  readonly required?: readonly string[]
  readonly items?: Schema
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly allOf?: readonly Schema[]
  readonly $ref?: string
  readonly description?: string
}

export interface Operation {
  readonly operationId: string
  readonly summary: string
  readonly tags: readonly string[]
  readonly 'x-capability'?: string
  readonly 'x-role'?: string
  readonly security?: readonly Readonly<Record<string, unknown>>[]
  readonly parameters?: readonly {
    readonly name: string
    readonly in: string
    readonly required?: boolean
    readonly description?: string
    readonly schema?: Schema
  }[]
  readonly requestBody?: { readonly content: Content }
  readonly responses: Readonly<Record<string, { readonly description?: string; readonly content?: Content }>>
}

export type Content = Readonly<Record<string, { readonly schema?: Schema }>>

export interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
}

/** Reads the description of the cloud's API, which a test keeps equal to the schemas. */
export function readOpenApi(): OpenApi {
  return readJson<OpenApi>(path.join(repositoryFolder, 'docs', 'openapi.json'))
}

/** Returns the text of the description, which the site serves too. */
export function readOpenApiText(): string {
  return readFileSync(path.join(repositoryFolder, 'docs', 'openapi.json'), 'utf8')
}
