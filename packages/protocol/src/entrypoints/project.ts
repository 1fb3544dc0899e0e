/**
 * A project's configuration, its origins, its events, and what its operator decides.
 *
 * @packageDocumentation
 */
export { adminCreateProject } from '../project/adminCreateProject.ts'
export { adminGetProject } from '../project/adminGetProject.ts'
export { adminListEvents } from '../project/adminListEvents.ts'
export { adminListProjects } from '../project/adminListProjects.ts'
export { allowedOriginSchema } from '../project/adminOrigin.ts'
export { adminProjectChangeSchema, adminProjectSchema } from '../project/adminProject.ts'
export type { AdminProject, AdminProjectChange } from '../project/adminProject.ts'
export { adminRetireProjectId } from '../project/adminRetireProjectId.ts'
export { adminRotateProjectId } from '../project/adminRotateProjectId.ts'
export { adminUpdateProject } from '../project/adminUpdateProject.ts'
export { getAnalyticsConfig } from '../project/getAnalyticsConfig.ts'
export { getConfig, projectFeaturesSchema } from '../project/getConfig.ts'
export type { ProjectFeatures } from '../project/getConfig.ts'
export { getOrigins } from '../project/getOrigins.ts'
export { sendEvent } from '../project/sendEvent.ts'
