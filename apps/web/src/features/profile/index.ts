export { loadProfile, signOut } from "./profile.api.ts";
export { profileQuery, useProfile, useSession } from "./use-session.ts";
