export { keepProfile } from "./last-profile.ts";
export { keepPreferences, usePreferences } from "./preferences.ts";
export { endSession, loadProfile, signOut, takeOver } from "./profile.api.ts";
export type { Session } from "./use-session.ts";
export { profileQuery, SignedIn, useProfile, useSession } from "./use-session.ts";
