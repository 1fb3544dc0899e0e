/**
 * A project's configuration, origins and events, and the operator's endpoints.
 *
 * @packageDocumentation
 */
export {
  adminCreateProject,
  adminGetProject,
  adminListProjects,
  adminPatchProject,
  adminProjectConflictSchema,
  adminRetireProjectId,
  adminRotateProjectId,
  adminUpdateProject,
} from '../project/adminProjectEndpoints.ts'
export { adminAddProjectSecret, adminRemoveProjectSecret } from '../project/adminSecretEndpoints.ts'
export { adminListAudit } from '../project/adminListAudit.ts'
export type { AdminAuditEntry } from '../project/adminListAudit.ts'
export { adminListEvents } from '../project/adminListEvents.ts'
export { allowedOriginSchema } from '../project/adminOrigin.ts'
export { adminProjectChangeSchema, adminProjectSchema } from '../project/adminProject.ts'
export type { AdminProject, AdminProjectChange } from '../project/adminProject.ts'
export { adminSponsorshipChangeSchema, adminSponsorshipSchema } from '../project/adminSponsorship.ts'
export type { AdminSponsorship, AdminSponsorshipChange, AdminSponsorshipNetwork } from '../project/adminSponsorship.ts'
export {
  adminGetSponsorship,
  adminRemoveSponsorship,
  adminUpdateSponsorship,
} from '../project/adminSponsorshipEndpoints.ts'
export { eventPlatforms } from '../project/eventPlatforms.ts'
export type { EventPlatform } from '../project/eventPlatforms.ts'
export { getAnalyticsConfig } from '../project/getAnalyticsConfig.ts'
export { getConfig, projectFeaturesSchema } from '../project/getConfig.ts'
export type { ProjectFeatures } from '../project/getConfig.ts'
export { getOrigins } from '../project/getOrigins.ts'
export { appPlaceholder, projectMailsChangeSchema } from '../project/projectMails.ts'
export type { ProjectMails } from '../project/projectMails.ts'
export { sendEvent } from '../project/sendEvent.ts'
