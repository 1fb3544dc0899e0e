import type { AdminProject, AdminProjectChange } from '@latchkey/protocol/project'

/** Returns a project as it is after a change. */
export function applyChange(project: AdminProject, change: AdminProjectChange): AdminProject {
  return {
    ...project,
    name: change.name ?? project.name,
    isActive: change.isActive ?? project.isActive,
    allowedOrigins: change.allowedOrigins ?? project.allowedOrigins,
    features: change.features ?? project.features,
    isAnalyticsEnabled: change.isAnalyticsEnabled ?? project.isAnalyticsEnabled,
    keepsEvents: change.keepsEvents ?? project.keepsEvents,
    relay: change.relay === undefined ? project.relay : change.relay,
    requiresSecret: change.requiresSecret ?? project.requiresSecret,
    mails: change.mails ?? project.mails,
  }
}
