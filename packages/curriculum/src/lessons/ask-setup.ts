import type { Random } from "../random/seeded-random.ts";
import { piecesOf } from "./gaps.ts";
import type { SmallQuestion } from "./lesson.ts";
import { valueOf as numberOf } from "./written-numbers.ts";

const NUMBER = String.raw`\d+(?:\{,\}\d{3})*(?:\.\d+)?`;
/** Two plain numbers and an operation whose result is not told: "32 ÷ 4", "5x" has none. */
const SETUP = new RegExp(String.raw`^(${NUMBER}) (\+|-|\\times|\\div) (${NUMBER})$`);
const OPERATORS = ["+", "-", "\\times", "\\div"] as const;
/** The step's words tell the operation. */
const NAMED =
	/\b(?:add|sum|plus|subtract|minus|differ|multipl|times|product|factor|divi|quotient|share|more|less|left)/i;

/**
 * "Which step comes next?" for a step that only says what to calculate, with the same numbers the wrong way round or
 * with another operation; undefined for any other step.
 */
export function askSetup(step: string, random: Random): SmallQuestion | undefined {
	const pieces = piecesOf(step);
	const setups = pieces.filter(({ text, isFormula }) => isFormula && SETUP.test(text));
	const [setup] = setups;
	if (setup === undefined || setups.length > 1 || step.includes("=")) return undefined;
	const { text, from } = setup;
	const isNamed = pieces.some((piece) => !piece.isFormula && NAMED.test(piece.text));
	const wrong = random.shuffle(otherSetups(text, isNamed)).slice(0, 2);
	if (wrong.length === 0) return undefined;
	const steps = [text, ...wrong].map((each) => step.slice(0, from) + each + step.slice(from + text.length));
	const options = random.shuffle(steps);
	return {
		asked: "Which step comes next?",
		choices: options.map((option) => ({ text: option })),
		right: options.indexOf(step),
		feedback: {},
	};
}

/** The numbers the wrong way round where that matters; other operations where the words leave it open. */
function otherSetups(setup: string, isNamed: boolean): string[] {
	const [, left = "", operator, right = ""] = SETUP.exec(setup) ?? [];
	const isOrdered = operator === "-" || operator === "\\div";
	const turned = isOrdered && left !== right ? [`${right} ${operator} ${left}`] : [];
	const others = isNamed ? [] : OPERATORS.filter((each) => each !== operator);
	const changed = others.map((each) => `${left} ${each} ${right}`).filter((each) => isLikely(valueOf(each)));
	return [...turned, ...changed].filter((each) => valueOf(each) !== valueOf(setup));
}

/** Results that no child expects of two numbers give the wrong choice away. */
function isLikely(value: number): boolean {
	return value > 0 && Number(value.toFixed(3)) === Number(value.toFixed(6));
}

function valueOf(setup: string): number {
	const [, left = "", operator = "", right = ""] = SETUP.exec(setup) ?? [];
	const [one, other] = [numberOf(left), numberOf(right)];
	const values: Readonly<Record<string, number>> = {
		"+": one + other,
		"-": one - other,
		"\\times": one * other,
		"\\div": one / other,
	};
	return values[operator] ?? Number.NaN;
}
