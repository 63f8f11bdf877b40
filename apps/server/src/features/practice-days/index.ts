import * as contract from "@learnin/contract/routes/practice/practice-days.contract";
import type { AppContext } from "../../platform/app-context.ts";
import { registerRoute } from "../../platform/http/register-route.ts";
import { practiceDay } from "./practice-day.ts";
import { endedQuestions, practiceDays } from "./practice-days.ts";

export {
	type AttemptRow,
	type Owner,
	selectAttempts,
	selectAttemptsOf,
	selectOptionalQuestionOwner,
	selectOptionalSessionOwner,
	selectOptionalSkillName,
	selectOptionalStudentOwner,
} from "./attempts.queries.ts";
export { countedTime } from "./counted-time.ts";
export { noteSight, requireVisible } from "./may-see.ts";
export { presentAttempt, presentDetail } from "./present-attempt.ts";
// What reports are based on: the same days, sums and questions as these pages show.

export { type Practiced, readDays } from "./read-days.ts";
export { spanOf } from "./span.ts";
export { outcomeOf, sumOf, type Tallied } from "./tally.ts";
export { requireStudentSeen, type StudentWithRules } from "./whose.ts";

export function practiceDaysRoutes(app: AppContext): void {
	registerRoute(app, contract.getPracticeDays, ({ viewer, query }) => practiceDays(app, viewer, query));
	registerRoute(app, contract.getEndedQuestions, ({ viewer, query }) => endedQuestions(app, viewer, query));
	registerRoute(app, contract.getPracticeDay, ({ viewer, params }) =>
		practiceDay(app, viewer, params.day_id),
	);
}
