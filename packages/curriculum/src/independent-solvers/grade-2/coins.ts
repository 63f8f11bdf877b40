import type { Question } from "@learnin/domain/question/question";
import { figureOf, textsIn } from "../reading/read-figure.ts";
import { wholesIn } from "../reading/read-question.ts";
import type { GivenAnswer, Solver } from "../solver.ts";
import { taskSolvers } from "../shared/task-solvers.ts";
import { wholeOf } from "../reading/wholes.ts";

const CENTS = { quarter: 25n, dime: 10n, nickel: 5n, penn: 1n } as const;

/** Each kind of coin given in words, with its number. */
function told(text: string): { kind: keyof typeof CENTS; count: bigint }[] {
	return [...text.matchAll(/(\d+) (quarter|dime|nickel|penn)/g)].map(([, count = "0", kind = "penn"]) => ({
		kind: kind as keyof typeof CENTS,
		count: BigInt(count),
	}));
}

function worth(text: string, cents: Readonly<Record<keyof typeof CENTS, bigint>> = CENTS): bigint {
	return told(text).reduce((sum, { kind, count }) => sum + count * cents[kind], 0n);
}

const coinsIn = (text: string) => told(text).reduce((sum, { count }) => sum + count, 0n);

/** What is written on the money in the figure, in cents. */
function shown(question: Question): bigint[] {
	return textsIn(figureOf(question)).map(({ text }) =>
		text.startsWith("$") ? 100n * BigInt(text.slice(1)) : BigInt(text.slice(0, -1)),
	);
}

function seen(question: Question, { values, texts }: GivenAnswer): boolean {
	const pieces = shown(question);
	const total = pieces.reduce((sum, each) => sum + each, 0n);
	const given = values.map((each, at) => wholeOf(each) ?? wholesIn(texts[at] ?? "")[0] ?? -1n);
	const [first = -1n, second = -1n] = given;
	if (question.question_type === "LABELED_INPUT")
		return pieces.every(
			(_, at) => given[at] === pieces.slice(0, at + 1).reduce((sum, each) => sum + each, 0n),
		);
	if (question.question_type === "FILL_MULTIPLE") return first * 100n + second === total && second < 100n;
	return first === total;
}

function isRight(question: Question, answer: GivenAnswer): boolean {
	const { prompt, figure } = question;
	if (figure !== undefined) return seen(question, answer);
	if (told(answer.text).length > 0) return worth(answer.text) === wholesIn(prompt)[0];
	const value = wholeOf(answer.value) ?? wholesIn(answer.text)[0];
	if (!/missing|more cents/.test(prompt)) return value === worth(prompt);
	const wanted = prompt.includes("a dollar") ? 100n : wholesIn(prompt.replaceAll(/\d+ (?:q|d|n|p)/g, ""))[0];
	return value !== undefined && value + worth(prompt) === wanted;
}

/** Independent solver for counting coins and bills. */
export const countsMoney: Solver = taskSolvers({
	worthOf: (text) => (told(text).length === 0 ? undefined : worth(text)),
	mistakes: [
		[/counted the coins/, coinsIn],
		[/swapped the dimes/, (text) => worth(text, { ...CENTS, dime: 5n, nickel: 10n })],
		[/left out the last/, (text) => worth(text) - CENTS[told(text).at(-1)?.kind ?? "penn"]],
		[/quarter for 20/, (text) => worth(text, { ...CENTS, quarter: 20n })],
	],
	plain: isRight,
});
