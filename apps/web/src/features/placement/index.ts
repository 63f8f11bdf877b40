export { firstThing, PlacementInvitation } from "./placement-invitation.tsx";
export { ChildPlacementLink } from "./child-placement-link.tsx";
export { ChildPlacementCard } from "./child-placement-card.tsx";
