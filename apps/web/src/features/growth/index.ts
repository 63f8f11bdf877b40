export { setGrowthQuery } from "./growth.api.ts";
export { OwnRecords } from "./own-records.tsx";
export { masteredOf, SetGrowth } from "./set-growth.tsx";
