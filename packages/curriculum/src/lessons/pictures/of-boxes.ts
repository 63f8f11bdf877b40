import type { Figure, Question } from "@learnin/domain/question/question";
import { numeral, round } from "../../figures/svg.ts";

/** The answer to a box in a picture, and where it is in percent of the picture. */
interface Answer {
	name: string;
	text: string;
	x: number;
	y: number;
	isChosen: boolean;
}

/**
 * The picture of a question with boxes, with the answers that the steps have said so far in them, the newest with a
 * color. None if the last of them says no new one; `at` is the place of the last.
 */
export function filledPictures(question: Question, steps: readonly string[], at: number): Figure[] {
	if (!hasBoxes(question)) return [];
	const answers = answersOf(question);
	const said = saidAnswers(answers, steps, at);
	const before = new Set(at === 0 ? [] : saidAnswers(answers, steps, at - 1));
	if (said.every((answer) => before.has(answer))) return [];
	const size = sizeOf(question.figure.svg, answers);
	const isSaid = new Set(said);
	// All have the same width, which tells nothing about the answers.
	const letters = longestOf(answers);
	const view = viewOf(question.figure.svg);
	const boxes = answers.map((answer) =>
		boxOf(answer, { view, size, letters, isSaid: isSaid.has(answer), isNew: !before.has(answer) }),
	);
	const words = said.map(({ name, text }) => `${name}: ${text}.`).join(" ");
	return [
		{
			svg: question.figure.svg.replace("</svg>", `${boxes.join("")}</svg>`),
			alt: `${question.figure.alt} Filled in: ${words}`,
		},
	];
}

type Boxed = Extract<Question, { question_type: "LABELED_INPUT" }> & { figure: Figure };

/** Whether its answers are written into its picture. */
export function hasBoxes(question: Question): question is Boxed {
	return question.question_type === "LABELED_INPUT" && question.figure !== undefined;
}

function answersOf({ labels }: Boxed): Answer[] {
	return labels.map(({ label, x, y, key, choices, answer_suffix = "" }) => {
		const [first = ""] = key?.answers ?? [];
		const isWhole = /^-?\d+$/.test(first);
		return {
			name: label,
			text: `${isWhole ? numeral(Number(first)) : first}${answer_suffix}`.replace(/^-/, "−"),
			x,
			y,
			isChosen: choices !== undefined,
		};
	});
}

/** What is said of a column: "Ones: …". */
const COLUMN = /^(\w+) of the (?:sum|difference)$/;

/** The answers that the steps up to one of them say; all of them after the last. */
function saidAnswers(answers: readonly Answer[], steps: readonly string[], at: number): Answer[] {
	if (at >= steps.length - 1) return [...answers];
	const [all, told] = [plain(steps), plain(steps.slice(0, at + 1))];
	return answers.filter((answer, place) => {
		const column = COLUMN.exec(answer.name)?.[1];
		if (column !== undefined) return told.includes(`${column}: `);
		if (answer.isChosen) return cardsOf(answer.text, told).includes(answer.name);
		const name = answer.name.toLowerCase();
		if (all.toLowerCase().includes(name)) return told.toLowerCase().includes(name);
		const value = answer.text.replace(/[^\d,.−/]/g, "");
		// Two boxes with the same number are filled one after the other.
		const earlier = answers.slice(0, place).filter(({ text }) => text === answer.text).length;
		const isResult = resultsOf(all).includes(value);
		const values = isResult ? resultsOf(told) : numbersOf(told);
		return values.filter((each) => each === value).length > earlier;
	});
}

/** Steps as their numbers are written in pictures. */
function plain(steps: readonly string[]): string {
	return steps
		.join(" ")
		.replaceAll("{,}", ",")
		.replaceAll("$", "")
		.replaceAll(/(?<![\d)\w] ?)-(?=\d)/g, "−");
}

const NUMBER = String.raw`−?\d[\d,]*(?:\.\d+)?(?:/\d+)?`;

function numbersOf(text: string): string[] {
	return [...text.matchAll(new RegExp(NUMBER, "g"))].map(([each]) => each.replace(/,$/, ""));
}

/** Numbers after an equals sign. */
function resultsOf(text: string): string[] {
	return [...text.matchAll(new RegExp(`= (${NUMBER})(?! [+×÷-])`, "g"))].map(([, each = ""]) =>
		each.replace(/,$/, ""),
	);
}

/** The cards listed under a name: "Always: Rhombus, Square." */
function cardsOf(name: string, text: string): string[] {
	const [, list = ""] = new RegExp(`(?:^|\\. )${name}: ([^.]*)\\.`).exec(text) ?? [];
	return list.split(/[,;] /).map((card) => card.trim());
}

interface View {
	left: number;
	width: number;
	height: number;
}

function viewOf(svg: string): View {
	const [, left = "0", width = "400", height = "200"] =
		/viewBox="(-?[\d.]+) -?[\d.]+ ([\d.]+) ([\d.]+)"/.exec(svg) ?? [];
	return { left: Number(left), width: Number(width), height: Number(height) };
}

const LETTER = 0.6;

/** Of the width of a picture: text that is smaller cannot be read on a phone. */
const SMALLEST = 10.5 / 302;
const USUAL = 0.05;

/** The size of the picture's own numbers, unless an answer would reach its neighbor. */
function sizeOf(svg: string, answers: readonly Answer[]): number {
	const { width } = viewOf(svg);
	const sizes = [...svg.matchAll(/font-size="([\d.]+)"/g)].map(([, size]) => Number(size));
	const gaps = answers.flatMap((one, at) =>
		answers
			.slice(at + 1)
			.filter(({ y }) => Math.abs(y - one.y) < 12)
			.map(({ x }) => Math.abs(x - one.x)),
	);
	const room = (0.9 * width * Math.min(33, ...gaps)) / 100;
	const largest = Math.max(USUAL * width, ...sizes);
	return Math.max(SMALLEST * width, Math.min(largest, room / (longestOf(answers) * LETTER + 0.6)));
}

function longestOf(answers: readonly Answer[]): number {
	return Math.max(...answers.map(({ text }) => text.length));
}

interface Drawn {
	letters: number;
	view: View;
	size: number;
	isSaid: boolean;
	isNew: boolean;
}

function boxOf({ text, x, y }: Answer, { view, size, letters, isSaid, isNew }: Drawn): string {
	const [middle, center] = [view.left + (view.width * x) / 100, (view.height * y) / 100];
	const [width, height] = [(letters * LETTER + 0.6) * size, size * 1.3];
	const place = `x="${round(middle - width / 2)}" y="${round(center - height / 2)}" width="${round(width)}" height="${round(height)}" rx="6"`;
	const edge = isSaid ? "" : ` stroke="var(--border-strong)" stroke-dasharray="5 4"`;
	const paper = `<rect ${place} fill="var(--surface-1)"${edge}/>`;
	if (!isSaid) return paper;
	const tint = isNew ? `<rect ${place} fill="var(--fig-sky)" fill-opacity="0.28"/>` : "";
	const written = `<text x="${round(middle)}" y="${round(center + size * 0.36)}" text-anchor="middle" font-size="${round(size)}" fill="var(--ink)">${escaped(text)}</text>`;
	return paper + tint + written;
}

function escaped(text: string): string {
	return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
