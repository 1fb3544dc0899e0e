import type { AddedSecret } from '../../projects/ProjectStore.ts'

/** Formats a new secret for the terminal. */
export function formatAddedSecret({ project, secret }: AddedSecret): string {
  const note = project.requiresSecret
    ? ''
    : `Programs may still use "${project.name}" without it, until you run: latchkey-cloud projects secret require ${project.projectId} on\n`
  return `${secret}\n\nPrograms send it in the header X-Project-Secret. It cannot be shown again, and must not be in a page.\n${note}`
}
