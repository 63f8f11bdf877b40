import { formulasIn, holds } from "../reading/formulas.ts";
import { fillsTheLines } from "../shared/fact-solvers.ts";
import { wholesIn } from "../reading/read-question.ts";
import type { Solver } from "../solver.ts";

const first = (text: string) => formulasIn(text)[0] ?? "";

/** Whether a sentence says why a task may be worked out in another way; its numbers are checked. */
function isReason(task: string, sentence: string): boolean {
	const [, near = 0n] = wholesIn(task.replace(" - ", " "));
	if (/order of the numbers does not change|^Each number is split/.test(sentence)) return true;
	const [, whole, part, rest] = /(\d+) is split into (\d+) and (\d+)/.exec(sentence)?.map(Number) ?? [];
	if (whole !== undefined) return BigInt(whole) === near && whole === (part ?? 0) + (rest ?? 0);
	const [, round, extra] =
		/(?:Adding|Taking away) (\d+) (?:adds|takes away) (\d+) too many/.exec(sentence)?.map(Number) ?? [];
	if (round !== undefined) return BigInt(round) - near === BigInt(extra ?? 0);
	const moved = /Both numbers grow by (\d+), so they stay just as far apart/.exec(sentence)?.[1];
	return moved !== undefined && (near + BigInt(moved)) % 10n === 0n;
}

/** Independent solver for ways of adding and subtracting: expressions are worked out, and the numbers of a reason are checked. */
export const keepsTheValue: Solver = (question, answer) => {
	const { prompt, question_type } = question;
	const { text, texts } = answer;
	if (question_type === "FILL_MULTIPLE") return fillsTheLines(question, answer);
	if (question_type === "MATCH_THE_FOLLOWING") return holds(`${first(text)} = ${first(texts[1] ?? "")}`);
	if (question_type === "SELECT_ALL") return holds(first(text));
	return text.startsWith("$") ? holds(`${first(prompt)} = ${first(text)}`) : isReason(first(prompt), text);
};
