export { setGrowthQuery } from "./growth.api.ts";
export { OwnRecords } from "./own-records.tsx";
export { SetGrowth } from "./set-growth.tsx";
