export { type Totals, saveAnswersAsCsv, totalsQuery } from "./reports.api.ts";
export { SpanFields, useSpan } from "./span/span-fields.tsx";
export { usualChoices } from "./span/span.ts";
export { TimeRule } from "./span/time-rule.tsx";
export { useFirstRows } from "./skills/use-first-rows.tsx";
export { readAgain } from "./read-again.ts";
export { useLiveActivity } from "./use-live-activity.ts";
