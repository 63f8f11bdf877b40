export { FamilyWays } from "./family-ways.tsx";
export { InvitationState } from "./invitation-state.tsx";
export { NoChildren } from "./no-children.tsx";
