import { createCatalogue } from './catalogue/createCatalogue.ts'
import { createImages } from './catalogue/createImages.ts'
import { createProject } from './project/createProject.ts'

/** All that talks to the cloud. One module, so that it is published as one file. */
export const cloudParts = { createCatalogue, createImages, createProject }
