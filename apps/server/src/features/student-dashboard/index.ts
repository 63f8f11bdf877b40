export { studentDashboardRoutes } from "./student-dashboard.routes.ts";
