export { showSeeingAs } from "./banner.tsx";
export { SeeAsButton } from "./see-as-button.tsx";
