/**
 * The people who run a cloud: their login, sessions and passkeys, invitations, the check of the audit trail,
 * reports of what visitors do, refused origins, alerts, users of the embedded wallet, sign-ins, the catalogue, and health and settings of the server.
 *
 * @packageDocumentation
 */
export { acceptInvitation } from '../operator/acceptInvitation.ts'
export { addMyPasskey } from '../operator/addMyPasskey.ts'
export { changeOperatorRole } from '../operator/changeOperatorRole.ts'
export { auditFaultKinds, checkAudit } from '../operator/checkAudit.ts'
export { createInvitation } from '../operator/createInvitation.ts'
export { endMySession } from '../operator/endMySession.ts'
export { endOperatorSessions } from '../operator/endOperatorSessions.ts'
export { getInvitationOptions } from '../operator/getInvitationOptions.ts'
export { getMe } from '../operator/getMe.ts'
export { getMyPasskeyOptions } from '../operator/getMyPasskeyOptions.ts'
export { getMyPasskeys } from '../operator/getMyPasskeys.ts'
export { getMySessions } from '../operator/getMySessions.ts'
export { getOperatorLoginOptions } from '../operator/getOperatorLoginOptions.ts'
export { getProofOptions } from '../operator/getProofOptions.ts'
export { listInvitations } from '../operator/listInvitations.ts'
export { listOperators } from '../operator/listOperators.ts'
export { logInOperator } from '../operator/logInOperator.ts'
export { operatorRoles, operatorRoleSchema } from '../operator/operatorRole.ts'
export type { OperatorRole } from '../operator/operatorRole.ts'
export {
  listedOperatorSchema,
  operatorEmailSchema,
  operatorInvitationSchema,
  operatorMeSchema,
  operatorSchema,
} from '../operator/operatorSchemas.ts'
export type { AdminOperator, ListedOperator, OperatorInvitation } from '../operator/operatorSchemas.ts'
export { proveOperator } from '../operator/proveOperator.ts'
export { removeInvitation } from '../operator/removeInvitation.ts'
export { removeMyPasskey } from '../operator/removeMyPasskey.ts'
export { removeOperator } from '../operator/removeOperator.ts'
export { adminGetAnalyticsBreakdown } from '../operator/adminGetAnalyticsBreakdown.ts'
export { adminGetAnalyticsCsv } from '../operator/adminGetAnalyticsCsv.ts'
export { adminGetAnalyticsDurations } from '../operator/adminGetAnalyticsDurations.ts'
export { adminGetAnalyticsFunnel } from '../operator/adminGetAnalyticsFunnel.ts'
export { adminGetAnalyticsSeries } from '../operator/adminGetAnalyticsSeries.ts'
export { adminGetServer, serverSettingSchema, serverSettingSources } from '../operator/adminGetServer.ts'
export type { ServerSetting } from '../operator/adminGetServer.ts'
export { adminListRefusals } from '../operator/adminListRefusals.ts'
export { adminGetUserCounts } from '../operator/adminGetUserCounts.ts'
export { adminExportUsers } from '../operator/adminExportUsers.ts'
export { adminFindUsers } from '../operator/adminFindUsers.ts'
export { adminGetUser } from '../operator/adminGetUser.ts'
export { adminRevealUser } from '../operator/adminRevealUser.ts'
export { adminEndUserSession } from '../operator/adminEndUserSession.ts'
export { adminEndUserSessions } from '../operator/adminEndUserSessions.ts'
export { adminDeleteUser } from '../operator/adminDeleteUser.ts'
export { userMailLanguages } from '../project/mailLanguages.ts'
export type { UserMailLanguage } from '../project/mailLanguages.ts'
export {
  adminEndAccountSignIns,
  adminEndSignIn,
  adminEndSignIns,
  adminFindSignIns,
  adminGetSignInCounts,
  adminListSignIns,
} from '../operator/adminSignInEndpoints.ts'
export type { ProjectSignIn } from '../operator/adminSignInEndpoints.ts'
export {
  adminAddCatalogueWallet,
  adminCatalogueConflictSchema,
  adminChangeCatalogueWallet,
  adminGetCataloguePicture,
  adminGetCatalogueWallet,
  adminListCatalogue,
  adminRemoveCatalogueWallet,
  newOwnWalletSchema,
} from '../operator/adminCatalogueEndpoints.ts'
export type { EditedWallet, ListedWallet, OwnWallet } from '../operator/adminCatalogueEndpoints.ts'
export { adminGetLogins, loginNames } from '../operator/adminGetLogins.ts'
export type { LoginState } from '../operator/adminGetLogins.ts'
export { adminPreviewMail, adminSendTestMail, userMailKinds } from '../operator/adminMailEndpoints.ts'
export type { UserMail } from '../operator/adminMailEndpoints.ts'
export { adminKeepUser } from '../operator/adminKeepUser.ts'
export type { ProjectUser, ProjectUserDetail } from '../operator/projectUser.ts'
export type { AnalyticsMeasures, AnalyticsSpan } from '../operator/analyticsMeasures.ts'
export { analyticsDimensions } from '../operator/analyticsQuery.ts'
export type { AnalyticsDimension, AnalyticsQuery } from '../operator/analyticsQuery.ts'
export {
  addAlertWebhook,
  adminAlertConflictSchema,
  adminGetAlertSettings,
  adminListAlertDeliveries,
  adminListAlerts,
  adminMuteAlert,
  adminPatchAlertSettings,
  adminResendAlert,
  adminTestAlert,
  alertMuteDays,
  removeAlertWebhook,
  rotateAlertWebhook,
} from '../operator/adminAlertEndpoints.ts'
export {
  alertChangeSchema,
  alertEvents,
  alertKinds,
  alertRuleNames,
  alertRulesSchema,
  alertSettingsSchema,
  alertValuesSchema,
} from '../operator/alertSchemas.ts'
export type {
  AdminAlert,
  AlertChange,
  AlertDelivery,
  AlertKind,
  AlertRuleName,
  AlertRules,
  AlertSettings,
  AlertValues,
  AlertWebhook,
} from '../operator/alertSchemas.ts'
export {
  adminGetMailHealth,
  adminGetRelayHealth,
  adminGetStorageHealth,
  adminListExecutors,
  adminListUpstreams,
  adminProbeUpstream,
} from '../operator/adminHealthEndpoints.ts'
export type { ExecutorHealth, UpstreamHealth } from '../operator/adminHealthEndpoints.ts'
