export { InvitationState } from "./invitation-state.tsx";
