export { type Totals, saveAnswersAsCsv, totalsQuery } from "./reports.api.ts";
export { SpanFields, useSpan } from "./span-fields.tsx";
export { usualChoices } from "./span.ts";
export { TimeRule } from "./time-rule.tsx";
export { useFirstRows } from "./use-first-rows.tsx";
export { useLiveActivity } from "./use-live-activity.ts";
