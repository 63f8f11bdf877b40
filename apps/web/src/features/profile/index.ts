export { endSession, loadProfile, signOut } from "./profile.api.ts";
export type { Session } from "./use-session.ts";
export { profileQuery, useProfile, useSession } from "./use-session.ts";
