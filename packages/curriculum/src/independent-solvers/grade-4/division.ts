import { derivedSolvers } from "../shared/derived-solvers.ts";
import { formulasIn } from "../reading/formulas.ts";
import { mistakenDivisions } from "../mistaken/divisions.ts";
import { optionsOf } from "../reading/options-of.ts";
import { wholesIn } from "../reading/read-question.ts";
import type { Solver, Solvers } from "../solver.ts";
import { byPrompt, fillsTheBox, wholes } from "../reading/common-solvers.ts";
import { repeatedSum, wholeOf } from "../reading/wholes.ts";

/** The groups together are all that there is: one number, or two that are put together first. */
const sharesAll: Solver = ({ prompt }, { value }) => {
	const numbers = wholesIn(prompt);
	const groups = numbers.at(-1) ?? 1n;
	const all = numbers.slice(0, -1).reduce((total, each) => total + each, 0n);
	const quotient = wholeOf(value);
	return quotient !== null && repeatedSum(groups, quotient) === all;
};

/** Of all options, this one multiplied back comes nearest to the dividend. */
const isTheNearest: Solver = (question, { value }) => {
	const [dividend = 0n, divisor = 1n] = wholesIn(question.prompt);
	const away = (quotient: bigint) => {
		const apart = repeatedSum(divisor, quotient) - dividend;
		return apart < 0n ? -apart : apart;
	};
	const given = wholeOf(value);
	const all = optionsOf(question).map(({ label }) => wholesIn(label)[0] ?? 0n);
	return given !== null && all.every((each) => away(given) <= away(each));
};

/** "14 R 3" for a division, both numbers proved by multiplying back. */
function isResult(task: string, shown: string): boolean {
	const [dividend = 0n, divisor = 1n] = wholesIn(task);
	const [quotient = -1n, rest = -1n] = wholesIn(shown);
	return repeatedSum(divisor, quotient) + rest === dividend && rest < divisor;
}

/** One independent solver for each generator of grade 4 about division. */
export const divisionWays4: Solvers = {
	"divide-by-one-digit": derivedSolvers(
		byPrompt(
			[
				/\[\[all\]\]/,
				wholes(([first, rest, all], _, { prompt }) => {
					const told = wholesIn(prompt);
					const [total = 0n, taken = 0n, left = 0n, divisor = 1n] = prompt.startsWith("Divide")
						? [told[0], told[2], told[4], told[1]]
						: told;
					const [one, other] = [repeatedSum(divisor, first), repeatedSum(divisor, rest)];
					return one === taken && other === left && one + other === total && first + rest === all;
				}),
			],
			[/\\square/, fillsTheBox],
			[/estimate|About how much/, isTheNearest],
			[/./, sharesAll],
		),
		mistakenDivisions,
	),
	"divide-with-remainder": (question, answer) => {
		const { prompt, question_type } = question;
		const [first = "", second = ""] = answer.texts;
		if (question_type === "MATCH_THE_FOLLOWING") return isResult(first, second);
		if (question_type === "SELECT_ALL") {
			const [task = "", shown = ""] = first.split(" = ");
			return isResult(task, shown);
		}
		if (first.includes(" R ")) return isResult(formulasIn(prompt)[0] ?? "", first);
		return byPrompt(
			[
				/Complete:/,
				wholes(
					([quotient, rest], [dividend, divisor]) =>
						repeatedSum(divisor, quotient) + rest === dividend && rest < divisor,
				),
			],
			[
				/\[\[quotient\]\]/,
				wholes(
					([quotient, rest], [dividend, divisor]) =>
						repeatedSum(divisor, quotient) + rest === dividend && rest < divisor,
				),
			],
			[/cannot be|not possible/, wholes(([rest], [divisor]) => rest >= divisor)],
			[
				/A number divided|divides a number|Find the dividend/,
				wholes(([dividend], [divisor, quotient, rest]) => repeatedSum(divisor, quotient) + rest === dividend),
			],
			[/./, wholes(([rest], [dividend, divisor]) => rest === dividend % divisor)],
		)(question, answer);
	},
};
