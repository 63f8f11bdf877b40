import { boardOf } from "@learnin/domain/authoring/generated/board-texts";
import { likenessOf } from "@learnin/domain/authoring/likeness/likeness";
import { NEARLY_THE_SAME, resemblanceTo } from "@learnin/domain/authoring/likeness/near-duplicates";
import { operationsIn } from "@learnin/domain/authoring/generated/generated-relevance";
import { numbersIn } from "@learnin/domain/question/text/plain-text";
import type { Question } from "@learnin/domain/question/question";
import { questionWords } from "@learnin/domain/question/text/question-words";
import type { Db, Tx } from "../../platform/db/database.ts";
import { selectOfJob, selectSimilarInBank, type SimilarQuestion } from "./candidate.queries.ts";
import type { NearDuplicate, StageResult } from "./stored-candidate.ts";

/** How many are shown. */
const mostShown = 5;

export interface FoundDuplicates {
	verdict: Pick<StageResult, "outcome" | "reason" | "detail">;
	near: NearDuplicate[];
}

/**
 * Looks for a question in the bank and among the others of its job. The same numbers and operations in nearly
 * the same words are the same question; other numbers are only shown to the reviewer.
 */
export async function findDuplicates(
	tx: Db | Tx,
	{ id, job_id }: { id: string; job_id: string },
	{ question, fingerprint }: { question: Question; fingerprint: string },
): Promise<FoundDuplicates> {
	const words = questionWords(question);
	const resemblanceOf = resemblanceTo(words);
	const [bank, batch] = await Promise.all([
		selectSimilarInBank(tx, fingerprint, likenessOf(words, question.prompt)),
		selectOfJob(tx, job_id, id),
	]);
	const operations = new Set(operationsIn(question.prompt));
	// "What is 6 + 4?" is not like "What is 6 × 4?", although the words are.
	const calculatesAlike = (other: SimilarQuestion) =>
		haveSame(operations, new Set(operationsIn(other.prompt)));
	const near = [...bank, ...batch]
		.map((other) => ({
			other,
			resemblance: other.fingerprint === fingerprint ? 1 : resemblanceOf(other.words),
		}))
		.filter(({ other, resemblance }) => resemblance >= NEARLY_THE_SAME && calculatesAlike(other))
		.toSorted((a, b) => b.resemblance - a.resemblance);
	const isSame = sameAs(question, fingerprint);
	const same = near.find(({ other }) => isSame(other));
	return {
		verdict: same === undefined ? verdictOfNear(near.length) : verdictOfSame(same.other),
		near: near.slice(0, mostShown).map(({ other, resemblance: share }) => ({
			question_id: other.question_id,
			number: other.number,
			prompt: other.prompt,
			resemblance: share,
		})),
	};
}

/**
 * Reports which others with the same calculation, and the same line or cards, are the same question, whatever their
 * words.
 */
function sameAs(question: Question, fingerprint: string): (other: SimilarQuestion) => boolean {
	const numbers = numbersIn(question.prompt);
	const board = boardOf(question);
	return (other) =>
		other.fingerprint === fingerprint ||
		(other.question_type === question.question_type &&
			haveSame(numbers, numbersIn(other.prompt)) &&
			(other.made === null ? "" : boardOf(other.made)) === board);
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
