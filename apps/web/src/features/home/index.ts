export { startHome } from "./start-home.ts";
