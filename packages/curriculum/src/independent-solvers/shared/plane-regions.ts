import type { Rational } from "@learnin/domain/arithmetic/rational";
import { exact } from "../reading/arithmetic.ts";
import { formulasIn, holds } from "../reading/formulas.ts";
import type { Solver } from "../solver.ts";

type Signs = readonly [x: string, y: string];

const TRIED = Array.from({ length: 41 }, (_, at) => at - 20);
const QUADRANTS: Readonly<Record<string, Signs>> = {
	I: ["x > 0", "y > 0"],
	II: ["x < 0", "y > 0"],
	III: ["x < 0", "y < 0"],
	IV: ["x > 0", "y < 0"],
};

/** A region has the same coordinates as the prompt says, x and y tried apart. */
export const shadesTheRegion: Solver = ({ prompt }, { text }) => {
	const [told, given] = [toldIn(prompt), signed(text).split(" and ").flatMap(unchained)];
	return (["x", "y"] as const).every((letter) =>
		TRIED.every((number) => isIn(told, letter, exact(number)) === isIn(given, letter, exact(number))),
	);
};

function signed(text: string): string {
	return text.replaceAll("<=", "≤").replaceAll(">=", "≥");
}

/** A chain as its two inequalities. */
function unchained(statement: string): string[] {
	const [, low = "", first = "", middle = "", second = "", high = ""] =
		/^(\S+) ([<>≤≥]) (\S+) ([<>≤≥]) (\S+)$/.exec(statement.trim()) ?? [];
	return middle === "" ? [statement] : [`${low} ${first} ${middle}`, `${middle} ${second} ${high}`];
}

function isIn(statements: readonly string[], letter: string, number: Rational): boolean {
	return statements
		.filter((statement) => statement.includes(letter))
		.every((statement) => holds(statement, { [letter]: number }));
}

/** What a prompt says of the coordinates, as inequalities. */
function toldIn(prompt: string): string[] {
	const quadrant = /Quadrant (I+V?)/.exec(prompt)?.[1];
	if (quadrant !== undefined) return [...(QUADRANTS[quadrant] ?? [])];
	const solved = formulasIn(prompt).find((formula) => /[<>≤≥]/.test(formula));
	if (solved !== undefined) return [solved];
	const signs = [...prompt.matchAll(/(negative|positive) ([xy])-coordinate/g)];
	if (signs.length > 0)
		return signs.map(([, sign, letter]) => `${letter} ${sign === "positive" ? ">" : "<"} 0`);
	const sides = /to the (left|right) of the y-axis and (above|below) the x-axis/.exec(prompt);
	if (sides !== null)
		return [`x ${sides[1] === "right" ? ">" : "<"} 0`, `y ${sides[2] === "above" ? ">" : "<"} 0`];
	const letter = /([xy])-coordinate/.exec(prompt)?.[1] ?? "";
	const [low = "", high] = formulasIn(prompt);
	if (high !== undefined) {
		const isStrict = /is greater than \S+ and less than/.test(prompt);
		const sign = prompt.includes("both included") ? "≤" : isStrict ? "<" : "?";
		return [`${low} ${sign} ${letter}`, `${letter} ${sign} ${high}`];
	}
	return [`${letter} ${signOf(prompt)} ${low}`];
}

function signOf(prompt: string): string {
	if (/at least|or more|not less/.test(prompt)) return "≥";
	if (/at most|or less|not greater/.test(prompt)) return "≤";
	return /less than|smaller than|below/.test(prompt) ? "<" : ">";
}
