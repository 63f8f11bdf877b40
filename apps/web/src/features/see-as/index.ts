export { SeeAsButton } from "./see-as-button.tsx";
