import { listNames } from "@learnin/domain/family/list-names";
import { ATTENTION_KINDS, type AttentionKind } from "@learnin/domain/reports/child-state";
import { count } from "../../../platform/count-words.ts";
import type { DashboardChild } from "../activity.api.ts";

type Named = Pick<DashboardChild, "id" | "name">;

/** Something a parent may want to do, and where to do it. */
export interface Attention {
	kind: AttentionKind;
	/** Usually one. */
	children: readonly [Named, ...Named[]];
	words: string;
}

/** What needs attention in a family, most urgent first. `callNames` are the children's names in it. */
export function attentionIn(
	children: readonly DashboardChild[],
	callNames: ReadonlyMap<string, string>,
): Attention[] {
	const nameOf = ({ id, name }: DashboardChild) => callNames.get(id) ?? name;
	const [first, ...others] = children.filter(({ state }) => state.attention.includes("ended"));
	const items = children.flatMap((child) => attentionOf(child, nameOf(child)));
	// One payment can be for all of them.
	if (first === undefined || others.length === 0) return byUrgency(items);
	const names = listNames([first, ...others].map(nameOf));
	return byUrgency([
		{
			kind: "ended",
			children: [first, ...others],
			words: `No paid days left: ${names} get only the free questions each day.`,
		},
		...items.filter(({ kind }) => kind !== "ended"),
	]);
}

/** So many lines of one child, and no more, are in view on a phone; the others are behind a press. */
const SHOWN_OF_A_CHILD = 2;

/** The most urgent of each child, and what is left. */
export function mostUrgentOfEach(items: readonly Attention[]): { first: Attention[]; more: Attention[] } {
	const isFirst = (item: Attention, at: number) => {
		const before = items.slice(0, at).filter(({ children }) => children[0].id === item.children[0].id);
		return before.length < SHOWN_OF_A_CHILD;
	};
	return { first: items.filter(isFirst), more: items.filter((item, at) => !isFirst(item, at)) };
}

function byUrgency(items: readonly Attention[]): Attention[] {
	return items.toSorted(
		(one, other) => ATTENTION_KINDS.indexOf(one.kind) - ATTENTION_KINDS.indexOf(other.kind),
	);
}

/** What needs attention of one child. `callName` is its name in the family. */
function attentionOf(child: DashboardChild, callName: string): Attention[] {
	return child.state.attention.flatMap((kind) =>
		wordsOf(kind, child, callName).map((words) => ({ kind, children: [child] as const, words })),
	);
}

/** One sentence, or one per skill concerned. */
function wordsOf(kind: AttentionKind, child: DashboardChild, callName: string): string[] {
	const { days_left, week_finished, week_first_try, week_skipped, week_active_ms } = child;
	const { review_count, stuck, slipping } = child;
	const waiting = (state: "asked" | "approved") =>
		child.rewards_waiting.filter((reward) => reward.state === state);
	switch (kind) {
		case "consent":
			return [`Consent was withdrawn, so ${callName} can’t practice.`];
		case "ended":
			return [`No paid days left: ${callName} gets only the free questions each day.`];
		case "ending":
			return [`${callName} has ${count(days_left, "paid day")} left.`];
		case "not_joined":
			return [
				child.state.badge === "invited"
					? `${callName} hasn’t joined: the invitation ends in less than a day.`
					: `${callName} hasn’t joined: the invitation expired. ${count(days_left, "paid day")} left.`,
			];
		case "stuck":
			return stuck.map(
				({ skill_name }) =>
					`${callName} is stuck on “${skill_name}”. Five minutes together will help more than extra questions.`,
			);
		case "hard":
			return [
				`A hard week for ${callName}: ${week_first_try} of ${week_finished} questions right on the first try. Work through a few of them together.`,
			];
		case "slipping":
			return slipping.map(
				({ skill_name }) => `${callName} mastered “${skill_name}” but missed the latest questions.`,
			);
		case "skipping":
			return [skippedWords(child, callName)];
		case "quiet":
			if (week_skipped > 0) return [skippedWords(child, callName)];
			return [
				week_active_ms > 0
					? `${callName} tried, but finished no questions in the last seven days.`
					: `${callName} finished no questions in the last seven days.`,
			];
		case "asked":
			return waiting("asked").map(({ title }) => `${callName} is asking for “${title}”.`);
		case "to_give":
			return waiting("approved").map(
				({ title }) => `You said yes to “${title}” for ${callName}. You haven’t given it yet.`,
			);
		case "review":
			return [`${callName} has ${count(review_count, "mastered skill")} due for a short review.`];
	}
}

function skippedWords({ week_finished, week_skipped }: DashboardChild, callName: string): string {
	const questions = count(week_skipped, "question");
	return week_finished === 0
		? `${callName} skipped ${questions} in the last seven days and finished none.`
		: `${callName} skipped ${questions} in the last seven days and finished ${week_finished}.`;
}
