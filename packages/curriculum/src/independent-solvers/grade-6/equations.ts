import type { Rational } from "@learnin/domain/arithmetic/rational";
import { isEqual } from "@learnin/domain/arithmetic/rational";
import { compare, exact, minus, over, plus, same, times } from "../reading/arithmetic.ts";
import {
	formulasIn,
	calculate,
	holds,
	numbersIn as exactsIn,
	value as numberOf,
} from "../reading/formulas.ts";
import { drawsSolutions, isSolution, solvesFormula } from "../shared/formula-solvers.ts";
import { mistakenOneStep } from "../mistaken/one-step.ts";
import { lettersOf } from "../shared/expression-solvers.ts";
import { areInTheirBins } from "../reading/cards.ts";
import type { Solver, Solvers } from "../solver.ts";

const equationsIn = (text: string) => formulasIn(text).filter((formula) => formula.includes(" = "));

function isSolved(equation: string, found: Rational): boolean {
	return holds(equation, { [/(?<!\\[a-z]*)[a-z]/.exec(equation)?.[0] ?? ""]: found });
}

/** The unknown of a story of one step, from the words that tell what happens to it. */
function unknownOf(prompt: string): Rational {
	const [first = exact(0), second = exact(0)] = exactsIn(prompt);
	if (/drained|cuts \d[\d.]* feet|spent|dropped/.test(prompt)) return plus(first, second);
	if (/splits|ribbon|glasses|crates/.test(prompt)) return times(first, second);
	if (/tickets|days|boards|bags of rice/.test(prompt)) return over(second, first);
	return minus(second, first);
}

const formulaOf = (prompt: string) => formulasIn(prompt).find((one) => /[=<>≤≥]/.test(one)) ?? "";

const solvesOneStep: Solver = ({ prompt, question_type }, { texts, text, value }) => {
	const [equation] = equationsIn(prompt);
	const [, second = ""] = texts;
	if (question_type === "MATCH_THE_FOLLOWING")
		return isSolved(formulasIn(text)[0] ?? "", calculate(formulasIn(second)[0] ?? ""));
	if (question_type === "SELECT_ALL") {
		const [task = "", solution = ""] = formulasIn(text);
		return isSolved(task, calculate(solution));
	}
	if (question_type === "VERIFY_WITH_LLM")
		return isSolved(equation ?? "", calculate((formulasIn(text).at(-1) ?? "").replace(/^[a-z] = /, "")));
	if (equation === undefined && text.includes("="))
		return isSolved(formulasIn(text)[0] ?? "", unknownOf(prompt));
	if (question_type === "SELECT_ONE" && value === null)
		return mistakenOneStep(text, equation ?? "", calculate(formulasIn(prompt).at(-1) ?? ""));
	if (value === null) return false;
	return equation === undefined ? same(value, unknownOf(prompt)) : isSolved(equation, value);
};

/** Independent solvers of grade 6: equations. */
export const solvers6Equations: Solvers = {
	"one-step-equations-add": solvesOneStep,
	"one-step-equations-mult": solvesOneStep,
	"test-solutions": (question, answer) => {
		const { interaction, question_type, prompt } = question;
		const [shown = ""] = formulasIn(prompt);
		const isSolved = (formula: string, number: Rational) =>
			holds(formula, { [/[a-z]/.exec(formula)?.[0] ?? ""]: number });
		if (interaction?.kind === "sort")
			return areInTheirBins(question, answer.texts, (card) =>
				isSolved(formulaOf(prompt), numberOf(card)) ? "Solution" : "Not a solution",
			);
		if (interaction) return drawsSolutions(question, answer);
		if (question_type === "MATCH_THE_FOLLOWING")
			return isSolved(formulasIn(answer.text)[0] ?? "", numberOf(answer.texts[1] ?? ""));
		if (question_type === "VERIFY_WITH_LLM") {
			const [tested = exact(0)] = exactsIn(prompt);
			return isSolved(shown, tested) === !answer.text.includes("is not a solution");
		}
		return solvesFormula(question, answer);
	},
	"inequalities-graph": (question, { text, texts }) => {
		const { figure, interaction } = question;
		const prompt = question.prompt.replaceAll(/\$[a-z]\$/g, "");
		const fitting = (words: string, boundary: Rational, tried: Rational) => {
			const order = compare(tried, boundary);
			if (/[<>≤≥]/.test(words))
				return holds(words.replaceAll("$", ""), { [/(?<!\\)[a-z](?= )/.exec(words)?.[0] ?? "x"]: tried });
			if (words.includes("dot"))
				return (words.includes("full") && order === 0) || order === (words.includes("left") ? -1 : 1);
			if (/at least|or taller|or more|not less/i.test(words)) return order >= 0;
			if (/at most|must not be more|or less|not greater/i.test(words)) return order <= 0;
			return /less|younger|fewer|smaller|below/i.test(words) ? order < 0 : order > 0;
		};
		const [word = "", formula = ""] = texts;
		const letterIn = (each: string) => /\$([a-z])(?: [<>≤≥]|\$)/.exec(each)?.[1];
		if (texts.length > 1 && letterIn(word) !== letterIn(formula)) return false;
		if (interaction) {
			const [edge = exact(0)] = exactsIn(prompt);
			const steps = [-30, -1, 0, 1, 30].map((step) => plus(edge, exact(step)));
			return steps.every((tried) => isSolution(text, tried) === fitting(prompt, edge, tried));
		}
		const [one, other] =
			texts.length > 1
				? [text, texts[1] ?? ""]
				: [text, figure?.alt ?? (/\$\w+ [<>≤≥]/.test(prompt) ? (formulasIn(prompt)[0] ?? "") : prompt)];
		const [boundary = exact(0)] = exactsIn(other);
		return [-60, -1, 0, 1, 60].every((halves) => {
			const tried = plus(boundary, over(exact(halves), exact(2)));
			return fitting(one, exactsIn(one)[0] ?? boundary, tried) === fitting(other, boundary, tried);
		});
	},
	"dependent-independent": (question, { text, texts, value, values }) => {
		const { prompt, figure, question_type } = question;
		const said = `${question_type === "MATCH_THE_FOLLOWING" ? "" : prompt} ${text}`;
		const rate = exactsIn(said.replace(/^.*?:? “/, ""))[0] ?? exact(0);
		const letters = /\$([a-z])\$.*?\$([a-z])\$/.exec(said) ?? [];
		// What happens first, or can be chosen, is named first.
		const [, x = "x", y = "y"] = letters;
		if (question.interaction?.kind === "sort")
			return areInTheirBins(question, texts, (card) =>
				/^Time|tickets|hours|boxes|days|rides/.test(card) ? "Independent" : "Dependent",
			);
		if (question_type === "VERIFY_WITH_LLM") {
			const says = /says that \$([a-z])\$/.exec(prompt)?.[1];
			return text.includes("is right") === (says === y) && text.includes(`$${y}$ is the dependent`);
		}
		if (/dogs|cashier|fence|pencils|milk|gardener|price of the book|kites/.test(prompt))
			return text === "Neither of them";
		if (prompt.includes("variable?"))
			return text === `$${prompt.includes("the independent variable?") ? x : y}$`;
		if (question_type === "FILL_MULTIPLE") {
			const [, p = exact(0), total = exact(0)] = exactsIn(prompt);
			const [up = null, back = null] = values;
			return up !== null && back !== null && isEqual(over(up, p), rate) && isEqual(times(back, rate), total);
		}
		if (question_type === "FILL_ONE") {
			const equation = formulasIn(prompt).find((formula) => /\d[a-z]$/.test(formula)) ?? "";
			const [, letter = "", number = ""] = /for \$([a-z]) = (\d+)\$\?/.exec(prompt) ?? [];
			const asked = /What is \$([a-z])\$/.exec(prompt)?.[1] ?? "";
			return value !== null && holds(equation, { [letter]: numberOf(number), [asked]: value });
		}
		const formula = equationsIn(texts.at(-1) ?? "").at(-1) ?? "";
		if (figure !== undefined) {
			const points = [...figure.alt.matchAll(/(\d+) to the right and (\d+) up/g)];
			const [right = "", up = ""] =
				/A graph with (\w) to the right and (\w)/.exec(figure.alt)?.slice(1) ?? [];
			return points.every(([, a = "", b = ""]) =>
				holds(formula, { [right]: numberOf(a), [up]: numberOf(b) }),
			);
		}
		if (lettersOf(formula).join() !== [x, y].sort().join()) return false;
		return [2, 5].every((number) => holds(formula, { [x]: exact(number), [y]: times(rate, exact(number)) }));
	},
};
