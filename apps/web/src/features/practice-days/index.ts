export { dayPaths } from "./day-paths.ts";
