export { FamilyWays } from "./family-ways.tsx";
export { InvitationState } from "./lazy-invitation-state.tsx";
export { NoChildren } from "./no-children.tsx";
