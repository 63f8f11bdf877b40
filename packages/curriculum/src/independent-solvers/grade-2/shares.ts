import type { Figure, Question } from "@learnin/domain/question/question";
import { figureOf, partsOf } from "../reading/read-figure.ts";
import { wholesIn } from "../reading/read-question.ts";
import type { GivenAnswer, Solver } from "../solver.ts";
import { repeatedSum, wholeOf } from "../reading/wholes.ts";

const NUMBERS = ["zero", "one", "two", "three", "four", "five"];

/** How many of the named parts make a whole: the first name in the text, or none. */
function countNamed(text: string): number | undefined {
	const [name = ""] = /hal(?:f|ves)|thirds?|fourths?/.exec(text) ?? [];
	return name === "" ? undefined : ["ha", "th", "fo"].indexOf(name.slice(0, 2)) + 2;
}

/** The number that a text begins with, in words. */
const told = (text: string) => NUMBERS.indexOf(text.toLowerCase().split(" ")[0] ?? "");

/** Whether a picture shows equal parts of that name. */
function shows(question: Question, alt: string, name: string): boolean {
	return areCalled(figureOf(question, alt), name);
}

function areCalled(figure: Figure, name: string): boolean {
	const { count, are_equal } = partsOf(figure);
	return are_equal && count === countNamed(name);
}

function isTrueClaim(claim: string): boolean {
	if (claim.includes("make one whole")) return told(claim) === countNamed(claim);
	const [first = "", second = ""] = claim.split(/equally\.|is more than/);
	if (claim.includes("equally")) return told(first) === countNamed(second);
	return (countNamed(first) ?? 0) < (countNamed(second) ?? 0);
}

/** The part of a picture that is colored: "two thirds". */
function isColored(question: Question, text: string): boolean {
	const { svg } = figureOf(question);
	const { count } = partsOf({ svg, alt: "" });
	const colored = svg.match(/fill="var\(--fig-/g)?.length ?? 0;
	return countNamed(text) === count && told(text) === colored;
}

/** Of two equal wholes the one with fewer parts has the larger ones. */
function comparesParts(prompt: string, text: string): boolean {
	const cuts = [...prompt.matchAll(/(\w+) cuts [\w ]*?into (\d) equal/g)].map(
		([, who = "", count = "0"]) => ({
			who,
			count: Number(count),
		}),
	);
	const [first, second] = cuts.toSorted((a, b) => a.count - b.count);
	if (first?.count === second?.count) return text.endsWith("have the same size.");
	return text.startsWith(`${first?.who}’s`);
}

function counts({ prompt }: Question, { value }: GivenAnswer): boolean {
	const parts = BigInt(countNamed(prompt) ?? 0);
	const [number = 0n] = wholesIn(prompt);
	const answer = wholeOf(value);
	if (/left|stay/.test(prompt)) return answer !== null && answer + number === parts;
	if (/in all|is that/.test(prompt)) return answer === repeatedSum(number, parts);
	return answer === parts;
}

/** Independent solver for halves, thirds and fourths. */
export const equalSharesWay: Solver = (question, answer) => {
	const { prompt, question_type } = question;
	const { text, texts } = answer;
	if (question_type === "MATCH_THE_FOLLOWING") return shows(question, text, texts[1] ?? "");
	if (/larger parts\?|parts are larger\?/.test(prompt)) return comparesParts(prompt, text);
	if (/^A (circle|square) cut/.test(text)) return shows(question, text, prompt);
	if (question_type === "SELECT_ALL") return isTrueClaim(text);
	if (answer.value !== null) return counts(question, answer);
	if (/colored|colors a part/.test(prompt)) return isColored(question, text);
	if (question.figure !== undefined) return areCalled(question.figure, text);
	return Number(wholesIn(prompt)[0]) === countNamed(text) && told(text) === 1;
};
