import type { Question } from "@learnin/domain/question/question";
import { figureOf, sidesOf } from "../reading/read-figure.ts";
import { wholesIn } from "../reading/read-question.ts";
import type { Solver } from "../solver.ts";
import { wholeOf } from "../reading/wholes.ts";

const SIDES_OF: Readonly<Record<string, number>> = {
	triangle: 3,
	quadrilateral: 4,
	rectangle: 4,
	square: 4,
	pentagon: 5,
	hexagon: 6,
};
const WORDS: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3, four: 4, five: 5, six: 6 };

/** The shapes that a text names, in reading order, by their sides. */
const named = (text: string) =>
	(text.match(/triangle|quadrilateral|rectangle|square(?! (?:corner|face))|pentagon|hexagon/g) ?? []).map(
		(name) => SIDES_OF[name] ?? 0,
	);

/** Corners where four faces of a box meet the upper and lower face, and so on. */
function ofCube(what: string): number {
	const around = 4;
	if (what.includes("face")) return around + 2;
	return what.includes("edge") ? 3 * around : 2 * around;
}

function isDescribed(prompt: string, name: string): boolean {
	const [sides = 0] = named(name);
	const [, count, more] = /(\w+) (more|fewer) (?:sides?|corners?) than/.exec(prompt) ?? [];
	const [other = 0] = named(prompt);
	if (count !== undefined) return sides === other + (more === "more" ? 1 : -1) * (WORDS[count] ?? 0);
	if (prompt.includes("twice")) return sides === 2 * other;
	if (prompt.includes("two long")) return name === "a rectangle";
	if (prompt.includes("same length")) return name === "a square";
	if (prompt.includes("different lengths")) return name === "a quadrilateral";
	return sides === WORDS[/(\w+) sides/.exec(prompt)?.[1] ?? ""];
}

function isTrueClaim(claim: string): boolean {
	const [first = 0, second = 0] = named(claim);
	const [number] = wholesIn(claim);
	return number === undefined ? first > second : Number(number) === first;
}

function counts(question: Question): number {
	const { prompt, figure } = question;
	if (figure !== undefined) return sidesOf(figure);
	if (/cube/.test(prompt))
		return ofCube(/faces|corners|edges/.exec(prompt)?.[0] ?? "") * (prompt.includes("2 cubes") ? 2 : 1);
	return named(prompt).reduce((sum, sides) => sum + sides, 0);
}

/** Independent solver for the names, sides and corners of shapes. */
export const shapesWay: Solver = (question, { text, texts, value, values }) => {
	const { question_type, prompt, figure } = question;
	if (question_type === "MATCH_THE_FOLLOWING")
		return sidesOf(figureOf(question, text)) === SIDES_OF[texts[1] ?? ""];
	if (question_type === "LABELED_INPUT") {
		const paths = [...(figure?.svg ?? "").matchAll(/<path d="([^"]*)"/g)];
		return paths.every(([, path = ""], at) => Number(wholeOf(values[at] ?? null)) === path.split("L").length);
	}
	if (question_type === "SELECT_ALL")
		return text.startsWith("A shape with") && text.includes("straight")
			? sidesOf(figureOf(question, text)) === named(prompt)[0]
			: isTrueClaim(text);
	if (value !== null) return Number(wholeOf(value)) === counts(question);
	return figure === undefined ? isDescribed(prompt, text) : sidesOf(figure) === SIDES_OF[text];
};
