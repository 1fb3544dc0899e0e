import type { OperatorRole } from '@latchkey/protocol/operator'

/** Who may call an endpoint. */
export interface OperatorRight {
  /** The least role of an operator's session. */
  readonly role: OperatorRole
  /** Whether the admin token may call it, as an owner. */
  readonly isForTokens: boolean
  /** Whether a session must have used a passkey just before; see `proofLife`. */
  readonly needsProof: boolean
}

const of = (role: OperatorRole): OperatorRight => ({ role, isForTokens: true, needsProof: false })
/** For sessions only, whatever the token. */
const ofSession = (role: OperatorRole): OperatorRight => ({ role, isForTokens: false, needsProof: false })
const proven = (role: OperatorRole): OperatorRight => ({ role, isForTokens: false, needsProof: true })

/** The endpoints for operators by name. The guard and its test read this table; an endpoint that it lacks cannot be mounted. */
export const operatorRights: Readonly<Record<string, OperatorRight>> = {
  adminListProjects: of('viewer'),
  adminGetProject: of('viewer'),
  adminListEvents: of('viewer'),
  adminGetSponsorship: of('viewer'),
  adminGetAnalyticsSeries: of('viewer'),
  adminGetAnalyticsBreakdown: of('viewer'),
  adminGetAnalyticsFunnel: of('viewer'),
  adminGetAnalyticsDurations: of('viewer'),
  adminGetAnalyticsCsv: of('viewer'),
  adminListRefusals: of('viewer'),
  adminListAlerts: of('viewer'),
  adminGetAlertSettings: of('viewer'),
  adminListAlertDeliveries: of('viewer'),
  adminGetRelayHealth: of('viewer'),
  adminListUpstreams: of('viewer'),
  adminGetStorageHealth: of('viewer'),
  adminGetMailHealth: of('viewer'),
  adminListExecutors: of('viewer'),
  adminGetLogins: of('viewer'),
  // It writes a text, and changes nothing.
  adminPreviewMail: of('viewer'),
  adminGetUserCounts: of('viewer'),
  adminFindUsers: of('viewer'),
  adminGetUser: of('viewer'),
  adminGetSignInCounts: of('viewer'),
  adminListSignIns: of('viewer'),
  adminFindSignIns: of('viewer'),
  adminListCatalogue: of('viewer'),
  adminGetCatalogueWallet: of('viewer'),
  adminGetCataloguePicture: of('viewer'),

  adminCreateProject: of('editor'),
  adminUpdateProject: of('editor'),
  adminPatchProject: of('editor'),
  adminRotateProjectId: of('editor'),
  adminAddProjectSecret: of('editor'),
  adminUpdateSponsorship: of('editor'),
  adminRemoveSponsorship: of('editor'),
  adminMuteAlert: of('editor'),
  adminPatchAlertSettings: of('editor'),
  adminResendAlert: of('editor'),
  adminTestAlert: of('editor'),
  adminProbeUpstream: of('editor'),
  adminRevealUser: of('editor'),
  adminEndUserSession: of('editor'),
  adminEndUserSessions: of('editor'),
  adminEndSignIn: of('editor'),
  adminEndAccountSignIns: of('editor'),
  adminEndSignIns: of('editor'),
  // To the address of the session.
  adminSendTestMail: ofSession('editor'),
  adminAddCatalogueWallet: of('editor'),
  adminChangeCatalogueWallet: of('editor'),
  adminRemoveCatalogueWallet: of('editor'),

  // They end what apps and programs use.
  adminRetireProjectId: of('owner'),
  adminRemoveProjectSecret: of('owner'),
  adminListAudit: of('owner'),
  checkAudit: of('owner'),
  adminGetServer: of('owner'),
  // The token is no session, so it needs no proof.
  adminDeleteUser: { role: 'owner', isForTokens: true, needsProof: true },
  // All addresses at once.
  adminExportUsers: { role: 'owner', isForTokens: true, needsProof: true },
  adminKeepUser: of('owner'),

  // They decide where data goes, and show what proves its origin.
  addAlertWebhook: proven('owner'),
  rotateAlertWebhook: proven('owner'),
  removeAlertWebhook: proven('owner'),

  listOperators: ofSession('owner'),
  changeOperatorRole: proven('owner'),
  removeOperator: proven('owner'),
  endOperatorSessions: ofSession('owner'),
  listInvitations: ofSession('owner'),
  createInvitation: proven('owner'),
  removeInvitation: ofSession('owner'),

  getMe: ofSession('viewer'),
  getProofOptions: ofSession('viewer'),
  proveOperator: ofSession('viewer'),
  getMySessions: ofSession('viewer'),
  endMySession: ofSession('viewer'),
  getMyPasskeys: ofSession('viewer'),
  getMyPasskeyOptions: proven('viewer'),
  // With a challenge from the options, which needed the proof.
  addMyPasskey: ofSession('viewer'),
  removeMyPasskey: proven('viewer'),
}
