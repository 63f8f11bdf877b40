import type { ActivityAttempt, AttemptDetail } from "@learnin/contract/routes/practice/activity.contract";
import { dayKey } from "../../../platform/time/time-words.ts";

type Some<A> = [A, ...A[]];
type Attempts = Some<ActivityAttempt>;

/** All tries on one question, newest first. */
export interface QuestionGroup<A extends AttemptDetail = ActivityAttempt> {
	key: string;
	attempts: Some<A>;
}

/** What one child did in one set on one day. */
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
	/** The set started last comes first: two children who practice at the same time do not make the list jump. */
	sessions: SessionGroup[];
}

/**
 * Attempts, newest first, by the child's own day, set and question. A group's key does not change when attempts are
 * added, so that open groups stay open.
 */
export function groupAttempts(attempts: readonly ActivityAttempt[]): DayGroup[] {
	return groupBy(attempts, ownDay).map(([day, ofDay]) => ({
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
		questions: byQuestion(attempts),
	};
}

/** Attempts of one student, newest first, by day and question. */
export function groupDetails(attempts: readonly AttemptDetail[]) {
	return groupBy(attempts, ownDay).map(([day, ofDay]) => ({
		key: day,
		newest: ofDay[0],
		questions: byQuestion(ofDay),
	}));
}

function byQuestion<A extends AttemptDetail>(attempts: readonly A[]): QuestionGroup<A>[] {
	return groupBy(attempts, ({ question_id }) => question_id).map(([key, ofQuestion]) => ({
		key,
		attempts: ofQuestion,
	}));
}

function ownDay({ created_at, time_zone }: AttemptDetail): string {
	return dayKey(created_at, time_zone);
}

function setOf({ student_id, session_id }: ActivityAttempt): string {
	return `${student_id} ${session_id}`;
}

function groupBy<A>(attempts: readonly A[], keyOf: (attempt: A) => string): [string, Some<A>][] {
	const groups = new Map<string, Some<A>>();
	for (const attempt of attempts) {
		const group = groups.get(keyOf(attempt));
		if (group) group.push(attempt);
		else groups.set(keyOf(attempt), [attempt]);
	}
	return [...groups];
}
