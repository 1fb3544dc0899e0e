import { watchSelector } from '../kernel/store/watchSelector.ts'
import type { FeatureDefinition } from '../plugin/Modal.ts'
import { createProject, type Project } from './createProject.ts'

/** The project of one modal. Whoever opens the modal after its configuration could not be read has it asked for again. */
export const projectFeature: FeatureDefinition<Project> = {
  id: 'project',
  create: (context) => {
    const project = createProject(context)
    const retry = (isOpen: boolean): void => {
      if (isOpen && project.store.getState().status === 'failed') void project.load()
    }
    return { feature: project, destroy: watchSelector(context.modal.store, ({ isOpen }) => isOpen, retry) }
  },
}
