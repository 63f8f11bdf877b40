export { showDashboardLink, startHome } from "./start-home.ts";
