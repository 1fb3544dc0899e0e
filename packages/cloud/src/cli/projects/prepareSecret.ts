import { CliError } from '../CliError.ts'
import type { ProjectsAction } from './parseProjects.ts'
import { takeWords } from './takeWords.ts'

/**
 * Parses the words after `projects secret`.
 *
 * @throws CliError
 */
export function prepareSecret([command, ...words]: readonly string[]): ProjectsAction {
  switch (command) {
    case 'add': {
      const [project, name] = takeWords(words, ['project', 'name'])
      return (store) => store.addSecret(project, name)
    }
    case 'list': {
      const [project] = takeWords(words, ['project'])
      return (store) => store.get(project)
    }
    case 'remove': {
      const [project, secret] = takeWords(words, ['project', 'name'])
      return (store) => store.removeSecret(project, secret)
    }
    case 'require': {
      const [project, state] = takeWords(words, ['project', 'on|off'])
      if (state !== 'on' && state !== 'off') throw new CliError(`Requiring a secret must be on or off, not "${state}"`)
      return (store) => store.update(project, { requiresSecret: state === 'on' })
    }
    case undefined:
      throw new CliError('Missing command: projects secret add | list | remove | require <project>')
    default:
      throw new CliError(`Unknown command "projects secret ${command}". Available: add, list, remove, require`)
  }
}
