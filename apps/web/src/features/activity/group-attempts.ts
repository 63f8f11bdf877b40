import type { ActivityAttempt } from "@learnin/contract/routes/activity.contract";
import { dayKey } from "../../platform/time-words.ts";

type Attempts = [ActivityAttempt, ...ActivityAttempt[]];

/** All tries on one question, newest first. */
export interface QuestionGroup {
	key: string;
	attempts: Attempts;
}

/** What one child did of one skill in one set, on one day. */
export interface SessionGroup {
	key: string;
	newest: ActivityAttempt;
	oldest: ActivityAttempt;
	/** The question answered last comes first. */
	questions: QuestionGroup[];
}

export interface DayGroup {
	key: string;
	newest: ActivityAttempt;
	/** The set begun last comes first: two children who practice at once do not make the list jump. */
	sessions: SessionGroup[];
}

/**
 * Attempts, newest first, by day, set and question. A group's key does not change when newer or older attempts
 * join it, so that what is open in it stays open.
 */
export function groupAttempts(attempts: readonly ActivityAttempt[], timeZone?: string): DayGroup[] {
	return groupBy(attempts, ({ created_at }) => dayKey(created_at, timeZone)).map(([day, ofDay]) => ({
		key: day,
		newest: ofDay[0],
		sessions: groupBy(ofDay, setOf)
			.map(([set, ofSet]) => sessionGroup(`${day} ${set}`, ofSet))
			.toSorted((a, b) => (a.oldest.created_at < b.oldest.created_at ? 1 : -1)),
	}));
}

function sessionGroup(key: string, attempts: Attempts): SessionGroup {
	return {
		key,
		newest: attempts[0],
		oldest: attempts.at(-1) ?? attempts[0],
		questions: groupBy(attempts, ({ question_id }) => question_id).map(([question, ofQuestion]) => ({
			key: question,
			attempts: ofQuestion,
		})),
	};
}

function setOf({ student_id, session_id, skill_id }: ActivityAttempt): string {
	return `${student_id} ${session_id} ${skill_id}`;
}

function groupBy(
	attempts: readonly ActivityAttempt[],
	keyOf: (attempt: ActivityAttempt) => string,
): [string, Attempts][] {
	const groups = new Map<string, Attempts>();
	for (const attempt of attempts) {
		const group = groups.get(keyOf(attempt));
		if (group) group.push(attempt);
		else groups.set(keyOf(attempt), [attempt]);
	}
	return [...groups];
}
