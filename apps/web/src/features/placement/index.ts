export { placementQuery } from "./placement.api.ts";
export { PlacementInvitation } from "./placement-invitation.tsx";
export { ChildPlacementCard } from "./child-placement-card.tsx";
