import { count } from "../../platform/count-words.ts";
import type { DashboardChild } from "./activity.api.ts";

type AttentionKind = "stuck" | "consent" | "ended" | "ending" | "quiet" | "review";

/** Something that a parent may want to do, with the place where it is done. */
export interface Attention {
	kind: AttentionKind;
	child: Pick<DashboardChild, "id" | "name">;
	words: string;
}

/** From this many days left on it is time to pay for more. */
const endingDays = 3;

/** What needs attention, the most pressing first. `callName` is how the family calls the child. */
export function attentionOf(child: DashboardChild, callName: string): Attention[] {
	const { id, name } = child;
	const told: [AttentionKind, boolean, string][] = [
		["consent", !child.may_practice, `Consent was withdrawn, so ${callName} can’t practice.`],
		[
			"ended",
			child.may_practice && child.enrolled_until === null,
			`No paid days left: ${callName} gets only the free questions each day.`,
		],
		[
			"ending",
			child.enrolled_until !== null && child.days_left <= endingDays,
			`${callName} has ${count(child.days_left, "paid day")} left.`,
		],
		...child.stuck.map(({ skill_name }): [AttentionKind, boolean, string] => [
			"stuck",
			true,
			`${callName} is stuck on “${skill_name}”. Five minutes together will help more than extra questions.`,
		]),
		[
			"quiet",
			child.may_practice && hasBegun(child) && child.enrolled_until !== null && child.week_finished === 0,
			`${callName} has not practiced in the last seven days.`,
		],
		[
			"review",
			child.review_count > 0,
			`${count(child.review_count, "mastered skill")} of ${callName} ${child.review_count === 1 ? "is" : "are"} due for a short review.`,
		],
	];
	return told.filter(([, holds]) => holds).map(([kind, , words]) => ({ kind, child: { id, name }, words }));
}

/** Before its first set a child has its first steps on its card. */
function hasBegun({ has_joined, first_steps }: DashboardChild): boolean {
	return has_joined && first_steps.every(({ step, is_done }) => is_done || step !== "first_set");
}
