export { practisingAsRoutes } from "./practising-as.routes.ts";
