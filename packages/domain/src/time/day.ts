/** A day of 24 hours, in milliseconds. Days of a calendar may be an hour shorter or longer; see `rewards/week.ts`. */
export const DAY_MS = 24 * 60 * 60 * 1000;
