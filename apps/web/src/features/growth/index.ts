export { setGrowthQuery } from "./growth.api.ts";
export { OwnRecords } from "./own-records.tsx";
export { masteredOf } from "./growth-words.ts";
export { SetGrowth } from "./set-growth.tsx";
