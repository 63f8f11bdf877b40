import { bandsOf, NEARLY_THE_SAME, resemblance } from "@learnin/domain/authoring/near-duplicates";
import { operationsIn } from "@learnin/domain/authoring/generated-relevance";
import { numbersIn } from "@learnin/domain/question/plain-text";
import type { Question } from "@learnin/domain/question/question";
import { questionWords } from "@learnin/domain/question/question-words";
import type { Db, Tx } from "../../platform/db/database.ts";
import { selectOfJob, selectSimilarInBank, type SimilarQuestion } from "./candidate.queries.ts";
import type { NearDuplicate, StageResult } from "./stored-candidate.ts";

/** So many similar ones of the bank are compared word by word, so many are shown. */
const mostCompared = 200;
const mostShown = 5;

export interface FoundDuplicates {
	verdict: Pick<StageResult, "outcome" | "reason" | "detail">;
	near: NearDuplicate[];
}

/**
 * Looks for a question in the bank and among the others of its job. The same numbers and operations in nearly the same
 * words are the same question; other numbers are only shown to who reviews it.
 */
export async function findDuplicates(
	tx: Db | Tx,
	{ id, job_id }: { id: string; job_id: string },
	{ question, fingerprint }: { question: Question; fingerprint: string },
): Promise<FoundDuplicates> {
	const bands = bandsOf(questionWords(question));
	const [bank, batch] = await Promise.all([
		selectSimilarInBank(tx, { fingerprint, bands }, mostCompared),
		selectOfJob(tx, job_id, id),
	]);
	const near = [...bank, ...batch]
		.map((other) => ({ other, resemblance: likeness(question, fingerprint, other) }))
		.filter((each) => each.resemblance >= NEARLY_THE_SAME)
		.toSorted((a, b) => b.resemblance - a.resemblance);
	const same = near.find(({ other }) => isSame(question, fingerprint, other));
	return {
		verdict: same === undefined ? verdictOfNear(near.length) : verdictOfSame(same.other),
		near: near.slice(0, mostShown).map(({ other, resemblance: share }) => ({
			question_id: other.question_id,
			number: other.number,
			prompt: other.question.prompt,
			resemblance: share,
		})),
	};
}

function likeness(question: Question, fingerprint: string, other: SimilarQuestion): number {
	if (other.fingerprint === fingerprint) return 1;
	return resemblance(questionWords(question), questionWords(other.question));
}

function isSame(question: Question, fingerprint: string, other: SimilarQuestion): boolean {
	if (other.fingerprint === fingerprint) return true;
	return (
		other.question.question_type === question.question_type &&
		haveSame(numbersIn(question.prompt), numbersIn(other.question.prompt)) &&
		haveSame(new Set(operationsIn(question.prompt)), new Set(operationsIn(other.question.prompt)))
	);
}

function haveSame(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
	return one.size === other.size && [...one].every((each) => other.has(each));
}

function verdictOfNear(count: number): FoundDuplicates["verdict"] {
	return count === 0
		? { outcome: "passed", reason: null, detail: "" }
		: { outcome: "passed", reason: "nearly_the_same", detail: `${count}` };
}

function verdictOfSame({ number }: SimilarQuestion): FoundDuplicates["verdict"] {
	return number === null
		? { outcome: "failed", reason: "same_in_bank", detail: "" }
		: { outcome: "failed", reason: "same_in_batch", detail: `${number}` };
}
